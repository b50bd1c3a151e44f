import {
  addDays,
  addMonths,
  type CivilDate,
  type CivilMonth,
  daysInMonth,
  monthOf,
  partsOf,
} from '@wattle/contracts/civil-date.ts'
import type { TaskPeriod } from '@wattle/contracts/profile/choices.ts'

/** The last day that the list of what comes next looks at. */
export function lastDayOf(period: TaskPeriod, today: CivilDate): CivilDate {
  if (period === 'Next 7 days') return addDays(today, 7)
  if (period === 'Next 2 weeks') return addDays(today, 14)
  if (period === 'Next 6 weeks') return addDays(today, 42)
  const { year, month } = partsOf(today)
  return `${monthOf(today)}-${daysInMonth(year, month)}`
}

/** The months from this one to the last day's. */
export function monthsUntil(lastDay: CivilDate, today: CivilDate): CivilMonth[] {
  const months: CivilMonth[] = []
  for (let month = monthOf(today); month <= monthOf(lastDay); month = addMonths(month, 1)) months.push(month)
  return months
}
