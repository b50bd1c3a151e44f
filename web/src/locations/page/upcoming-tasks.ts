import { type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'

/** What is still to do this calendar month, the most important first, then the soonest. */
export function upcomingTasks(tasks: readonly TaskView[], today: CivilDate): TaskView[] {
  return tasks
    .filter(({ status, dueDate }) => status !== 'completed' && monthOf(dueDate) === monthOf(today))
    .sort((a, b) => a.priority - b.priority || a.dueDate.localeCompare(b.dueDate))
}
