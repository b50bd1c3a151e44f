import { addMonths, type CivilDate, civilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import { type Climate, isHardFrost } from '../climate/climate.ts'
import type { Job, PlantKind, Zone } from '../entry.ts'
import { inYear } from '../jobs/months.ts'
import type { KnownCare } from '../names/find-care.ts'
import { standsForYears } from './plantings.ts'

/** One planting of a crop, with the months in which it is usually sown here. */
export type PlantedCrop = {
  care: KnownCare
  climate: Climate
  planted: CivilDate
  sowingMonths: readonly number[]
}

/** The day on which cold, heat or the season ends a crop before it is picked; undefined if it survives. */
export const lostBy = (crop: PlantedCrop): CivilDate | undefined =>
  frostTakes(crop) ?? coldTakes(crop) ?? heatTakes(crop) ?? withersBy(crop)

/** The day by which a crop has run to seed or the season has ended it; undefined if it stands for its own months. */
export const overBy = (crop: PlantedCrop): CivilDate | undefined =>
  seedsBy(crop) ??
  summerEnds(crop) ??
  summerEndsPods(crop) ??
  coolNightsEnd(crop) ??
  autumnEnds(crop) ??
  frostTakes(crop) ??
  heatTakes(crop)

/** Whether a planting date is more than a month from every sowing month. */
export function isFarFrom(sowingMonths: readonly number[], planted: CivilDate): boolean {
  const { month } = partsOf(planted)
  const near = [inYear(month - 1), month, inYear(month + 1)]
  return sowingMonths.length > 0 && !near.some((each) => sowingMonths.includes(each))
}

/** Months in which tender crops that are sown each year are dead where frosts are heavy. */
export const deadOfCold = [5, 6, 7, 8]

/**
 * The day from which a crop stands outside. A tender one that was sown or bought far too early stands in a pot inside
 * until it is warm, where there is frost.
 */
export const outOn = (crop: PlantedCrop): CivilDate =>
  crop.climate.frost === 'none' || !crop.care.entry ? crop.planted : growsFrom(crop)

/**
 * The day from which a crop grows. A tender one that goes in between autumn and its season waits for spring: for the
 * first month in which it is usually planted here or, where no frost keeps it inside, for the month after nights turn
 * mild.
 */
export function growsFrom({ care, climate, planted, sowingMonths }: PlantedCrop): CivilDate {
  const { zone, frost } = climate
  const { year, month } = partsOf(planted)
  const mild = mildFrom[zone] ?? 9
  const [first = Math.max(mild, 9)] = sowingMonths.filter((each) => each >= 9).toSorted((a, b) => a - b)
  const warm = isHardFrost(frost) ? first : Math.min(first, mild + 1)
  const isEarly =
    month >= 5 && month < warm && (sowingMonths.length === 0 || isFarFrom(sowingMonths, planted))
  const isOfWinter = [6, 7, 8].includes(month) && zone !== 'tropical'
  const waits = care.frostTender === true && isEarly && (isOfWinter || isCold(climate) || frost !== 'none')
  return waits ? civilDate(year, warm, 1) : planted
}

const winter = [6, 7, 8, 9]

/** The months in which nights turn mild. */
const mildFrom: Partial<Record<Zone, number>> = { subtropical: 8, temperate: 10, cool: 11 }

/**
 * The harvest months of a crop planted far from its season: when it is ripe, a month later after a winter start. Empty
 * if it was planted near its season, grows on into it, or will not bear.
 */
export function ripeMonths(job: Job, crop: PlantedCrop): number[] {
  const { planted, sowingMonths, care, climate } = crop
  if (!isFarFrom(sowingMonths, planted) || growsFrom(crop) > planted || withersBy(crop)) return []
  const { month } = partsOf(planted)
  const isSlow =
    climate.zone !== 'tropical' && (climate.zone === 'cool' ? [6, 7, 8, 9] : [6, 7]).includes(month)
  const ripe = month + (job.fromMonths ?? 1) + (isSlow ? 1 : 0)
  const months = [inYear(ripe), inYear(ripe + 1)]
  const isLost = care.frostTender && isCold(climate) && months.some((month) => winter.includes(month))
  return isLost ? [] : months
}

/** Whether winters are cold enough to stop plants from warm climates. */
const isCold = ({ zone, frost }: Climate) => zone === 'temperate' || zone === 'cool' || isHardFrost(frost)

/** The day on which cold kills a tender crop planted far from its season; undefined if the crop survives. */
function coldTakes({ care, climate, planted, sowingMonths }: PlantedCrop): CivilDate | undefined {
  if (!care.frostTender || !isCold(climate) || !isFarFrom(sowingMonths, planted)) return undefined
  const { year, month } = partsOf(planted)
  return civilDate(month < 6 ? year : year + 1, 6, 1)
}

/** The day on which a hard frost kills a tender flower that was sown late in summer or in autumn. */
function frostTakes({ care, climate: { frost }, planted }: PlantedCrop): CivilDate | undefined {
  const { year, month } = partsOf(planted)
  const isOfAutumn = care.entry?.kind === 'annual-flower' && month >= 2 && month <= 5
  if (!care.frostTender || !isHardFrost(frost) || !isOfAutumn || standsForYears(care.cropMonths))
    return undefined
  return civilDate(year, frost === 'heavy' && month < 5 ? 5 : 6, 1)
}

/**
 * The day by which a bulb vegetable planted in the warm months has failed: it needs a winter and the longer days after
 * it. This is the start of its next sowing season, so that crops planted in time take its place.
 */
function withersBy({ care, planted, sowingMonths }: PlantedCrop): CivilDate | undefined {
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
function heatTakes({ care, climate: { zone }, planted, sowingMonths }: PlantedCrop): CivilDate | undefined {
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
  const briefly = `${addMonths(monthOf(planted), weeksAlone ? 2 : zone === 'cool' ? 4 : 3)}-01`
  if (isLate && month < 3) return briefly
  // What goes in at the end of winter or in spring is younger when it turns hot, and stands a month longer.
  const later = month >= 8 ? 1 : 0
  const over = `${addMonths(`${year}-11`, zone === 'cool' ? 3 + later : zone === 'temperate' ? 1 + later : 0)}-01`
  return isLate && briefly > over ? briefly : over
}

/** The day by which cool nights end a tender flower of the warm months in a cool climate, with or without a frost. */
function coolNightsEnd({
  planted,
  care: { entry, frostTender },
  climate: { zone },
}: PlantedCrop): CivilDate | undefined {
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
function seedsBy({ planted, care, climate: { zone } }: PlantedCrop): CivilDate | undefined {
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
function summerEnds({
  planted,
  care: { entry, frostTender },
  climate: { zone },
  sowingMonths,
}: PlantedCrop): CivilDate | undefined {
  const length = entry?.cropMonths ?? 0
  const standsThroughWinter =
    length > 0 && length < 10 && sowingMonths.some((month) => month >= 2 && month <= 6)
  if (entry?.kind !== 'annual-flower' || frostTender || !standsThroughWinter || zone !== 'cool')
    return undefined
  const { year, month } = partsOf(planted)
  if (month < 8) return undefined
  return civilDate(year + 1, month <= 10 ? 3 : 4, 1)
}

/** The day by which summer ends a legume of the cool season, such as a broad bean, that was sown before spring. */
function summerEndsPods({
  planted,
  care: { entry, frostTender },
  climate: { zone },
  sowingMonths,
}: PlantedCrop): CivilDate | undefined {
  const isOfCoolSeason = sowingMonths.length > 0 && sowingMonths.every((month) => month >= 2 && month <= 9)
  const { year, month } = partsOf(planted)
  if (entry?.kind !== 'legume' || frostTender || !isOfCoolSeason || zone === 'tropical') return undefined
  if (month < 2 || month > 8) return undefined
  return zone === 'cool' ? civilDate(year + 1, 2, 1) : civilDate(year, zone === 'temperate' ? 12 : 11, 1)
}

/** The day by which autumn cold ends a flower, or another tender crop, planted for the warm months. */
function autumnEnds({
  planted,
  care: { entry, cropMonths, frostTender },
  climate: { zone, frost },
}: PlantedCrop): CivilDate | undefined {
  const isHard = isHardFrost(frost)
  const isFlower = entry?.kind === 'annual-flower'
  const standsOn = cropMonths === null || cropMonths > (frostTender ? 10 : 9)
  const { year, month } = partsOf(planted)
  const isSpring = month >= 9 || month === 1
  const isMild = zone === 'tropical' || zone === 'subtropical'
  // Cool nights stop a vegetable of the warm months weeks before a frost kills it.
  const isChilled = !isFlower && frostTender && (zone === 'cool' || frost === 'heavy')
  if (standsOn || !isSpring || isMild || !(isFlower || frostTender)) return undefined
  const isEarly = isChilled ? cropMonths <= monthsOfSummer : isFlower && isHard
  return civilDate(month === 1 ? year : year + 1, isEarly ? 5 : 6, 1)
}

/** The longest time that a crop of one summer stands. Those that stand longer, such as chillies, bear on into the cold. */
const monthsOfSummer = 8

/** Whether a cool-season flower was planted so late that it hardly flowers. */
export const isLateForTheCool = (crop: PlantedCrop): boolean =>
  isFarFrom(crop.sowingMonths, crop.planted) && heatTakes(crop) !== undefined
