import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { addDays, addMonths, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import { feedWhileFruiting, whileFlowering } from '../catalogue/crop-months.ts'
import type { Climate } from '../climate/climate.ts'
import type { Job, PlantKind, Zone } from '../entry.ts'
import { isShelter } from '../jobs/frost.ts'
import { isFirstDrink, phaseOf } from '../jobs/timetable.ts'
import type { KnownCare } from '../names/find-care.ts'
import { inPotWords, isForAPot } from './method-words.ts'
import { type Plantings, type Sowing, standsForYears } from './plantings.ts'

const groundWords =
  /\b(spade|fork (it|holes|the bed)|hoe|drip line|lawn|trench|square metre|(of|from|and) grass|hand-weed|trunk with|between rows|across the bed|edges? of the canopy|shallow drain)\b/i
/**
 * Matches places below the branches. They rule out a pot only for types in `onTheGround`: pests are checked under the
 * leaves of a potted plant too.
 */
const underThePlant = /\bunder the (\w+ )?(branches|canopy|tree|palm|leaves)\b/i
const onTheGround: readonly TaskType[] = ['Fertilising', 'Mulching', 'Soil improvement', 'Weeding']

/** Whether a job can be done in the ground or in the pot, whichever the plant grows in. */
export function suitsPlace(job: Job, method: PlantingMethod): boolean {
  if (job.only) return job.only === method
  if (method === 'ground') return job.inGround !== undefined || !isForAPot(job)
  if (job.inPot) return true
  const { title, description } = inPotWords(job)
  const words = `${title} ${description}`
  const isUnder = onTheGround.includes(job.type) && underThePlant.test(words) && !potWords.test(words)
  return !(bedWords.test(title) || isUnder || speaksOfTheGround(words))
}

/** A bed or a row in the title means work in open ground. */
const bedWords = /\b(beds?|rows?)\b/i

const potWords = /\bpots?\b/i

export function speaksOfTheGround(words: string): boolean {
  return groundWords.test(words) && !potWords.test(words)
}

export function suitsClimate(job: Job, climate: Climate): boolean {
  const { frost, drySummer } = climate
  if (isElsewhere(job, climate) && !job.elsewhere) return false
  if (job.where === 'frost') return frost !== 'none'
  if (job.where === 'hard-frost') return frost === 'moderate' || frost === 'heavy'
  return job.where !== 'dry-summer' || drySummer
}

/** Whether a job is limited to some states and the garden is in another. */
export function isElsewhere({ states }: Job, { state }: Climate): boolean {
  return states !== undefined && !states.includes(state)
}

/** The months in which a job is right at a place, shifted for its frosts. */
export function monthsHere(job: Job, { zone, frost }: Climate, frostTender: boolean): readonly number[] {
  const isEarly = frost === 'heavy' || (zone === 'cool' && frost === 'moderate')
  const months = job.months[zone] ?? []
  const hard = ['moderate', 'heavy'].includes(frost)
  // Cover begins a month later where frosts are light, and a month earlier where they are heavy or, in a cool climate,
  // moderate.
  if (isShelter(job) && !hard) return months.filter((month) => month !== 5 || zone === 'cool')
  if (isShelter(job) && isEarly && months.includes(5)) return [4, ...months]
  if (!frostTender || !hard) return months
  if (job.type === 'Pruning') return afterFrost(months, frost)
  if (springFeeds.includes(job.rule)) return laterOf(months, frost)
  return job.type === 'Planting' ? onceFrostIsOver(months, zone) : months
}

/** Rules of a rose's work at the end of winter. */
const atWintersEnd = ['prune-winter', 'winter-clean-spray', 'take-hardwood-cuttings', 'feed-early-spring']

/** Moves a rose's winter work to the months of a cool climate where frosts are hard. */
export function afterHardFrost(job: Job, kind: PlantKind | undefined, { zone, frost }: Climate): Job {
  const isLate = frost === 'heavy' || (zone === 'temperate' && frost === 'moderate')
  const { cool } = job.months
  if (kind !== 'rose' || !isLate || !cool?.length || !atWintersEnd.includes(job.rule)) return job
  return { ...job, months: { ...job.months, [zone]: cool } }
}

/** Months in which a hard frost still kills new plants. */
const lateFrosts = [8, 9]

const lastMonthOfFrost = (frost: Climate['frost']) => (frost === 'heavy' ? 9 : 8)

/** Removes the months of late frost from the planting months. A plant with no other month is planted in October. */
function onceFrostIsOver(months: readonly number[], zone: Zone): readonly number[] {
  const late = months.filter((month) => !lateFrosts.includes(month))
  const ofSpring = late.filter((month) => month < 3 || month > 9)
  // In temperate and cool climates, frost kills autumn sowings before they flower or bear.
  const isCold = zone === 'temperate' || zone === 'cool'
  const safe = isCold && ofSpring.length > 0 ? ofSpring : late
  return months.length > 0 && safe.length === 0 ? [10] : safe
}

/** Rules of feeds that bring soft shoots; they wait until the last frost is over if the job has such a month. */
const springFeeds = ['feed-spring', 'feed-early-spring']

function laterOf(months: readonly number[], frost: Climate['frost']): readonly number[] {
  const safe = months.filter((month) => month > lastMonthOfFrost(frost))
  return safe.length > 0 ? safe : months
}

/**
 * Removes the frosty months from pruning, because burnt shoots shelter the living wood below until the last frost. A
 * job with no other month moves to the month after the last frost.
 */
function afterFrost(months: readonly number[], frost: Climate['frost']): readonly number[] {
  const lastFrost = lastMonthOfFrost(frost)
  const safe = months.filter((month) => month < 5 || month > lastFrost)
  return months.length > 0 && safe.length === 0 ? [lastFrost + 1] : safe
}

/**
 * Months for which a new lasting plant is spared each type of work: it has just been planted, came fed and without
 * disease from the nursery, and has nothing to spare for cuttings.
 */
const monthsToWait: Partial<Record<TaskType, number>> = {
  Planting: 2,
  Pruning: 1,
  // The nursery mix still holds food.
  Fertilising: 1,
  'Disease control': 1,
  Propagation: 4,
}

/** Whether a date is right for a job by the plant's age or, for a crop, by its stage between sowing and clearing. */
export function suitsAge(job: Job, date: CivilDate, care: KnownCare, plantings: Plantings): boolean {
  const age = plantings.ageAt(date)
  if (care.cropMonths !== null && !suitsCrop(job, date, care, plantings)) return false
  if (isFedTooLate(job, date, care, plantings)) return false
  if (
    care.cropMonths === null &&
    age < (isCutBack(job, care) ? monthsToBranch : (monthsToWait[job.type] ?? 0))
  )
    return false
  return age >= Math.max(0, job.fromMonths ?? 0) && age <= (job.untilMonths ?? Number.POSITIVE_INFINITY)
}

/** Months before a woody plant is cut back. Pinching tips and removing spent flowers may come earlier. */
const monthsToBranch = 6
const woody: readonly PlantKind[] = [
  ...(['native-shrub', 'native-tree', 'flowering-shrub', 'hedge', 'climber', 'deciduous-tree'] as const),
  ...(['stone-fruit', 'pome-fruit', 'stone-or-pome-fruit'] as const),
]
const cutsBack = ['prune-after-flowering', 'shape-young']
const isLight = /\b(tips?|tip-prune|pinch|spent|scorched|dead|heads?)\b/i

function isCutBack({ rule, title }: Job, { entry }: KnownCare): boolean {
  return entry !== undefined && woody.includes(entry.kind) && cutsBack.includes(rule) && !isLight.test(title)
}

/**
 * Kinds that are pulled or dug up whole: they have no time to use food from their last weeks (`daysOfFood`). No crop is
 * fed in its very last days (`lastDays`).
 */
const dugUp: readonly PlantKind[] = ['root-vegetable', 'bulb-vegetable']
const daysOfFood = 35

/** The last feeding date before a harvest. A fast crop is fed until the last third of its growing time. */
function lastFed(planted: CivilDate, picking: CivilDate): CivilDate {
  const third = Math.floor((Date.parse(picking) - Date.parse(planted)) / 86_400_000 / 3)
  return addDays(picking, -Math.min(daysOfFood, third))
}

const lastDays = (cropMonths: number) => Math.min(21, 5 * cropMonths)

const isOfTheGrowing = (job: Job) => !['prepare', 'clear'].includes(phaseOf(job))

function isFedTooLate(
  job: Job,
  date: CivilDate,
  { entry, cropMonths }: KnownCare,
  plantings: Plantings,
): boolean {
  const sowing = plantings.sowingAt(date)
  const { type } = job
  const isForTheCrop = (type === 'Fertilising' || type === 'Mulching') && isOfTheGrowing(job)
  if (isForTheCrop && sowing && date > addDays(sowing.ends, -lastDays(cropMonths ?? 0))) return true
  if (type !== 'Fertilising' || !entry || !dugUp.includes(entry.kind) || !sowing?.picking) return false
  // A crop that stands for years is dug only at its edge, so it may still be fed.
  const isLast = sowing.ends < `${addMonths(monthOf(sowing.picking), 12)}-01`
  return isLast && date > lastFed(sowing.planted, sowing.picking)
}

/**
 * Types of work that wait until seedlings are up (`daysToComeUp`). Pest checks and frost cover have shorter waits, for
 * sown crops only.
 */
const onceUp: readonly TaskType[] = ['Pruning', 'Weeding', 'Fertilising']
const daysToComeUp = 21
const daysToShow = 13
const daysToShowInWinter = 18
const daysToBreakTheSoil = 7
/** Extra days, because seed lies longer in cold soil. */
const slowerInWinter = 21

function isUp(job: Job, date: CivilDate, sowing: Sowing | null, care: KnownCare): boolean {
  if (sowing === null) return true
  const isSlow = care.frostTender !== true && [6, 7, 8].includes(partsOf(sowing.planted).month)
  const toComeUp = daysToComeUp + (isSlow ? slowerInWinter : 0)
  const days = onceUp.includes(job.type) ? toComeUp : care.jobs.some(isSowing) ? daysUnseen(job, isSlow) : 0
  return date >= addDays(sowing.planted, days)
}

/** Days after sowing before there are seedlings to check or cover. */
function daysUnseen(job: Job, isSlow: boolean): number {
  if (job.type === 'Pest control') return isSlow ? daysToShowInWinter : daysToShow
  return isShelter(job) ? daysToBreakTheSoil : 0
}

const isSowing = ({ type, title }: Job) => type === 'Planting' && title.startsWith('Sow ')

/**
 * Days from sowing for which seedlings get their first waterings (`daysToRoot`) and are guarded from snails and birds
 * (`daysAtRisk`).
 */
const daysToRoot = 30
const daysAtRisk = 42

function isSeedling(job: Job, date: CivilDate, sowing: Sowing | null): boolean {
  const days = isFirstDrink(job) ? daysToRoot : job.type === 'Pest control' ? daysAtRisk : null
  return days === null || sowing === null || date <= addDays(sowing.planted, days)
}

/**
 * Days from planting before each type of work begins: a seedling settles in first, and lives on the food in its bed for
 * longer. `daysToDry` counts back from the end of the crop.
 */
const daysToSettle = 14
const daysToDry = 10
const daysToBeFed = 25
const daysToFallIll = 30
const daysToFlower = 32
const daysToBloom = 40

function daysUntil({ type, rule }: Job): number {
  if (rule === feedWhileFruiting) return daysToFlower
  if (whileFlowering.includes(rule)) return daysToBloom
  if (type === 'Disease control') return daysToFallIll
  return type === 'Fertilising' ? daysToBeFed : daysToSettle
}

function suitsCrop(job: Job, date: CivilDate, care: KnownCare, plantings: Plantings): boolean {
  const phase = phaseOf(job)
  const sowing = plantings.sowingAt(date)
  const stands = plantings.standsAt(date)
  // The crop that stands now is planted already; only the one after it is still to come.
  if (phase === 'plant') return sowing === null || plantings.resownAt(date)
  if (phase === 'prepare') {
    const isToCome = plantings.sowings.some(({ planted }) => planted >= date)
    return stands ? plantings.resownAt(date) && plantings.ageAt(date) === 0 : isToCome
  }
  if (phase === 'establish')
    return (
      stands && plantings.ageAt(date) <= 1 && isUp(job, date, sowing, care) && isSeedling(job, date, sowing)
    )
  if (phase === 'clear') {
    if (sowing === null) return true
    // Clearing ends after two or three months, so that a crop that isn't sown again is cleared only once. A crop
    // without a harvest, such as one killed by cold, is gone sooner.
    const isLongOver = date >= `${addMonths(monthOf(sowing.ends), sowing.picking === null ? 2 : 3)}-01`
    // Seed is ripe in the month after the first picking. A crop that still bears is not cleared.
    const begins =
      job.type === 'Propagation' || standsForYears(care.cropMonths)
        ? `${addMonths(monthOf(sowing.picking ?? sowing.ends), 1)}-01`
        : `${monthOf(sowing.ends)}-01`
    return date >= begins && !isLongOver
  }
  // Watering stops ten days before the crop ends.
  if (job.type === 'Watering' && sowing !== null && date > addDays(sowing.ends, -daysToDry)) return false
  return (
    stands && (phase === 'harvest' || (sowing !== null && date >= addDays(sowing.planted, daysUntil(job))))
  )
}
