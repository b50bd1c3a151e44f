import type { TaskView } from '@wattle/contracts/tasks/views.ts'

/** What every cached answer with tasks has in common. */
type TaskList = { tasks: readonly TaskView[] }

/** A list with one task changed; the very same list when the task is not in it. */
export function withTask<List>(list: List, id: string, change: Partial<TaskView>): List {
  if (!isTaskList(list) || !list.tasks.some((task) => task.id === id)) return list
  return { ...list, tasks: list.tasks.map((task) => (task.id === id ? { ...task, ...change } : task)) }
}

/** A list without one task; the very same list when the task is not in it. */
export function withoutTask<List>(list: List, id: string): List {
  if (!isTaskList(list) || !list.tasks.some((task) => task.id === id)) return list
  return { ...list, tasks: list.tasks.filter((task) => task.id !== id) }
}

function isTaskList(data: unknown): data is TaskList {
  return typeof data === 'object' && data !== null && Array.isArray((data as Partial<TaskList>).tasks)
}
