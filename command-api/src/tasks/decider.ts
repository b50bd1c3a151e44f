import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { defaultFrequency } from '@wattle/contracts/tasks/choices.ts'
import type { NewTask, TaskCommand } from '@wattle/contracts/tasks/commands.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { decideSequentially } from '../state/decide-sequentially.ts'
import type { Decider } from '../state/decider.ts'
import { evolve } from '../state/evolve.ts'
import type { Garden } from '../state/garden.ts'
import { findTask, plantIn, taskIn } from '../state/garden-lookup.ts'
import { factsOf, seriesFrom } from '../state/tasks.ts'
import { changesOf } from './changes.ts'
import { completeTask } from './completion.ts'

export const decideTasks = {
  AddTask: (command, garden) => {
    const { taskId, nextTaskId, now } = command
    if (findTask(garden, taskId)) throw new Refused('already-there')
    if (command.plantId) plantIn(garden, command.plantId)
    const added: GardenEvent = { type: 'TaskAdded', task: plannedTask(taskId, command) }
    if (command.status !== 'completed') return [added]
    // The task was recorded after it was done.
    const completed = { type: 'CompleteTask', taskId, nextTaskId, now, completed: true } as const
    return [added, ...completeTask(completed, evolve(garden, added))]
  },
  ChangeTask: (command, garden) => {
    const { taskId, nextTaskId, now } = command
    const task = taskIn(garden, taskId)
    const events = changesOf(task, command.changes, garden)
    const { status = task.status } = command.changes
    if (status === task.status) return events
    const completed = status === 'completed'
    const after = events.reduce(evolve, garden)
    return [...events, ...completeTask({ type: 'CompleteTask', taskId, nextTaskId, now, completed }, after)]
  },
  CompleteTask: completeTask,
  CompleteTasks: ({ tasks, ...rest }, garden) =>
    decideSequentially(tasks, garden, (task, at) => {
      // Reopening an earlier task of the list may have removed this one, if it was that task's next
      // occurrence.
      const isGone = findTask(garden, task.taskId) && !findTask(at, task.taskId)
      return isGone ? [] : completeTask({ ...rest, ...task, type: 'CompleteTask' }, at)
    }),
  RescheduleTasks: ({ tasks }, garden) =>
    decideSequentially(tasks, garden, ({ taskId, dueDate }, at) =>
      changesOf(taskIn(at, taskId), { dueDate }, at),
    ),
  DeleteTask: ({ taskId }, garden) => deleteTask(taskId, garden),
  DeleteTasks: ({ taskIds }, garden) => decideSequentially(taskIds, garden, deleteTask),
} satisfies Decider<TaskCommand>

function deleteTask(taskId: string, garden: Garden): GardenEvent[] {
  const task = taskIn(garden, taskId)
  const rule = task.isAutomated ? task.reason?.rule : undefined
  return [{ type: 'TaskDeleted', task: factsOf(task), ...(rule === undefined ? {} : { rule }) }]
}

function plannedTask(taskId: string, task: NewTask): PlannedTask {
  const { title, dueDate, priority, isRecurring } = task
  return {
    taskId,
    plantId: task.plantId ?? null,
    title,
    description: task.description ?? '',
    dueDate,
    priority,
    estimatedTime: task.estimatedTime ?? null,
    isRecurring,
    recurringFrequency: isRecurring ? task.recurringFrequency : defaultFrequency,
    series: isRecurring ? seriesFrom({ id: taskId, dueDate }) : null,
    product: task.product?.productName ? task.product : null,
    taskType: null,
    reason: null,
  }
}
