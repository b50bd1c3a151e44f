import { type CivilDate, lastDay } from '@wattle/contracts/civil-date.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { TaskCommand } from '@wattle/contracts/tasks/commands.ts'
import type { TaskCompleted, TaskReopened } from '@wattle/contracts/tasks/events.ts'
import { nextTurn } from '@wattle/contracts/tasks/recurrence.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { memoizedGroupBy } from '../lib/persistent-map.ts'
import type { Task } from '../state/entities.ts'
import type { Garden } from '../state/garden.ts'
import { findTask, taskIn } from '../state/garden-lookup.ts'
import { factsOf } from '../state/tasks.ts'
import { todayIn } from '../state/today-in-garden.ts'

type CompleteTask = Extract<TaskCommand, { type: 'CompleteTask' }>
type Day = { today: CivilDate; doneOn: CivilDate; nextTaskId: string }

/** Completes or reopens a task; without `completed`, toggles its status. */
export function completeTask(command: CompleteTask, garden: Garden): GardenEvent[] {
  const task = taskIn(garden, command.taskId)
  const { completed = task.status === 'pending', nextTaskId } = command
  if (completed === (task.status === 'completed')) return []
  if (!completed) return [reopen(task, garden)]
  const today = todayIn(garden, command.now)
  return [complete(task, garden, { today, doneOn: command.doneOn ?? today, nextTaskId })]
}

/**
 * Completes a task; for a recurring task, the event includes the next occurrence, unless its series already
 * has a pending one or has ended.
 */
function complete(task: Task, garden: Garden, { today, doneOn, nextTaskId }: Day): TaskCompleted {
  if (doneOn > today) throw new Refused('day-not-come')
  const next = nextOccurrence(task, garden, nextTaskId, doneOn)
  return { type: 'TaskCompleted', task: factsOf(task), doneOn, next }
}

/** Reopens a task; its next occurrence is removed again if it is still pending and the gardener has not changed it. */
function reopen(task: Task, garden: Garden): TaskReopened {
  const next = task.nextId ? findTask(garden, task.nextId) : undefined
  const revoked = next?.status === 'pending' && !next.touched ? factsOf(next) : null
  return { type: 'TaskReopened', task: factsOf(task), revoked }
}

const pendingOccurrences = memoizedGroupBy(({ status, series }: Task) =>
  status === 'pending' && series ? series.id : null,
)

function nextOccurrence(task: Task, garden: Garden, taskId: string, doneOn: CivilDate): PlannedTask | null {
  const { series } = task
  if (!series) return null
  const isWaiting = pendingOccurrences(garden.tasks, series.id).some(({ id }) => id !== task.id)
  if (isWaiting) return null
  const { plantId, title, description, priority, estimatedTime, isRecurring } = task
  const { recurringFrequency, product, taskType, reason } = task
  const dueDate = nextTurn(recurringFrequency, task.dueDate, doneOn, series.day)
  if (dueDate > (series.until ?? lastDay)) return null
  return {
    taskId,
    plantId,
    title,
    description,
    dueDate,
    priority,
    estimatedTime,
    isRecurring,
    recurringFrequency,
    series,
    product,
    taskType,
    reason,
  }
}
