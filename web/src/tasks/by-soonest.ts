import type { TaskView } from '@wattle/contracts/tasks/views.ts'

/** Orders tasks by due date, and those of a day by priority. */
export function bySoonest(
  a: Pick<TaskView, 'dueDate' | 'priority'>,
  b: Pick<TaskView, 'dueDate' | 'priority'>,
): number {
  return a.dueDate.localeCompare(b.dueDate) || a.priority - b.priority
}
