import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { addMonths, civilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'

/** A plant's time in the ground: how old it is on a day, and whether it stands there then. */
export type Plantings = {
  /** Whole months since the latest planting; negative before the first. */
  ageAt(date: CivilDate): number
  /** Whether a crop is in the bed; always true for what lasts, from its planting on. */
  standsAt(date: CivilDate): boolean
  /** Whether a day lies at the start of a sowing that follows the first. */
  resownAt(date: CivilDate): boolean
}

/** A plant that stays where it was planted. */
export function lasting(planted: CivilDate): Plantings {
  const ageAt = (date: CivilDate) => monthsBetween(planted, date)
  return { ageAt, standsAt: (date) => ageAt(date) >= 0, resownAt: () => false }
}

/**
 * A crop that stands for some months and is sown again in the next month that is right for it, year after year;
 * where no month is right the first sowing is taken to last.
 */
export function croppedAgain(
  planted: CivilDate,
  cropMonths: number,
  sowingMonths: readonly number[],
  until: CivilDate,
): Plantings {
  if (sowingMonths.length === 0) return lasting(planted)
  const sowings = [planted]
  let ends = afterMonths(planted, cropMonths)
  while (ends < until) {
    let sowing = ends
    while (!sowingMonths.includes(partsOf(sowing).month)) sowing = `${addMonths(monthOf(sowing), 1)}-01`
    sowings.push(sowing)
    ends = afterMonths(sowing, cropMonths)
  }
  const latest = (date: CivilDate) => sowings.findLast((sowing) => sowing <= date) ?? planted
  const ageAt = (date: CivilDate) => monthsBetween(latest(date), date)
  return {
    ageAt,
    standsAt: (date) => ageAt(date) >= 0 && ageAt(date) < cropMonths,
    resownAt: (date) => latest(date) !== planted && ageAt(date) <= 1,
  }
}

function monthsBetween(from: CivilDate, to: CivilDate): number {
  const start = partsOf(from)
  const end = partsOf(to)
  return (end.year - start.year) * 12 + end.month - start.month - (end.day < start.day ? 1 : 0)
}

function afterMonths(date: CivilDate, count: number): CivilDate {
  const { year, month } = partsOf(`${addMonths(monthOf(date), count)}-01`)
  return civilDate(year, month, partsOf(date).day)
}
