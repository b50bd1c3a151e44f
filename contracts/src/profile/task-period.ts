import { addDays, type CivilDate, daysInMonth, monthOf, partsOf } from '../civil-date.ts'
import type { TaskPeriod } from './choices.ts'

/** The last day of a period that begins today. */
export function lastDayOf(period: TaskPeriod, today: CivilDate): CivilDate {
  if (period === 'Next 7 days') return addDays(today, 7)
  if (period === 'Next 2 weeks') return addDays(today, 14)
  if (period === 'Next 6 weeks') return addDays(today, 42)
  const { year, month } = partsOf(today)
  return `${monthOf(today)}-${daysInMonth(year, month)}`
}
