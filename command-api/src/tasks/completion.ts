import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { TaskCompleted, TaskReopened } from '@wattle/contracts/tasks/events.ts'
import { nextTurn } from '@wattle/contracts/tasks/recurrence.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { lastDay } from '@wattle/contracts/values.ts'
import { get, values } from '../garden/by-id.ts'
import { factsOf } from '../garden/find.ts'
import type { Garden } from '../garden/garden.ts'
import type { Task } from './evolve.ts'

type Day = { today: CivilDate; doneOn: CivilDate; nextTaskId: string }

/**
 * Completes a task; for a recurring task the event includes the next occurrence, unless its series already has a
 * pending one.
 */
export function complete(task: Task, garden: Garden, { today, doneOn, nextTaskId }: Day): TaskCompleted {
  if (doneOn > today) throw new Refused('day-not-come')
  const next = nextOccurrence(task, garden, nextTaskId, doneOn)
  return { type: 'TaskCompleted', task: factsOf(task), doneOn, next }
}

/** Reopens a task; its next occurrence is removed again if nobody has touched it. */
export function reopen(task: Task, garden: Garden): TaskReopened {
  const next = task.nextId ? get(garden.tasks, task.nextId) : undefined
  const revoked = next && !next.touched ? factsOf(next) : null
  return { type: 'TaskReopened', task: factsOf(task), revoked }
}

function nextOccurrence(task: Task, garden: Garden, taskId: string, doneOn: CivilDate): PlannedTask | null {
  const { series } = task
  if (!series) return null
  const isWaiting = values(garden.tasks).some((other) => {
    return other.id !== task.id && other.status === 'pending' && other.series?.id === series.id
  })
  if (isWaiting) return null
  const { plantId, title, description, priority, estimatedTime, isRecurring } = task
  const { recurringFrequency, product, taskType, reason } = task
  const dueDate = nextTurn(recurringFrequency, task.dueDate, doneOn, series.day)
  if (dueDate > lastDay) return null
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
