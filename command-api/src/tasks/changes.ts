import { isDeepStrictEqual } from 'node:util'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { TaskChanges } from '@wattle/contracts/tasks/commands.ts'
import type { Task } from '../state/entities.ts'
import type { Garden } from '../state/garden.ts'
import { plantIn } from '../state/garden-lookup.ts'
import { factsOf } from '../state/tasks.ts'

/**
 * The events for an edit, one per kind of change; status changes are not included. Each event's facts include
 * the changes before it.
 */
export function changesOf(task: Task, wanted: TaskChanges, garden: Garden): GardenEvent[] {
  const events: GardenEvent[] = []
  let was = factsOf(task)

  if (wanted.dueDate !== undefined && wanted.dueDate !== was.dueDate) {
    events.push({ type: 'TaskRescheduled', dueDate: wanted.dueDate, was })
    was = { ...was, dueDate: wanted.dueDate }
  }
  if (wanted.priority !== undefined && wanted.priority !== was.priority) {
    events.push({ type: 'TaskReprioritised', priority: wanted.priority, was })
    was = { ...was, priority: wanted.priority }
  }
  if (wanted.plantId !== undefined && wanted.plantId !== was.plantId) {
    if (wanted.plantId) plantIn(garden, wanted.plantId)
    events.push({ type: 'TaskAssigned', plantId: wanted.plantId, was })
    was = { ...was, plantId: wanted.plantId }
  }
  const words = rewordings(task, wanted)
  if (Object.keys(words).length > 0) {
    events.push({ type: 'TaskReworded', taskId: task.id, plantId: was.plantId, ...words })
  }
  const { isRecurring = task.isRecurring, recurringFrequency = task.recurringFrequency } = wanted
  if (isRecurring !== task.isRecurring || (isRecurring && recurringFrequency !== task.recurringFrequency)) {
    events.push({
      type: 'TaskRecurrenceChanged',
      taskId: task.id,
      plantId: was.plantId,
      isRecurring,
      recurringFrequency,
    })
  }
  return events
}

function rewordings(
  task: Task,
  wanted: TaskChanges,
): Partial<Pick<Task, 'title' | 'description' | 'estimatedTime' | 'product'>> {
  const product = wanted.product?.productName
    ? wanted.product
    : wanted.product === undefined
      ? task.product
      : null
  const words = {
    title: wanted.title ?? task.title,
    description: wanted.description === undefined ? task.description : (wanted.description ?? ''),
    estimatedTime: wanted.estimatedTime === undefined ? task.estimatedTime : wanted.estimatedTime,
    product,
  }
  return Object.fromEntries(
    Object.entries(words).filter(
      ([field, value]) => !isDeepStrictEqual(value, task[field as keyof typeof words]),
    ),
  )
}
