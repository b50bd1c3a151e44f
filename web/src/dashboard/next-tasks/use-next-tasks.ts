import { useQuery } from '@tanstack/react-query'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { TaskPeriod } from '@wattle/contracts/profile/choices.ts'
import { lastDayOf } from '@wattle/contracts/profile/task-period.ts'
import { taskQueries } from '../../tasks/api.ts'
import { monthsUntil } from './horizon.ts'

/** Maximum number of tasks on Home. */
export const mostNext = 3

export type Next = ReturnType<typeof useNextTasks>

/**
 * Last month's leftovers and the tasks of the period chosen in the settings, soonest first, including completed ones.
 */
export function useNextTasks(today: CivilDate, period: TaskPeriod) {
  const lastDay = lastDayOf(period, today)
  const query = useQuery(taskQueries.next(monthsUntil(lastDay, today), mostNext))
  return { query, tasks: (query.data?.tasks ?? []).filter((task) => task.dueDate <= lastDay) }
}
