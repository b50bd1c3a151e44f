import { addMonths, type CivilDate, type CivilMonth, civilDate, monthOf, partsOf } from '../civil-date.ts'
import { monthsOfSeason, type Season } from '../season.ts'
import type { RecurringFrequency } from './choices.ts'

const everyMonths: Partial<Record<RecurringFrequency, number>> = {
  annual: 12,
  biannual: 6,
  quarterly: 3,
  monthly: 1,
}

/**
 * The first occurrence of a series after `after`. `due` is an occurrence of the series. `day` is the intended
 * day of the month: short months clamp it, and the next month returns to it (31 Jan → 28 Feb → 31 Mar).
 */
export function nextTurn(
  frequency: RecurringFrequency,
  due: CivilDate,
  after: CivilDate,
  day = partsOf(due).day,
): CivilDate {
  const later = after > due ? after : due
  const step = everyMonths[frequency] ?? 1
  const allowed = monthsAllowed(frequency)
  for (let month = addMonths(monthOf(due), step); ; month = addMonths(month, step)) {
    const { year, month: number } = partsOf(`${month}-01`)
    const turn = civilDate(year, number, day)
    if (turn > later && (!allowed || allowed.includes(number))) return turn
  }
}

/**
 * Whether a series with an occurrence on `due` has another one in the later `month`; `until` is its last day,
 * if it has one.
 */
export function recursIn(
  month: CivilMonth,
  frequency: RecurringFrequency,
  due: CivilDate,
  until: CivilDate | null,
): boolean {
  const [from, to] = [partsOf(due), partsOf(`${month}-01`)]
  const apart = (to.year - from.year) * 12 + to.month - from.month
  return (
    apart > 0 &&
    apart % (everyMonths[frequency] ?? 1) === 0 &&
    (monthsAllowed(frequency)?.includes(to.month) ?? true) &&
    (until === null || civilDate(to.year, to.month, from.day) <= until)
  )
}

function monthsAllowed(frequency: RecurringFrequency): readonly number[] | null {
  return frequency.startsWith('monthly-')
    ? monthsOfSeason[frequency.slice('monthly-'.length) as Season]
    : null
}
