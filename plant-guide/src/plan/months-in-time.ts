import {
  addDays,
  addMonths,
  type CivilDate,
  civilDate,
  monthOf,
  partsOf,
} from '@wattle/contracts/civil-date.ts'
import { monthsOfSeason, seasonOf } from '@wattle/contracts/season.ts'
import { isFedInTime, preparing, whileGrowing } from '../catalogue/crop-months.ts'
import type { Climate } from '../climate/climate.ts'
import type { Job, MonthsByZone, PlantKind } from '../entry.ts'
import { inYear, range, thirsty } from '../jobs/months.ts'
import { phaseOf } from '../jobs/timetable.ts'
import type { KnownCare } from '../names/find-care.ts'
import { standsForYears } from './plantings.ts'
import { isLateForTheCool, ripeMonths, type Situation, waitsForWarmth } from './situation.ts'
import { afterHardFrost, monthsHere } from './suits.ts'

/**
 * The months in which a job is right in this garden: those of the place and, for a crop, those that follow from its
 * planting dates.
 */
export function monthsInItsTime(job: Job, situation: Situation): readonly number[] {
  const months = [...new Set([...inItsTime(job, situation), ...afterItsPlantings(job, situation)])]
  const alive =
    outlivesFrost(job, situation) || isPotOfACrop(job, situation)
      ? months
      : months.filter((month) => !deadOfCold.includes(month))
  return situation.climate.zone === 'arid' && isForSnails(job)
    ? alive.filter((month) => !shutUp.includes(month))
    : alive
}

/** Months in which snails are dormant in arid gardens. */
const shutUp = range(11, 2)

const isForSnails = ({ title, arid }: Job) =>
  /(?<!(?<!slugs) and )\bsnails\b(?! and (?!slugs|slaters))/.test(arid?.title ?? title)

/** Months in which tender crops that are sown each year are dead where frosts are heavy. */
const deadOfCold = [5, 6, 7, 8]

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

function outlivesFrost({ type }: Job, { care, climate: { frost } }: Situation): boolean {
  return type !== 'Watering' || standsForYears(care.cropMonths) || !care.frostTender || frost !== 'heavy'
}

/** The months of a job at this place. Preparing a bed follows the local sowing months instead of the job's own. */
function inItsTime(job: Job, situation: Situation): readonly number[] {
  const { care, climate, method, sowingMonths } = situation
  const isInARoom = method === 'pot' && care.entry?.kind === 'indoor'
  const months = monthsHere(
    afterHardFrost(job, care.entry?.kind, climate),
    climate,
    care.frostTender && !isInARoom,
  )
  const isForSowing = phaseOf(job) === 'prepare' && months.length > 0 && sowingMonths.length > 0
  if (isForSowing) return preparing(job, sowingMonths)
  return [...new Set([...months, ...drierMonths(job, months, situation)])]
}

/**
 * Kinds with a watering calendar of their own: water in the wrong months rots them, or their own jobs cover every
 * month.
 */
export const drinkOtherwise: readonly PlantKind[] = [
  'bulb',
  'summer-bulb',
  'succulent',
  'indoor',
  'orchid',
  'lawn',
  'water-plant',
]

/** Fruit that lives on the summer rain of the subtropics in the ground, but not in a pot. */
const warmFruit: readonly PlantKind[] = ['tropical-fruit', 'berry']

/**
 * Returns months to add to a watering job. A pot is checked all year, because its mix shows when it is dry. Where rain
 * is unreliable, and for plants set out within a year (their roots are short), summer watering begins in November and
 * lasts all year in an arid garden or until May in a temperate one.
 */
