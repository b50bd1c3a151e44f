import { type CivilDate, type CivilMonth, monthOf } from '@wattle/contracts/civil-date.ts'
import type { GardenEvent, Happened } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { TaskStatus } from '@wattle/contracts/tasks/choices.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import type { ReadModel } from '../read-model.ts'

/** A task of a garden, with the instants it was recorded and last changed. */
export type TaskDocument = Omit<PlannedTask, 'taskId' | 'series' | 'taskType'> & {
  id: string
  gardenId: GardenId
  month: CivilMonth
  status: TaskStatus
  completedOn: CivilDate | null
  isAutomated: boolean
  createdAt: string
  updatedAt: string
}

export const tasks: ReadModel<TaskDocument> = {
  name: 'tasks',
  version: 1,
  indexes: [
    ['gardenId', 'dueDate', 'priority'],
    ['gardenId', 'month', 'dueDate', 'priority'],
    ['gardenId', 'plantId', 'dueDate', 'priority'],
  ],

  route({ event }) {
    switch (event.type) {
      case 'TaskAdded':
      case 'TaskDeleted':
        return [event.task.taskId]
      case 'CarePlanAccepted':
        return [...event.replaced, ...event.tasks].map((task) => task.taskId)
      case 'TaskRescheduled':
      case 'TaskReprioritised':
      case 'TaskAssigned':
        return [event.was.taskId]
      case 'TaskReworded':
      case 'TaskRecurrenceChanged':
        return [event.taskId]
      case 'TaskCompleted':
        return event.next ? [event.task.taskId, event.next.taskId] : [event.task.taskId]
      case 'TaskReopened':
        return event.revoked ? [event.task.taskId, event.revoked.taskId] : [event.task.taskId]
      case 'PlantDeleted':
      case 'LocationDeleted':
        return event.tasks.map((task) => task.taskId)
      default:
        return []
    }
  },

  evolve(task, happened, id) {
    const planned = plannedIn(happened.event, id)
    if (planned) return created(planned, happened)
    const next = task && changed(task, happened.event, id)
    return next && { ...next, updatedAt: happened.metadata.occurredAt }
  },
}

/** The task with this id that the event created. */
function plannedIn(event: GardenEvent, id: string): PlannedTask | null {
  switch (event.type) {
    case 'TaskAdded':
      return event.task
    case 'CarePlanAccepted':
      return event.tasks.find((task) => task.taskId === id) ?? null
    case 'TaskCompleted':
      return event.next?.taskId === id ? event.next : null
    default:
      return null
  }
}

function created(planned: PlannedTask, { event, gardenId, metadata }: Happened): TaskDocument {
  const { taskId, series: _series, taskType, ...rest } = planned
  return {
    id: taskId,
    gardenId,
    ...rest,
    month: monthOf(rest.dueDate),
    status: 'pending',
    completedOn: null,
    // The next occurrence of a generated task does not mention its plan, but keeps what only a plan sets.
    isAutomated: event.type === 'CarePlanAccepted' || taskType !== null || rest.reason !== null,
    createdAt: metadata.occurredAt,
    updatedAt: metadata.occurredAt,
  }
}

function changed(task: TaskDocument, event: GardenEvent, id: string): TaskDocument | null {
  switch (event.type) {
    case 'TaskRescheduled':
      return { ...task, dueDate: event.dueDate, month: monthOf(event.dueDate) }
    case 'TaskReprioritised':
      return { ...task, priority: event.priority }
    case 'TaskAssigned':
      return { ...task, plantId: event.plantId }
    case 'TaskReworded': {
      const {
        title = task.title,
        description = task.description,
        estimatedTime = task.estimatedTime,
        product = task.product,
      } = event
      return { ...task, title, description, estimatedTime, product }
    }
    case 'TaskRecurrenceChanged':
      return { ...task, isRecurring: event.isRecurring, recurringFrequency: event.recurringFrequency }
    case 'TaskCompleted':
      return { ...task, status: 'completed', completedOn: event.doneOn }
    case 'TaskReopened':
      return event.revoked?.taskId === id ? null : { ...task, status: 'pending', completedOn: null }
    case 'TaskDeleted':
    case 'CarePlanAccepted':
    case 'PlantDeleted':
    case 'LocationDeleted':
      return null
    default:
      return task
  }
}
