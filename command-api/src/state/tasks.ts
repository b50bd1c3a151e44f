import { partsOf } from '@wattle/contracts/civil-date.ts'
import type { TaskStatus } from '@wattle/contracts/tasks/choices.ts'
import type { TaskEvent } from '@wattle/contracts/tasks/events.ts'
import type { TaskFacts } from '@wattle/contracts/tasks/facts.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { type ById, get, put, putAll, remove } from './by-id.ts'
import type { Fold } from './fold.ts'
import type { Garden } from './garden.ts'
import { atHand } from './past-tasks.ts'

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
  TaskRescheduled: (garden, { dueDate, was }) =>
    touched(garden, was.taskId, ({ series }) => {
      return { dueDate, series: series && { ...series, day: partsOf(dueDate).day } }
    }),
  TaskReprioritised: (garden, { priority, was }) => touched(garden, was.taskId, () => ({ priority })),
  TaskAssigned: (garden, { plantId, was }) => touched(garden, was.taskId, () => ({ plantId })),
  TaskReworded: (garden, { type: _type, taskId, plantId: _plant, ...changes }) =>
    touched(garden, taskId, () => changes as Partial<Task>),
  TaskRecurrenceChanged: (garden, { taskId, isRecurring, recurringFrequency }) =>
    touched(garden, taskId, (task) => {
      // What a gardener has recur goes on for as long as they like.
      const { id, day } = task.series ?? seriesFrom(task)
      return { isRecurring, recurringFrequency, series: isRecurring ? { id, day } : null }
    }),
  TaskCompleted: (garden, { task, doneOn, next }) => {
    const done = { status: 'completed', completedOn: doneOn, nextId: next?.taskId ?? null } as const
    const after = touched(garden, task.taskId, () => done)
    if (!next) return after
    const isAutomated = get(after.tasks, task.taskId)?.isAutomated ?? false
    return { ...after, tasks: add(after.tasks, next, { isAutomated }) }
  },
  TaskReopened: (garden, { task, revoked }) => {
    const rest = revoked ? without(garden, [revoked]) : garden
    return changeTask(rest, task.taskId, () => ({ status: 'pending', completedOn: null, nextId: null }))
  },
  TaskDeleted: (garden, { task, rule }) => {
    const after = without(garden, [task])
    return task.plantId && rule ? declined(after, task.plantId, rule) : after
  },
} satisfies Fold<TaskEvent>

export function add(tasks: ById<Task>, planned: PlannedTask, { isAutomated }: Pick<Task, 'isAutomated'>) {
  const { taskId: id, ...rest } = planned
  const fresh = { status: 'pending', completedOn: null, isAutomated, touched: false, nextId: null } as const
  return put(tasks, id, { id, ...rest, ...fresh })
}

export function without(garden: Garden, gone: readonly TaskFacts[]): Garden {
  const ids = gone.map(({ taskId }) => taskId)
  const all = atHand(garden, ids)
  return { ...all, tasks: remove(all.tasks, ids) }
}

/** Changes one task, at hand or past; a missing one stays missing. */
function changeTask(garden: Garden, id: string, changes: (task: Task) => Partial<Task>): Garden {
  const all = atHand(garden, [id])
  const task = get(all.tasks, id)
  return task ? { ...all, tasks: put(all.tasks, id, { ...task, ...changes(task) }) } : garden
}

/** The same of many. */
export function changeTasks(
  garden: Garden,
  ids: readonly string[],
  changes: (task: Task) => Partial<Task>,
): Garden {
  const all = atHand(garden, ids)
  const there = ids.flatMap((id) => get(all.tasks, id) ?? [])
  return {
    ...all,
    tasks: putAll(
      all.tasks,
      there.map((task) => [task.id, { ...task, ...changes(task) }]),
    ),
  }
}

/** A series starting with this task. */
export function seriesFrom(task: { id: string; dueDate: string }): NonNullable<PlannedTask['series']> {
  return { id: task.id, day: partsOf(task.dueDate).day }
}

function touched(garden: Garden, id: string, changes: (task: Task) => Partial<Task>): Garden {
  return changeTask(garden, id, (task) => ({ ...changes(task), touched: true }))
}

/** The next care plans of this plant leave the rule out. */
function declined(garden: Garden, plantId: string, rule: string): Garden {
  const plant = get(garden.plants, plantId)
  if (!plant || plant.declined.includes(rule)) return garden
  return { ...garden, plants: put(garden.plants, plantId, { ...plant, declined: [...plant.declined, rule] }) }
}
