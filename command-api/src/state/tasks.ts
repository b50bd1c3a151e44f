import { partsOf } from '@wattle/contracts/civil-date.ts'
import type { TaskStatus } from '@wattle/contracts/tasks/choices.ts'
import type { TaskEvent } from '@wattle/contracts/tasks/events.ts'
import type { TaskFacts } from '@wattle/contracts/tasks/facts.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { type ById, change, get, put, remove } from './by-id.ts'
import type { Fold } from './fold.ts'
import type { Garden } from './garden.ts'

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
  /** What the gardener deleted from the shed, as long as that can be undone. */
  readonly deletedProduct?: PlannedTask['product']
}

export const foldTasks = {
  TaskAdded: (garden, { task }) => {
    return { ...garden, tasks: add(garden.tasks, task, { isAutomated: false }) }
  },
  TaskRescheduled: (garden, { dueDate, was }) => {
    const task = get(garden.tasks, was.taskId)
    const series = task?.series ? { ...task.series, day: partsOf(dueDate).day } : null
    return touched(garden, was.taskId, { dueDate, series })
  },
  TaskReprioritised: (garden, { priority, was }) => touched(garden, was.taskId, { priority }),
  TaskAssigned: (garden, { plantId, was }) => touched(garden, was.taskId, { plantId }),
  TaskReworded: (garden, { type: _type, taskId, plantId: _plant, ...changes }) =>
    touched(garden, taskId, changes as Partial<Task>),
  TaskRecurrenceChanged: (garden, { taskId, isRecurring, recurringFrequency }) => {
    const task = get(garden.tasks, taskId)
    const series = isRecurring && task ? (task.series ?? seriesFrom(task)) : null
    return touched(garden, taskId, { isRecurring, recurringFrequency, series })
  },
  TaskCompleted: (garden, { task, doneOn, next }) => {
    const done = { status: 'completed', completedOn: doneOn, nextId: next?.taskId ?? null } as const
    const after = touched(garden, task.taskId, done)
    if (!next) return after
    const isAutomated = get(garden.tasks, task.taskId)?.isAutomated ?? false
    return { ...after, tasks: add(after.tasks, next, { isAutomated }) }
  },
  TaskReopened: (garden, { task, revoked }) => {
    const rest = revoked ? without(garden.tasks, [revoked]) : garden.tasks
    const reopened = { status: 'pending', completedOn: null, nextId: null } as const
    return { ...garden, tasks: change(rest, task.taskId, reopened) }
  },
  TaskDeleted: (garden, { task, rule }) => {
    const after = { ...garden, tasks: without(garden.tasks, [task]) }
    return task.plantId && rule ? declined(after, task.plantId, rule) : after
  },
} satisfies Fold<TaskEvent>

export function add(tasks: ById<Task>, planned: PlannedTask, { isAutomated }: Pick<Task, 'isAutomated'>) {
  const { taskId: id, ...rest } = planned
  const fresh = { status: 'pending', completedOn: null, isAutomated, touched: false, nextId: null } as const
  return put(tasks, id, { id, ...rest, ...fresh })
}

export function without(tasks: ById<Task>, gone: readonly TaskFacts[]): ById<Task> {
  return remove(
    tasks,
    gone.map((task) => task.taskId),
  )
}

/** A series starting with this task. */
export function seriesFrom(task: { id: string; dueDate: string }): NonNullable<PlannedTask['series']> {
  return { id: task.id, day: partsOf(task.dueDate).day }
}

function touched(garden: Garden, id: string, changes: Partial<Task>): Garden {
  return { ...garden, tasks: change(garden.tasks, id, { ...changes, touched: true }) }
}

/** The next care plans of this plant leave the rule out. */
function declined(garden: Garden, plantId: string, rule: string): Garden {
  const plant = get(garden.plants, plantId)
  if (!plant || plant.declined.includes(rule)) return garden
  return { ...garden, plants: put(garden.plants, plantId, { ...plant, declined: [...plant.declined, rule] }) }
}