function drierMonths(job: Job, months: readonly number[], situation: Situation): readonly number[] {
  const { care, climate, method, planted, today } = situation
  if (isPotOfACrop(job, situation)) return allYear
  if (isPotOfRhizomes(job, months, situation)) return range(3, 5)
  const { zone } = climate
  const isRound = job.type === 'Watering' && job.repeat === 'season'
  if (care.cropMonths !== null || !isRound || zone === 'tropical') return []
  const isOfTheWarmth = care.entry && warmFruit.includes(care.entry.kind) && job.priority === 1
  if (zone === 'subtropical' && method === 'pot' && isOfTheWarmth) return allYear
  if (![12, 1, 2].every((each) => months.includes(each))) return []
  const isNew = planted > addDays(today, -365)
  const isOwn =
    method === 'ground' &&
    isOfItsOwn(job, months, situation) &&
    livesOnLittle(care) &&
    !(isNew && zone === 'arid')
  const keepsItsMonths = isOwn || drinksOtherwise(situation)
  if (!keepsItsMonths && (zone === 'arid' || method === 'pot')) return allYear
  if (method === 'pot' && care.entry?.kind === 'succulent')
    return restsInWinter(care) ? fromSpringOn : allYear
  if (isInLeafTillWinter(months, situation)) return untilItDiesDown
  const isDry = isNew || (climate.drySummer && job.priority === 1)
  if (isDry && zone === 'temperate' && !keepsItsMonths) return range(11, 5)
  return isNew || method === 'pot' ? [11] : []
}

const allYear = range(1, 12)

/**
 * Watering months of a potted succulent that rests in winter; a forest succulent never rests and is watered all year.
 */
const fromSpringOn = range(9, 4)

const restsInWinter = ({ jobs }: KnownCare) =>
  jobs.some(({ rule, only }) => only !== 'ground' && /^(water-less|rest|lift)-/.test(rule))

const untilItDiesDown = range(11, 5)

/** Whether a potted summer bulb stays in leaf until winter, because nothing dries it off earlier. */
const isInLeafTillWinter = (months: readonly number[], { care, climate, method }: Situation) =>
  method === 'pot' &&
  climate.zone === 'temperate' &&
  care.entry?.kind === 'summer-bulb' &&
  !months.includes(9) &&
  !restsInWinter(care)

/** Whether a plant keeps its own watering months: it likes dry soil, or the months serve its fruit. */
const livesOnLittle = ({ entry }: KnownCare) =>
  !entry || entry.needs.moisture.includes('dry') || keptForTheirFruit.includes(entry.kind)

const keptForTheirFruit: readonly PlantKind[] = ['vine-fruit', 'tropical-fruit', 'perennial-vegetable']

/** The watering rule of crops that rot in damp mix once their leaves have died. */
const dugWater = 'water-standing'

/** Whether a job waters a potted rhizome, such as ginger, that is in leaf from spring until it is dug in winter. */
function isPotOfRhizomes(
  { rule }: Job,
  months: readonly number[],
  { care: { entry, cropMonths }, climate: { zone }, method }: Situation,
): boolean {
  const isLong = cropMonths !== null && cropMonths >= 8
  const isInLeaf = [12, 1, 2].every((each) => months.includes(each))
  const isDug = entry?.kind === 'root-vegetable' && rule === dugWater
  return method === 'pot' && zone === 'temperate' && isLong && isInLeaf && isDug
}

/** Whether a job waters a crop in a pot. It lasts as long as the crop stands, because the mix shows when it is dry. */
export function isPotOfACrop({ type, rule, repeat }: Job, { care, climate, method }: Situation): boolean {
  const { entry, cropMonths } = care
  const isCrop = method === 'pot' && cropMonths !== null && entry !== undefined && climate.zone !== 'tropical'
  if (!isCrop || type !== 'Watering' || repeat === 'once') return false
  const isDug = entry.kind === 'root-vegetable' && rule === dugWater
  return (whileGrowing.includes(rule) && !isDug) || (rule === 'water-pot' && entry.kind === 'legume')
}

/** Whether a dry autumn leaves the plant's watering unchanged. */
export const drinksOtherwise = ({ care: { entry } }: Situation): boolean =>
  entry !== undefined && drinkOtherwise.includes(entry.kind) && !goesOn.includes(entry.kind)

