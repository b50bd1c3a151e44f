import { partsOf } from '@wattle/contracts/civil-date.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { TaskStatus } from '@wattle/contracts/tasks/choices.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { type ById, change, get, put, remove } from '../garden/by-id.ts'

export type Task = Omit<PlannedTask, 'taskId'> & {
  readonly id: string
  readonly status: TaskStatus
  readonly completedOn: string | null
  /** Made by a care plan. */
  readonly isAutomated: boolean
  /** The gardener has changed or completed it, so no plan may remove it. */
  readonly touched: boolean
  /** The occurrence that completing this one recorded. */
  readonly nextId: string | null
}

export function evolveTasks(tasks: ById<Task>, event: GardenEvent): ById<Task> {
  switch (event.type) {
    case 'TaskAdded':
      return add(tasks, event.task, false)
    case 'CarePlanAccepted':
      return event.tasks.reduce(
        (all, task) => add(all, task, true),
        remove(
          tasks,
          event.replaced.map((task) => task.taskId),
        ),
      )
    case 'TaskRescheduled': {
      const task = get(tasks, event.was.taskId)
      const series = task?.series ? { ...task.series, day: partsOf(event.dueDate).day } : null
      return change(tasks, event.was.taskId, { dueDate: event.dueDate, series, touched: true })
    }
    case 'TaskReprioritised':
      return change(tasks, event.was.taskId, { priority: event.priority, touched: true })
    case 'TaskAssigned':
      return change(tasks, event.was.taskId, { plantId: event.plantId, touched: true })
    case 'TaskReworded': {
      const { type: _type, taskId, plantId: _plant, ...changes } = event
      return change(tasks, taskId, { ...changes, touched: true } as Partial<Task>)
    }
    case 'TaskRecurrenceChanged': {
      const { taskId, isRecurring, recurringFrequency } = event
      const task = get(tasks, taskId)
      const series = isRecurring && task ? (task.series ?? seriesFrom(task)) : null
      return change(tasks, taskId, { isRecurring, recurringFrequency, series, touched: true })
    }
    case 'TaskCompleted': {
      const done = change(tasks, event.task.taskId, {
        status: 'completed',
        completedOn: event.doneOn,
        touched: true,
        nextId: event.next?.taskId ?? null,
      })
      const wasAutomated = get(tasks, event.task.taskId)?.isAutomated ?? false
      return event.next ? add(done, event.next, wasAutomated) : done
    }
    case 'TaskReopened': {
      const rest = event.revoked ? remove(tasks, [event.revoked.taskId]) : tasks
      return change(rest, event.task.taskId, { status: 'pending', completedOn: null, nextId: null })
    }
    case 'TaskDeleted':
      return remove(tasks, [event.task.taskId])
    case 'PlantDeleted':
    case 'LocationDeleted':
      return remove(
        tasks,
        event.tasks.map((task) => task.taskId),
      )
    default:
      return tasks
  }
}

function add(tasks: ById<Task>, planned: PlannedTask, isAutomated: boolean): ById<Task> {
  const { taskId: id, ...rest } = planned
  const fresh = { status: 'pending', completedOn: null, isAutomated, touched: false, nextId: null } as const
  return put(tasks, id, { id, ...rest, ...fresh })
}

/** A series starting with this task. */
export function seriesFrom(task: { id: string; dueDate: string }): NonNullable<PlannedTask['series']> {
  return { id: task.id, day: partsOf(task.dueDate).day }
}
