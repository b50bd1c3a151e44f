import { addMonths, type CivilDate, type CivilMonth, monthOf } from '@wattle/contracts/civil-date.ts'

/** The months from last month, which may have leftovers, to the month of the last day. */
export function monthsUntil(lastDay: CivilDate, today: CivilDate): CivilMonth[] {
  const months: CivilMonth[] = []
  for (let month = addMonths(monthOf(today), -1); month <= monthOf(lastDay); month = addMonths(month, 1))
    months.push(month)
  return months
}
