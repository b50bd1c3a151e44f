import type { CarePlanInput } from '@wattle/contracts/care-plans/proposal.ts'
import { addMonths, type CivilDate, civilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import { isUsualIn } from '../catalogue/planting-months.ts'
import { type Climate, climateOf } from '../climate/climate.ts'
import type { Job, PlantKind } from '../entry.ts'
import { inYear } from '../jobs/months.ts'
import { findCare, type KnownCare } from '../names/find-care.ts'
import { monthsHere } from './frost-months.ts'
import { croppedAgain, lasting, type Plantings, standsForYears } from './plantings.ts'

export type CarePlanQuestion = Omit<CarePlanInput, 'gardenId'>

/** A plant in its garden: its known care, its climate, and when it stands there. */
export type Situation = {
  care: KnownCare
  climate: Climate
  planted: CivilDate
  today: CivilDate
  plantings: Plantings
  /** The months in which a crop is sown or planted here; empty for a lasting plant. */
  sowingMonths: readonly number[]
  method: PlantingMethod
}

export function situationOf({ plant, place, today }: CarePlanQuestion): Situation {
  const climate = climateOf(place.postcode, place.state, place.city)
  const care = findCare(plant.name, plant.species)
  const { plantedDate: planted, plantingMethod: method } = plant
  const sowingMonths = care.cropMonths === null ? [] : sowingMonthsOf(care, climate)
  const plantings = plantingsOf(care, climate, planted, today, sowingMonths)
  return { care, climate, planted, today, plantings, sowingMonths, method }
}

/** Lasting kinds that rest for half of the year and are planted while they rest. */
const plantedAtRest: readonly PlantKind[] = ['bulb', 'summer-bulb']

/** The months in which a crop or a bulb is planted here; empty for plants that may be planted at any time. */
export function plantingMonthsOf({ care, climate, sowingMonths }: Situation): readonly number[] {
  const isBulb = care.entry !== undefined && plantedAtRest.includes(care.entry.kind)
  return isBulb ? sowingMonthsOf(care, climate) : sowingMonths
}

function sowingMonthsOf(care: KnownCare, climate: Climate): number[] {
  const plantings = care.jobs.filter((job) => job.type === 'Planting')
  return [...new Set(plantings.flatMap((job) => monthsHere(job, climate, care.frostTender)))]
}

/** Whether the plant goes in now or later, more than a month from its planting season here. */
export function isOutOfSeason(situation: Situation, today: CivilDate): boolean {
  const { planted } = situation
  return planted >= `${addMonths(monthOf(today), -1)}-01` && isFarFrom(plantingMonthsOf(situation), planted)
}

function isFarFrom(sowingMonths: readonly number[], planted: CivilDate): boolean {
  const { month } = partsOf(planted)
  const near = [inYear(month - 1), month, inYear(month + 1)]
  return sowingMonths.length > 0 && !near.some((each) => sowingMonths.includes(each))
}

const winter = [6, 7, 8, 9]

/**
 * Whether a tender crop is planted in winter outside the tropics: it hardly grows before crops planted in season do.
 */
export function waitsForWarmth(planted: CivilDate, { frostTender }: KnownCare, { zone }: Climate): boolean {
  return frostTender === true && zone !== 'tropical' && [6, 7, 8].includes(partsOf(planted).month)
}

/**
 * The harvest months of a crop planted far from its season: when it is ripe, a month later after a winter start. Empty
 * if it was planted near its season or will not bear.
 */
export function ripeMonths(
  job: Job,
  { planted, sowingMonths, care, climate }: Pick<Situation, 'planted' | 'sowingMonths' | 'care' | 'climate'>,
): number[] {
  if (!isFarFrom(sowingMonths, planted) || waitsForWarmth(planted, care, climate)) return []
  if (withersBy({ care, planted, sowingMonths })) return []
  const { month } = partsOf(planted)
  const isSlow =
    climate.zone !== 'tropical' && (climate.zone === 'cool' ? [6, 7, 8, 9] : [6, 7]).includes(month)
  const ripe = month + (job.fromMonths ?? 1) + (isSlow ? 1 : 0)
  const months = [inYear(ripe), inYear(ripe + 1)]
  const isLost = care.frostTender && isCold(climate) && months.some((month) => winter.includes(month))
  return isLost ? [] : months
}

/** Whether winters are cold enough to stop plants from warm climates. */
const isCold = ({ zone, frost }: Climate) =>
  zone === 'temperate' || zone === 'cool' || frost === 'moderate' || frost === 'heavy'

/** The day on which cold kills a tender crop planted far from its season; undefined if the crop survives. */
function coldTakes({
  care,
  climate,
  planted,
  sowingMonths,
}: Pick<Situation, 'planted' | 'sowingMonths' | 'care' | 'climate'>): CivilDate | undefined {
  if (!care.frostTender || !isCold(climate) || !isFarFrom(sowingMonths, planted)) return undefined
  const { year, month } = partsOf(planted)
  return civilDate(month < 6 ? year : year + 1, 6, 1)
}

/**
 * The day by which a bulb vegetable planted in the warm months has failed: it needs a winter and the longer days after
 * it. This is the start of its next sowing season, so that crops planted in time take its place.
 */
function withersBy({
  care,
  planted,
  sowingMonths,
}: Pick<Situation, 'care' | 'planted' | 'sowingMonths'>): CivilDate | undefined {
  const makesABulb = care.entry?.kind === 'bulb-vegetable' && care.jobs.some(({ rule }) => rule === driedOff)
  const { month } = partsOf(planted)
  const isWarm = month >= 9 || month <= 2
  if (!makesABulb || !isWarm || !isFarFrom(sowingMonths, planted)) return undefined
  const left = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find((ahead) => sowingMonths.includes(inYear(month + ahead)))
  return left === undefined ? undefined : `${addMonths(monthOf(planted), left)}-01`
}

/** Marks crops that form a bulb and are dried off before lifting; leeks and spring onions are not. */
const driedOff = 'stop-watering'

/**
 * The day on which heat, or the tropical wet season, ends a cool-season flower. A late planting lasts one to four
 * months.
 */
function heatTakes({
  care,
  climate: { zone },
  planted,
  sowingMonths,
}: Pick<Situation, 'planted' | 'sowingMonths' | 'care' | 'climate'>): CivilDate | undefined {
  // A flower with no sowing months in the tropics counts as a cool-season flower.
  const isSown = sowingMonths.length > 0 || zone === 'tropical'
  const isOfCoolSeason = isSown && sowingMonths.every((month) => month >= 2 && month <= 8)
  const isBiennial = care.cropMonths !== null && care.cropMonths >= 12
  if (care.entry?.kind !== 'annual-flower' || isBiennial || care.frostTender || !isOfCoolSeason)
    return undefined
  const { year, month } = partsOf(planted)
  const isLate = month === 1 || month >= 9 || (zone === 'tropical' && month === 2)
  // An inland summer or the tropical wet season ends it within two months.
  const weeksAlone = zone === 'tropical' || (zone === 'arid' && (month === 1 || month >= 11))
  if (isLate) return `${addMonths(monthOf(planted), weeksAlone ? 2 : zone === 'cool' ? 4 : 3)}-01`
  return zone === 'cool' ? civilDate(year + 1, 2, 1) : civilDate(year, zone === 'temperate' ? 12 : 11, 1)
}

/** The day by which cool nights end a tender flower of the warm months in a cool climate, with or without a frost. */
function coolNightsEnd(
  planted: CivilDate,
  { care: { entry, frostTender }, climate: { zone } }: Pick<Situation, 'care' | 'climate'>,
): CivilDate | undefined {
  const { year, month } = partsOf(planted)
  const isOfWarmth = entry?.kind === 'annual-flower' && frostTender === true && zone === 'cool'
  if (!isOfWarmth || (month > 1 && month < 9)) return undefined
  return civilDate(month === 1 ? year : year + 1, 5, 1)
}

/** Kinds that make leaves, roots or heads in their first year and seed in their second. */
const runsToSeed: readonly PlantKind[] = [
  'brassica',
  'root-vegetable',
  'leafy-vegetable',
  'bulb-vegetable',
  'herb',
]

/** The day in spring by which a crop sown from February to June, which has stood through winter, has run to seed. */
function seedsBy(planted: CivilDate, care: KnownCare, { zone }: Climate): CivilDate | undefined {
  const { year, month } = partsOf(planted)
  const standsOn = care.cropMonths === null || care.cropMonths >= 12 || care.frostTender
  if (!care.entry || !runsToSeed.includes(care.entry.kind) || standsOn || zone === 'tropical')
    return undefined
  if (month < 2 || month > 6) return undefined
  return civilDate(year, zone === 'cool' ? 12 : zone === 'temperate' ? 11 : 10, 1)
}

/**
 * The day by which summer ends a spring flower that was sown in spring, in a cool climate. Only plants that have grown
 * through winter stand for all months of their entry's `cropMonths`.
 */
function summerEnds(
  planted: CivilDate,
  {
    care: { entry, frostTender },
    climate: { zone },
    sowingMonths,
  }: Pick<Situation, 'care' | 'climate' | 'sowingMonths'>,
): CivilDate | undefined {
  const length = entry?.cropMonths ?? 0
  const standsThroughWinter =
    length > 0 && length < 10 && sowingMonths.some((month) => month >= 2 && month <= 6)
  if (entry?.kind !== 'annual-flower' || frostTender || !standsThroughWinter || zone !== 'cool')
    return undefined
  const { year, month } = partsOf(planted)
  if (month < 8) return undefined
  return civilDate(year + 1, month <= 10 ? 3 : 4, 1)
}

/** The day by which autumn cold ends a flower, or another tender crop, planted for the warm months. */
function autumnEnds(
  planted: CivilDate,
  { care: { entry, cropMonths, frostTender }, climate: { zone, frost } }: Pick<Situation, 'care' | 'climate'>,
): CivilDate | undefined {
  const isHard = frost === 'moderate' || frost === 'heavy'
  const isFlower = entry?.kind === 'annual-flower'
  const standsOn = cropMonths === null || cropMonths > (frostTender ? 10 : 9)
  const { year, month } = partsOf(planted)
  const isSpring = month >= 9 || month === 1
  const isMild = zone === 'tropical' || zone === 'subtropical'
  // Cool nights stop a vegetable of the warm months weeks before a frost kills it.
  const isChilled = !isFlower && frostTender && (zone === 'cool' || frost === 'heavy')
  if (standsOn || !isSpring || isMild || !(isFlower || isChilled || (frostTender && isHard))) return undefined
  const isEarly = isChilled ? cropMonths <= monthsOfSummer : isFlower && isHard
  return civilDate(month === 1 ? year : year + 1, isEarly ? 5 : 6, 1)
}

/** The longest time that a crop of one summer stands. Those that stand longer, such as chillies, bear on into the cold. */
const monthsOfSummer = 8

/** Whether a cool-season flower was planted so late that it hardly flowers. */
export const isLateForTheCool = (situation: Situation): boolean =>
  isFarFrom(situation.sowingMonths, situation.planted) && heatTakes(situation) !== undefined

function plantingsOf(
  care: KnownCare,
  climate: Climate,
  planted: CivilDate,
  today: CivilDate,
  sowingMonths: readonly number[],
): Plantings {
  const { zone } = climate
  if (care.cropMonths === null) return lasting(planted)
  const at = { care, climate, planted, sowingMonths }
  const isOfYears = standsForYears(care.cropMonths)
  const picks = care.jobs.filter((job) => job.type === 'Harvesting' && job.months[zone]?.length)
  const picking = picks.length > 0 && {
    months: picks.flatMap((job) => [...(job.months[zone] ?? []), ...ripeMonths(job, at)]),
    fromMonths: Math.min(...picks.map((job) => job.fromMonths ?? 1)),
  }
  return croppedAgain(planted, care.cropMonths, sowingMonths, today, picking || undefined, {
    lost: isOfYears ? undefined : (coldTakes(at) ?? heatTakes(at) ?? withersBy(at)),
    isOutOfSeason: !isOfYears && isFarFrom(sowingMonths, planted),
    isUnusual: !isOfYears && care.entry !== undefined && !isUsualIn(care.entry, zone),
    seeds: (date) =>
      seedsBy(date, care, climate) ??
      summerEnds(date, at) ??
      coolNightsEnd(date, at) ??
      autumnEnds(date, at) ??
      heatTakes({ ...at, planted: date }),
  })
}
