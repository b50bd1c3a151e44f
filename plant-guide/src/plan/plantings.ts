import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { addDays, addMonths, civilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'

/** When a crop can be picked: in `months`, from `fromMonths` months after planting. */
export type Picking = { months: readonly number[]; fromMonths: number }

/**
 * One crop. `out`: the day from which it stands outside, later than `planted` if it waits inside for warm nights.
 * `grows`: the day from which it grows, later than `out` if it waits for warmth in its bed. `picking`: the first day it
 * can be picked; null if it has no harvest, such as a flower.
 */
export type Sowing = {
  planted: CivilDate
  out: CivilDate
  grows: CivilDate
  picking: CivilDate | null
  ends: CivilDate
}

/** Whether a planting outlives its first year: all lasting plants do, and short-lived ones such as hollyhocks. */
export const standsForYears = (cropMonths: number | null): boolean => cropMonths === null || cropMonths > 12

/** A plant's time in the ground: its age on a date, and what stands there then. */
export type Plantings = {
  /** Whole months since the latest planting, for a crop since it began to grow; negative before the first. */
  ageAt(date: CivilDate): number
  /** Whether the plant is in the bed. A lasting plant always is, from its planting on. */
  standsAt(date: CivilDate): boolean
  /** Whether a date lies in the first two months of a sowing after the first. */
  resownAt(date: CivilDate): boolean
  /** The crop that stands on a date, or else the last one before it; null for a lasting plant. */
  sowingAt(date: CivilDate): Sowing | null
  /** The crops from the first planting to the end of the year ahead, in order; empty for a lasting plant. */
  sowings: readonly Sowing[]
}

/** Reasons why a sowing ends early or late; see `croppedAgain`. */
type Ending = {
  out?: CivilDate
  grows?: CivilDate
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

type Begin = Pick<Sowing, 'planted' | 'out' | 'grows'>

/** A crop with no sowing months here: no other follows the planting. */
function sownOnce(begin: Begin, ends = '9990-01-01'): Plantings {
  const { planted } = begin
  const sowing = { ...begin, picking: null, ends }
  const standsAt = (date: CivilDate) => date >= planted && date < sowing.ends
  return {
    ageAt: (date) => ageOf(sowing, date),
    standsAt,
    resownAt: () => false,
    sowingAt: () => sowing,
    sowings: [sowing],
  }
}

/** The age of a crop on a date. It has none while it waits for warmth. */
const ageOf = ({ planted, grows }: Begin, date: CivilDate) =>
  date >= planted && date < grows ? 0 : monthsBetween(grows, date)

/**
 * A crop that stands for `cropMonths` or until it has been picked, and is sown again in the next right month, year
 * after year. If no month is right, the first sowing is taken to last; if gardeners don't grow the crop here
 * (`isUnusual`), it stands for its own months. A sowing that was due in the last few weeks is dated today if the month
 * is still right, because nobody knows whether it took place.
 * `out` and `grows`: those days of the first sowing, whose months count from `grows`. `lost`: the day on which frost
 * or heat ends the first sowing, unless it has been picked by then. `isOutOfSeason`: the first sowing runs to seed, so
 * it ends soon after its picking. `seeds`: returns the day by which a sowing has run to seed; a later picking takes
 * precedence.
 */
export function croppedAgain(
  planted: CivilDate,
  cropMonths: number,
  sowingMonths: readonly number[],
  today: CivilDate,
  picking?: Picking,
  { out = planted, grows = out, lost, isOutOfSeason = false, isUnusual = false, seeds }: Ending = {},
): Plantings {
  if (sowingMonths.length === 0) {
    const [over] = [afterMonths(grows, cropMonths), lost, seeds?.(grows)].filter((day) => !!day).toSorted()
    return sownOnce({ planted, out, grows }, isUnusual ? over : undefined)
  }
  const sow = (date: CivilDate): Sowing => {
    const stands = afterMonths(date, cropMonths)
    const picked = picking ? firstPick(date, picking) : null
    const seeded = seeds?.(date)
    const over = seeded && seeded < stands ? seeded : stands
    const done = picked ? `${addMonths(monthOf(addDays(picked, daysToPick)), 1)}-01` : over
    return { planted: date, out: date, grows: date, picking: picked, ends: over > done ? over : done }
  }
  const usual = { ...sow(grows), planted, out }
  const first = isOutOfSeason ? { ...usual, ends: soonOver(usual) } : usual
  const isLost = lost !== undefined && lost < (first.picking ?? first.ends)
  const sowings = [isLost ? { planted, out, grows, picking: null, ends: lost } : first]
  let ends = isLost ? lost : first.ends
  const until = `${addMonths(monthOf(today), 13)}-01`
  const isRightNow = sowingMonths.includes(partsOf(today).month)
  while (ends < until) {
    // A sowing takes place on the first of a month, so that it has the whole month.
    let date = partsOf(ends).day === 1 ? ends : `${addMonths(monthOf(ends), 1)}-01`
    while (!sowingMonths.includes(partsOf(date).month)) date = `${addMonths(monthOf(date), 1)}-01`
    const isRecent = date < today && date >= `${addMonths(monthOf(today), -1)}-01`
    const next = sow(isRecent && isRightNow ? today : date)
    sowings.push(next)
    ends = next.ends
  }
  const sowingAt = (date: CivilDate) => sowings.findLast((sowing) => sowing.planted <= date) ?? null
  const ageAt = (date: CivilDate) => ageOf(sowingAt(date) ?? usual, date)
  return {
    ageAt,
    sowingAt,
    sowings,
    standsAt: (date) => date >= planted && date < (sowingAt(date)?.ends ?? planted),
    resownAt: (date) => (sowingAt(date)?.planted ?? planted) !== planted && ageAt(date) <= 1,
  }
}

/** Months of picking for a crop planted out of season. */
const monthsOfPicking = 2

function soonOver({ picking, ends }: Sowing): CivilDate {
  const over = picking && `${addMonths(monthOf(picking), monthsOfPicking)}-01`
  return over && over < ends ? over : ends
}

/** Days that a first picking needs: a crop that is ripe at the end of a month is picked in the next. */
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

/** The same day of the month, `count` months later. */
export function afterMonths(date: CivilDate, count: number): CivilDate {
  const { year, month } = partsOf(`${addMonths(monthOf(date), count)}-01`)
  return civilDate(year, month, partsOf(date).day)
}
