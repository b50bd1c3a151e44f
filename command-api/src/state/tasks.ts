import { partsOf } from '@wattle/contracts/civil-date.ts'
import type { TaskEvent } from '@wattle/contracts/tasks/events.ts'
import type { TaskFacts } from '@wattle/contracts/tasks/facts.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { get, type PersistentMap, put, putAll, remove, values } from '../lib/persistent-map.ts'
import type { Task } from './entities.ts'
import type { Fold } from './fold.ts'
import type { Garden } from './garden.ts'
import { archiveTasks, restoreTasks } from './task-archive.ts'

export const foldTasks = {
  TaskAdded: (garden, { task }) => {
    return { ...garden, tasks: addTask(garden.tasks, task, { isAutomated: false }) }
  },
  TaskRescheduled: (garden, { dueDate, was }) =>
    touched(garden, was.taskId, ({ dueDate: from, series, movedFrom }) => {
      if (!series) return { dueDate }
      const first = movedFrom ?? { dueDate: from, day: series.day }
      // Moved back, as Undo does.
      const day = first.dueDate === dueDate ? first.day : partsOf(dueDate).day
      return { dueDate, series: { ...series, day }, movedFrom: first }
    }),
  TaskReprioritised: (garden, { priority, was }) => touched(garden, was.taskId, () => ({ priority })),
  TaskAssigned: (garden, { plantId, was }) => touched(garden, was.taskId, () => ({ plantId })),
  TaskReworded: (garden, { type: _type, taskId, plantId: _plant, ...changes }) =>
    touched(garden, taskId, () => changes as Partial<Task>),
  TaskRecurrenceChanged: (garden, { taskId, isRecurring, recurringFrequency }) =>
    touched(garden, taskId, (task) => {
      // A recurrence that the gardener sets has no last day.
      const { id, day } = task.series ?? seriesFrom(task)
      const series = isRecurring ? { id, day } : null
      return { isRecurring, recurringFrequency, series, movedFrom: null }
    }),
  TaskCompleted: (garden, { task, doneOn, next }) => {
    const done = { status: 'completed', completedOn: doneOn, nextId: next?.taskId ?? null } as const
    const after = changeTask(garden, task.taskId, () => done)
    if (!next) return after
    const isAutomated = get(after.tasks, task.taskId)?.isAutomated ?? false
    return { ...after, tasks: addTask(after.tasks, next, { isAutomated }) }
  },
  TaskReopened: (garden, { task, revoked }) => {
    const rest = revoked ? withoutTasks(garden, [revoked]) : garden
    return changeTask(rest, task.taskId, () => ({ status: 'pending', completedOn: null, nextId: null }))
  },
  TaskDeleted: (garden, { task, rule }) => {
    const after = withoutTasks(garden, [task])
    return task.plantId && rule ? declined(after, task.plantId, rule) : after
  },
} satisfies Fold<TaskEvent>

export function addTask(
  tasks: PersistentMap<Task>,
  planned: PlannedTask,
  { isAutomated }: Pick<Task, 'isAutomated'>,
): PersistentMap<Task> {
  const { taskId: id, ...rest } = planned
  const fresh = { status: 'pending', completedOn: null, isAutomated, touched: false, nextId: null } as const
  return put(tasks, id, { id, ...rest, ...fresh })
}

export function withoutTasks(garden: Garden, removed: readonly TaskFacts[]): Garden {
  const ids = removed.map(({ taskId }) => taskId)
  const all = restore(garden, ids)
  return { ...all, tasks: remove(all.tasks, ids) }
}

/** Changes a task, whether archived or not; a missing task stays missing. */
function changeTask(garden: Garden, id: string, changes: (task: Task) => Partial<Task>): Garden {
  const all = restore(garden, [id])
  const task = get(all.tasks, id)
  return task ? { ...all, tasks: put(all.tasks, id, { ...task, ...changes(task) }) } : garden
}

/** Like `changeTask`, and faster for many tasks. */
export function changeTasks(
  garden: Garden,
  ids: readonly string[],
  changes: (task: Task) => Partial<Task>,
): Garden {
  const all = restore(garden, ids)
  const changed = ids.flatMap((id): [string, Task][] => {
    const task = get(all.tasks, id)
    return task ? [[id, { ...task, ...changes(task) }]] : []
  })
  return { ...all, tasks: putAll(all.tasks, changed) }
}

/** The same garden with all its completed tasks archived. */
export function archiveCompleted(garden: Garden): Garden {
  const completed = values(garden.tasks).filter(({ status }) => status === 'completed')
  const ids = completed.map(({ id }) => id)
  const pastTasks = archiveTasks(garden.pastTasks, completed)
  return { ...garden, tasks: remove(garden.tasks, ids), pastTasks }
}

/** The garden with any of these tasks moved from the archive back to `tasks`. */
function restore(garden: Garden, ids: readonly string[]): Garden {
  const absent = ids.filter((id) => !get(garden.tasks, id))
  const { tasks, archive } = restoreTasks(garden.pastTasks, absent)
  if (tasks.length === 0) return garden
  const restored = tasks.map((task) => [task.id, task] as const)
  return { ...garden, tasks: putAll(garden.tasks, restored), pastTasks: archive }
}

/** A series starting with this task. */
export function seriesFrom(task: { id: string; dueDate: string }): NonNullable<PlannedTask['series']> {
  return { id: task.id, day: partsOf(task.dueDate).day }
}

function touched(garden: Garden, id: string, changes: (task: Task) => Partial<Task>): Garden {
  return changeTask(garden, id, (task) => ({ ...changes(task), touched: true }))
}

/** Makes the plant's next care plans leave the rule out. */
function declined(garden: Garden, plantId: string, rule: string): Garden {
  const plant = get(garden.plants, plantId)
  if (!plant || plant.declined.includes(rule)) return garden
  return { ...garden, plants: put(garden.plants, plantId, { ...plant, declined: [...plant.declined, rule] }) }
}

/** The facts about a task that an event contains when the task is removed or changed. */
export function factsOf(task: Task): TaskFacts {
  const { id: taskId, plantId, dueDate, priority, status } = task
  return { taskId, plantId, dueDate, priority, status }
}
