import { addMonths, type CivilDate, type CivilMonth, monthOf } from '@wattle/contracts/civil-date.ts'

/** The months from this one to the last day's. */
export function monthsUntil(lastDay: CivilDate, today: CivilDate): CivilMonth[] {
  const months: CivilMonth[] = []
  for (let month = monthOf(today); month <= monthOf(lastDay); month = addMonths(month, 1)) months.push(month)
  return months
}
