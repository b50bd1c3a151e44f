import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { addDays, addMonths, civilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'

/** When a crop can be picked: in these months, from so many months after its planting. */
export type Picking = { months: readonly number[]; fromMonths: number }

/** One crop in the ground. `picking`: the first day it can be picked; null for what is grown for its flowers. */
export type Sowing = { planted: CivilDate; picking: CivilDate | null; ends: CivilDate }

/** Whether a planting outlives its first year, as what lasts does and a hollyhock for some. */
export const standsForYears = (cropMonths: number | null): boolean => cropMonths === null || cropMonths > 12

/** A plant's time in the ground: how old it is on a day, and what stands there then. */
export type Plantings = {
  /** Whole months since the latest planting; negative before the first. */
  ageAt(date: CivilDate): number
  /** Whether a crop is in the bed; always true for what lasts, from its planting on. */
  standsAt(date: CivilDate): boolean
  /** Whether a day lies at the start of a sowing that follows the first. */
  resownAt(date: CivilDate): boolean
  /** The crop that stands on a day, or else the one that stood there last; null for what lasts. */
  sowingAt(date: CivilDate): Sowing | null
  /** The crops from the first planting to the end of the year ahead, in their order; none for what lasts. */
  sowings: readonly Sowing[]
}

/** What ends a sowing before its time. */
type Ending = {
  lost?: CivilDate | undefined
  isOutOfSeason?: boolean
  isUnusual?: boolean
  seeds?: (planted: CivilDate) => CivilDate | undefined
}

/** A plant that stays where it was planted. */
export function lasting(planted: CivilDate): Plantings {
  const ageAt = (date: CivilDate) => monthsBetween(planted, date)
  return {
    ageAt,
    standsAt: (date) => ageAt(date) >= 0,
    resownAt: () => false,
    sowingAt: () => null,
    sowings: [],
  }
}

/** A crop without months to sow it here: no other follows the planting. */
function sownOnce(planted: CivilDate, ends = '9990-01-01'): Plantings {
  const sowing = { planted, picking: null, ends }
  const standsAt = (date: CivilDate) => date >= planted && date < sowing.ends
  return { ...lasting(planted), standsAt, sowingAt: () => sowing, sowings: [sowing] }
}

/**
 * A crop that stands for some months, until it has been picked, and is sown again in the next month that is right for it,
 * year after year; where no month is right the first sowing is taken to last, or, where gardeners don’t grow it (`isUnusual`), to stand
 * its months. Nobody knows whether what would have gone in during these weeks did: it is sown today, while the month is right for it. `lost`: the day on which frost or heat takes the
 * first sowing, if it has not been picked by then. `isOutOfSeason`: the first one is over soon after its picking, as it runs to seed.
 * `seeds`: the day by which a sowing has run to seed, unless it is picked after that.
 */
export function croppedAgain(
  planted: CivilDate,
  cropMonths: number,
  sowingMonths: readonly number[],
  today: CivilDate,
  picking?: Picking,
  { lost, isOutOfSeason = false, isUnusual = false, seeds }: Ending = {},
): Plantings {
  if (sowingMonths.length === 0) {
    const [over] = [afterMonths(planted, cropMonths), lost, seeds?.(planted)]
      .filter((day) => !!day)
      .toSorted()
    return sownOnce(planted, isUnusual ? over : undefined)
  }
  const sow = (date: CivilDate): Sowing => {
    const stands = afterMonths(date, cropMonths)
    const picked = picking ? firstPick(date, picking) : null
    const seeded = seeds?.(date)
    const over = seeded && seeded < stands ? seeded : stands
    const done = picked ? `${addMonths(monthOf(addDays(picked, daysToPick)), 1)}-01` : over
    return { planted: date, picking: picked, ends: over > done ? over : done }
  }
  const usual = sow(planted)
  const first = isOutOfSeason ? { ...usual, ends: soonOver(usual) } : usual
  const isLost = lost !== undefined && lost < (first.picking ?? first.ends)
  const sowings = [isLost ? { planted, picking: null, ends: lost } : first]
  let ends = isLost ? lost : first.ends
  const until = `${addMonths(monthOf(today), 13)}-01`
  const isRightNow = sowingMonths.includes(partsOf(today).month)
  while (ends < until) {
    // The next sowing has a whole month before it.
    let date = partsOf(ends).day === 1 ? ends : `${addMonths(monthOf(ends), 1)}-01`
    while (!sowingMonths.includes(partsOf(date).month)) date = `${addMonths(monthOf(date), 1)}-01`
    const isRecent = date < today && date >= `${addMonths(monthOf(today), -1)}-01`
    const next = sow(isRecent && isRightNow ? today : date)
    sowings.push(next)
    ends = next.ends
  }
  const sowingAt = (date: CivilDate) => sowings.findLast((sowing) => sowing.planted <= date) ?? null
  const ageAt = (date: CivilDate) => monthsBetween(sowingAt(date)?.planted ?? planted, date)
  return {
    ageAt,
    sowingAt,
    sowings,
    standsAt: (date) => date >= planted && date < (sowingAt(date)?.ends ?? planted),
    resownAt: (date) => (sowingAt(date)?.planted ?? planted) !== planted && ageAt(date) <= 1,
  }
}

/** Months for which a crop out of its season is picked. */
const monthsOfPicking = 2

function soonOver({ picking, ends }: Sowing): CivilDate {
  const over = picking && `${addMonths(monthOf(picking), monthsOfPicking)}-01`
  return over && over < ends ? over : ends
}

/** What is ripe at the end of a month is picked in the next. */
const daysToPick = 10

function firstPick(planted: CivilDate, { months, fromMonths }: Picking): CivilDate | null {
  const ready = afterMonths(planted, fromMonths)
  for (let ahead = 0; ahead < 12; ahead++) {
    const month = addMonths(monthOf(ready), ahead)
    if (months.includes(Number(month.slice(5)))) return ahead === 0 ? ready : `${month}-01`
  }
  return null
}

function monthsBetween(from: CivilDate, to: CivilDate): number {
  const start = partsOf(from)
  const end = partsOf(to)
  return (end.year - start.year) * 12 + end.month - start.month - (end.day < start.day ? 1 : 0)
}

/** The same day so many months later. */
export function afterMonths(date: CivilDate, count: number): CivilDate {
  const { year, month } = partsOf(`${addMonths(monthOf(date), count)}-01`)
  return civilDate(year, month, partsOf(date).day)
}
