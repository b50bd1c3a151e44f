import { type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'

/** The pending tasks of this calendar month, by priority, then by date. */
export function upcomingTasks(tasks: readonly TaskView[], today: CivilDate): TaskView[] {
  return tasks
    .filter(({ status, dueDate }) => status !== 'completed' && monthOf(dueDate) === monthOf(today))
    .sort((a, b) => a.priority - b.priority || a.dueDate.localeCompare(b.dueDate))
}
