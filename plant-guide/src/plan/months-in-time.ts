import {
  addDays,
  addMonths,
  type CivilDate,
  civilDate,
  monthOf,
  partsOf,
} from '@wattle/contracts/civil-date.ts'
import { monthsOfSeason, seasonOf } from '@wattle/contracts/season.ts'
import { isFedInTime, preparing, supports, whileGrowing, whileInFlower } from '../catalogue/crop-months.ts'
import { isTooHarsh } from '../catalogue/usual-places.ts'
import { type Climate, hasDrySpring } from '../climate/climate.ts'
import type { Job, MonthsByZone } from '../entry.ts'
import { inYear, range } from '../jobs/months.ts'
import { isFirstDrink, phaseOf } from '../jobs/timetable.ts'
import { deadOfCold, isFarFrom, isLateForTheCool, ripeMonths } from './crop-ends.ts'
import { afterHardFrost, beforeEarlyBuds, monthsHere } from './frost-months.ts'
import { afterMonths, type Sowing, standsForYears } from './plantings.ts'
import type { Situation } from './situation.ts'
import { beginOf, hasColdSoil } from './suits-crop.ts'
import { drierMonths, isPotOfACrop } from './watering-months.ts'

/**
 * The months in which a job is right in this garden: those of the place and, for a crop, those that follow from its
 * planting dates.
 */
export function monthsInItsTime(job: Job, situation: Situation): readonly number[] {
  const months = [...new Set([...inItsTime(job, situation), ...afterItsPlantings(job, situation)])]
  const alive =
    outlivesFrost(job, situation) || isPotOfACrop(job, situation)
      ? months
      : months.filter((month) => !deadOfCold.includes(month) || isOfAutumn(month, months))
  return situation.climate.zone === 'arid' && isForSnails(job)
    ? alive.filter((month) => !shutUp.includes(month))
    : alive
}

/** Months in which snails are dormant in arid gardens. */
const shutUp = range(11, 2)

/** Whether the title is about snails, with nothing that is active inland in summer. */
export const isForSnails = ({ title, arid }: Job) =>
  /(?<!(?<!slugs) and )\bsnails\b(?! and (?!slugs|slaters))/.test(arid?.title ?? title)

/** Whether a month belongs to an autumn of water that begins before the frosts: the round ends with its crop. */
const isOfAutumn = (month: number, months: readonly number[]) =>
  month === 5 && [3, 4].every((each) => months.includes(each))

/** Whether a job waters a crop that heavy frosts have already killed by this date. */
export const isDeadOfCold = (job: Job, date: CivilDate, situation: Situation): boolean =>
  !outlivesFrost(job, situation) && deadOfCold.includes(partsOf(date).month)

/**
 * The first of May after a watering date, if heavy frosts kill the crop then; undefined if the job or the plant
 * outlives them.
 */
export function killedByFrost(job: Job, date: CivilDate, situation: Situation): CivilDate | undefined {
  if (outlivesFrost(job, situation)) return undefined
  const { year, month } = partsOf(date)
  return civilDate(month < 5 ? year : year + 1, 5, 1)
}

function outlivesFrost(job: Job, { care, climate: { frost } }: Situation): boolean {
  if (job.type !== 'Watering' || isFirstDrink(job)) return true
  return standsForYears(care.cropMonths) || !care.frostTender || frost !== 'heavy'
}

/** The months of a job at this place. Preparing a bed follows the local sowing months instead of the job's own. */
function inItsTime(job: Job, situation: Situation): readonly number[] {
  const { care, climate, method, sowingMonths } = situation
  const { entry, cropMonths } = care
  const isInARoom = method === 'pot' && entry?.kind === 'indoor'
  const isCovered = cropMonths === null && entry !== undefined && isTooHarsh(entry, climate)
  const months = monthsHere(
    beforeEarlyBuds(afterHardFrost(job, entry?.kind, climate), climate),
    climate,
    (care.frostTender || isCovered) && !isInARoom,
  )
  const isForSowing = phaseOf(job) === 'prepare' && months.length > 0 && sowingMonths.length > 0
  if (isForSowing) return preparing(job, sowingMonths)
  return [...new Set([...months, ...drierMonths(job, months, situation)])]
}

