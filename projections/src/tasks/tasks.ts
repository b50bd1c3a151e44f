import { monthOf } from '@wattle/contracts/civil-date.ts'
import type { Happened } from '@wattle/contracts/garden/events.ts'
import { taskIdOf } from '@wattle/contracts/refs.ts'
import { presentTask } from '@wattle/contracts/tasks/present.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { change, each, remove } from '../changes.ts'
import { type Change, readModel } from '../read-model.ts'
import type { TaskDocument } from './document.ts'

export const tasks = readModel<TaskDocument, { task: TaskView }>('tasks', 3, {
  indexes: [
    ['gardenId', 'dueDate', 'priority'],
    ['gardenId', 'month', 'dueDate', 'priority'],
    ['gardenId', 'plantId', 'dueDate', 'priority'],
  ],
  views: { task: presentTask },
  on: {
    TaskAdded: add(({ task }) => [task]),
    CarePlanAccepted: [remove(({ replaced }) => replaced.map(taskIdOf)), add((event) => event.tasks)],
    TaskRescheduled: revise(
      ({ was }) => was.taskId,
      ({ dueDate }) => ({ dueDate, month: monthOf(dueDate) }),
    ),
    TaskReprioritised: revise(
      ({ was }) => was.taskId,
      ({ priority }) => ({ priority }),
    ),
    TaskAssigned: revise(
      ({ was }) => was.taskId,
      ({ plantId }) => ({ plantId }),
    ),
    TaskReworded: revise(taskIdOf, (event, task) => ({
      title: event.title ?? task.title,
      description: event.description ?? task.description,
      estimatedTime: event.estimatedTime === undefined ? task.estimatedTime : event.estimatedTime,
      product: event.product === undefined ? task.product : event.product,
    })),
    TaskRecurrenceChanged: revise(taskIdOf, ({ isRecurring, recurringFrequency }) => {
      // A recurrence set by the gardener has no end date.
      return { isRecurring, recurringFrequency, recurringUntil: null }
    }),
    TaskCompleted: [
      revise(
        ({ task }) => task.taskId,
        ({ doneOn }) => ({ status: 'completed', completedOn: doneOn }),
      ),
      add(({ next }) => (next ? [next] : [])),
    ],
    TaskReopened: [
      revise(
        ({ task }) => task.taskId,
        () => ({ status: 'pending', completedOn: null }),
      ),
      remove(({ revoked }) => (revoked ? [revoked.taskId] : [])),
    ],
    TaskDeleted: remove(({ task }) => [task.taskId]),
    ProductRenamed: reviseEach((task, { to }) => ({
      product: task.product && { ...task.product, productName: to },
    })),
    ProductDeleted: reviseEach(() => ({ product: null })),
    ProductRestored: reviseEach((task, { tasks }) => ({
      product: tasks.find(({ taskId }) => taskId === task.id)?.product ?? null,
    })),
    PlantDeleted: remove((event) => event.tasks.map(taskIdOf)),
    LocationDeleted: remove((event) => event.tasks.map(taskIdOf)),
  },
})

function add<Event>(planned: (event: Event) => readonly PlannedTask[]): Change<TaskDocument, Event> {
  return {
    ids: (event) => planned(event).map(taskIdOf),
    fold(_before, event, happened, id) {
      const task = planned(event).find(({ taskId }) => taskId === id)
      return task ? asAdded(task, happened) : null
    },
  }
}

function asAdded(planned: PlannedTask, { event, gardenId, metadata }: Happened): TaskDocument {
  const { taskId, series, taskType, ...rest } = planned
  return {
    id: taskId,
    gardenId,
    ...rest,
    recurringUntil: series?.until ?? null,
    month: monthOf(rest.dueDate),
    status: 'pending',
    completedOn: null,
    // The next occurrence of a generated task does not mention its plan, but keeps fields that only a plan sets.
    isAutomated: event.type === 'CarePlanAccepted' || taskType !== null || rest.reason !== null,
    createdAt: metadata.occurredAt,
    updatedAt: metadata.occurredAt,
  }
}

function revise<Event>(
  id: (event: NoInfer<Event>) => string,
  fields: (event: Event, task: TaskDocument) => Partial<TaskDocument>,
): Change<TaskDocument, Event> {
  return change(id, (task, event, { metadata }) => {
    return { ...task, ...fields(event, task), updatedAt: metadata.occurredAt }
  })
}

/** Changes fields of the tasks in a shed event. */
function reviseEach<Event extends { tasks: readonly { taskId: string }[] }>(
  fields: (task: TaskDocument, event: Event) => Partial<TaskDocument>,
): Change<TaskDocument, Event> {
  return each(
    ({ tasks }) => tasks.map(taskIdOf),
    (task, event, { metadata }) => ({ ...task, ...fields(task, event), updatedAt: metadata.occurredAt }),
  )
}