/** Kinds that need water through a dry autumn after all: turf browns, and ponds sink. */
const goesOn: readonly PlantKind[] = ['lawn', 'water-plant']

/** Whether the watering months are the plant's own rather than its zone's usual dry months (`thirsty`). */
function isOfItsOwn(
  { rule, months: written }: Job,
  months: readonly number[],
  { care: { entry }, climate: { zone } }: Situation,
): boolean {
  const isShorter = thirsty[zone]?.some((month) => !months.includes(month)) ?? false
  return (
    isShorter || (rule === 'water-summer' && written[zone] !== thirsty[zone] && !!entry?.jobs.some(has(rule)))
  )
}

const has = (rule: string) => (job: Job) => job.rule === rule

/** Months that are too wet or too cold for watering by hand. */
const wet: MonthsByZone = { tropical: range(12, 3), temperate: [6, 7, 8], cool: [6, 7, 8] }

/**
 * Returns the months that follow from a crop's planting dates. The current crop gets its care even if it was planted
 * out of season. Crops sown after it add months for watering only.
 */
function afterItsPlantings(job: Job, situation: Situation): readonly number[] {
  const { care, climate, planted, today, plantings } = situation
  const isLookedOver = job.general && phaseOf(job) !== 'establish'
  if (care.cropMonths === null || job.where || isLookedOver || !job.months[climate.zone]?.length) return []
  const { cropMonths } = care
  const pick = care.jobs.find(({ type }) => type === 'Harvesting')
  const isRipeSoon = pick !== undefined && ripeMonths(pick, situation).length > 0
  // Far from its season a crop is picked as soon as it is ripe, so its food must come before that.
  const standsFor = isRipeSoon ? Math.min(cropMonths, pick.fromMonths ?? cropMonths) : cropMonths
  const monthsAfter = (date: CivilDate) =>
    afterPlanting(job, partsOf(date).month, date === planted ? standsFor : cropMonths, climate)
  const isStanding = planted >= `${addMonths(monthOf(today), -cropMonths)}-01`
  const growsLater =
    (job.type === 'Pruning' && waitsForWarmth(planted, care, climate)) ||
    (job.type === 'Fertilising' && isLateForTheCool(situation))
  const after = () => (job.type === 'Harvesting' ? ripeMonths(job, situation) : monthsAfter(planted))
  const isOwn = (month: number) => !isLookedAt(job, month, situation) && standsIn(month, situation)
  const own = isStanding && !growsLater ? after().filter(isOwn) : []
  if (job.type !== 'Watering') return own
  const later = plantings.sowings.filter((sowing) => sowing.planted !== planted && sowing.ends > today)
  return [
    ...own,
    ...later.flatMap((sowing) => withItsSowing(job, sowing.planted, monthsAfter(sowing.planted))),
  ]
}

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

function afterPlanting(job: Job, month: number, cropMonths: number, { zone }: Climate): readonly number[] {
  if (phaseOf(job) === 'establish') {
    const isDrowned = zone === 'tropical' && job.type === 'Watering' && wet.tropical?.includes(month)
    const first = isDrowned ? [] : [month, inYear(month + 1)]
    // The pests of a general check hardly stir in the cold.
    return job.general ? first.filter((each) => !wet[zone]?.includes(each)) : first
  }
  const isCaredFor = isFedInTime(job, job.months[zone] ?? [], month, cropMonths)
  if (!whileGrowing.includes(job.rule) || (isCaredFor && job.type !== 'Watering')) return []
  const grown = range(inYear(month + 1), inYear(month + Math.min(cropMonths, 6)))
  // In the tropics rain replaces only watering: it neither feeds a crop nor keeps its pests off.
  const isLeftToTheRain = zone !== 'tropical' || job.type === 'Watering'
  return isLeftToTheRain ? grown.filter((each) => !wet[zone]?.includes(each)) : grown
}