/** Months that are too wet or too cold for watering by hand. */
const wet: MonthsByZone = { tropical: range(12, 3), temperate: [6, 7, 8], cool: [6, 7, 8] }

/** Where rain comes in summer, winter is the dry season. */
export const wetHere = (climate: Climate): readonly number[] | undefined =>
  hasDrySpring(climate) ? undefined : wet[climate.zone]

/**
 * Returns the months that follow from a crop's planting dates. The current crop gets its care even if it was planted
 * out of season. Crops sown after it add months for watering only.
 */
function afterItsPlantings(job: Job, situation: Situation): readonly number[] {
  const { care, climate, method, planted, today, plantings } = situation
  const isLookedOver = job.general && phaseOf(job) !== 'establish'
  if (care.cropMonths === null || job.where || isLookedOver || !job.months[climate.zone]?.length) return []
  const { cropMonths } = care
  const [first, ...later] = plantings.sowings
  if (!first) return []
  const pick = care.jobs.find(({ type }) => type === 'Harvesting')
  const isRipeSoon = pick !== undefined && ripeMonths(pick, situation).length > 0
  // Far from its season a crop is picked as soon as it is ripe, so its food must come before that.
  const isLate = job.type === 'Fertilising' && isLateForTheCool(situation)
  const lasts = isLate ? monthsOfALateFlower : cropMonths
  const standsFor = isRipeSoon ? Math.min(lasts, pick.fromMonths ?? lasts) : lasts
  const monthsAfter = (sowing: Sowing) =>
    afterPlanting(
      job,
      partsOf(beginOf(job, sowing)).month,
      sowing === first ? standsFor : cropMonths,
      climate,
    )
  const isStanding = planted >= `${addMonths(monthOf(today), -cropMonths)}-01`
  // A bed feeds a late flower for its few weeks; the mix in a pot holds too little food.
  const isFedByItsBed = isLate && method === 'ground'
  const after = () => {
    if (job.type === 'Harvesting') return ripeMonths(job, situation)
    if (whileInFlower.includes(job.rule)) return inFlower(job, first, situation)
    return [...monthsAfter(first), ...atItsAge(job, first, situation)]
  }
  const isOwn = (month: number) => !isLookedAt(job, month, situation) && standsIn(month, situation)
  const own = isStanding && !isFedByItsBed ? after().filter(isOwn) : []
  if (job.type !== 'Watering') return own
  const toCome = later.filter(({ ends }) => ends > today)
  return [...own, ...toCome.flatMap((sowing) => withItsSowing(job, sowing.planted, monthsAfter(sowing)))]
}

/**
 * The months in which a crop is old enough for support, or for a job between two ages, if it stands in none of the
 * job's own months then.
 */
function atItsAge(
  { rule, months, fromMonths, untilMonths }: Job,
  sowing: Sowing,
  { care, climate }: Situation,
) {
  const until = untilMonths ?? (supports.includes(rule) ? 11 : undefined)
  if (fromMonths === undefined || until === undefined || standsForYears(care.cropMonths)) return []
  const days = Array.from({ length: until - fromMonths + 1 }, (_, index) =>
    afterMonths(sowing.grows, fromMonths + index),
  )
  const stood = days.filter((day) => day < sowing.ends).map((day) => partsOf(day).month)
  return stood.some((month) => months[climate.zone]?.includes(month)) ? [] : stood
}

/** Whole months from planting to the first flowers of an annual, and after planting in a cold winter. */
const monthsToFlower = 2
const monthsToSpringFlowers = 4

