import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { TaskView, TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { isWholeList, taskQueries } from './api.ts'
import { bySoonest } from './by-soonest.ts'

/** The common shape of cached answers that contain tasks. */
type TaskList = { tasks: readonly TaskView[] }

/** Changes a task in a list. Returns the same list if the task is not in it. */
export function withTask<List>(list: List, id: string, change: Partial<TaskView>): List {
  if (!isTaskList(list) || !list.tasks.some((task) => task.id === id)) return list
  return { ...list, tasks: list.tasks.map((task) => (task.id === id ? { ...task, ...change } : task)) }
}

/** Removes a task from a list. Returns the same list if the task is not in it. */
export function withoutTask<List>(list: List, id: string): List {
  if (!isTaskList(list) || !list.tasks.some((task) => task.id === id)) return list
  return { ...list, tasks: list.tasks.filter((task) => task.id !== id) }
}

/** Adds a task to the list of this key if it belongs there; otherwise returns the same list. */
export function withNewTask<List>(list: List, key: QueryKey, task: TaskWithPlant): List {
  const isKnown = !isTaskList(list) || list.tasks.some(({ id }) => id === task.id)
  if (isKnown || !isWholeList(key, task)) return list
  return { ...list, tasks: [...list.tasks, task].sort(bySoonest) }
}

/**
 * Changes all cached lists of tasks. Keeps their age, so that they still go stale, and an outdated one outdated. Skips
 * unchanged lists, so that these do not re-render.
 */
export function changeLists(queries: QueryClient, change: <List>(list: List, key: QueryKey) => List): void {
  for (const { queryKey, state } of queries.getQueryCache().findAll({ queryKey: taskQueries.all })) {
    const changed = change(state.data, queryKey)
    if (changed !== state.data)
      queries.setQueryData<unknown>(queryKey, changed, {
        updatedAt: state.isInvalidated ? 0 : state.dataUpdatedAt,
      })
  }
}

function isTaskList(data: unknown): data is TaskList {
  return typeof data === 'object' && data !== null && Array.isArray((data as Partial<TaskList>).tasks)
}