/**
 * The months in which a flower that was planted far from its season opens, from its first ones until it is over, if it
 * stands in none of its own months then.
 */
function inFlower({ fromMonths = 0, months }: Job, { grows, ends }: Sowing, situation: Situation) {
  const { care, climate, planted, sowingMonths } = situation
  const isAnnual = care.cropMonths !== null && care.cropMonths < 12
  if (!isAnnual || !isFarFrom(sowingMonths, planted)) return []
  const isOfWinter = hasColdSoil.includes(climate.zone) && range(5, 8).includes(partsOf(grows).month)
  const first = isOfWinter ? monthsToSpringFlowers : monthsToFlower
  const opens = `${addMonths(monthOf(grows), Math.max(fromMonths, first) + 1)}-01`
  if (opens >= ends) return []
  const open = range(partsOf(opens).month, partsOf(addDays(ends, -1)).month)
  return open.some((month) => months[climate.zone]?.includes(month)) ? [] : open
}

/** Months for which a cool-season flower stands that was planted too late. */
const monthsOfALateFlower = 3

/**
 * Adds the sowing month of a future crop to its watering months if that completes a season, so that a seasonal round
 * can begin with the sowing.
 */
function withItsSowing(job: Job, sown: CivilDate, months: readonly number[]): readonly number[] {
  const { month } = partsOf(sown)
  const isWhole = monthsOfSeason[seasonOf(month)].every((each) => each === month || months.includes(each))
  return isWhole && phaseOf(job) !== 'establish' ? [month, ...months] : months
}

/**
 * Whether the crop still stands when the month next comes after planting. In the tropics, the wet season may have ended
 * it.
 */
function standsIn(month: number, { climate, planted, plantings }: Situation): boolean {
  if (climate.zone !== 'tropical') return true
  const next = `${addMonths(monthOf(planted), (month - partsOf(planted).month + 12) % 12)}-01`
  return plantings.sowings.every((sowing) => sowing.planted !== planted || next < sowing.ends)
}

/** Whether a general check is redundant in this month, because the plant has a check of its own of that type. */
function isLookedAt({ general, type }: Job, month: number, { care, climate: { zone } }: Situation): boolean {
  const isOwn = (other: Job) => other.type === type && !other.general && other.months[zone]?.includes(month)
  return general === true && care.jobs.some(isOwn)
}

function afterPlanting(job: Job, month: number, cropMonths: number, climate: Climate): readonly number[] {
  const { zone } = climate
  if (phaseOf(job) === 'establish') {
    const first = [month, inYear(month + 1)]
    // The pests of a general check hardly stir in the cold.
    return job.general ? first.filter((each) => !wet[zone]?.includes(each)) : first
  }
  const isCaredFor = isFedInTime(job, job.months[zone] ?? [], month, cropMonths)
  if (!whileGrowing.includes(job.rule) || (isCaredFor && job.type !== 'Watering')) return []
  const isDrink = job.type === 'Watering'
  // A crop drinks for as long as it stands.
  const grown = range(inYear(month + 1), inYear(month + Math.min(cropMonths, isDrink ? 11 : 6)))
  // In the tropics rain replaces only watering: it neither feeds a crop nor keeps its pests off.
  const isLeftToTheRain = zone !== 'tropical' || isDrink
  const rainy = wetHere(climate)
  const dry = isLeftToTheRain ? grown.filter((each) => !rainy?.includes(each)) : grown
  return isDrink ? throughItsSeasons(dry, rainy) : dry
}

/** Completes each season of which a crop needs water in two months, because a round takes three. */
function throughItsSeasons(months: readonly number[], rainy: readonly number[] = []): readonly number[] {
  const seasons = Object.values(monthsOfSeason).filter(
    (season) => season.filter((month) => months.includes(month)).length === 2,
  )
  const missing = seasons.flat().filter((month) => !rainy.includes(month))
  return [...new Set([...months, ...missing])]
}
