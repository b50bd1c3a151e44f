import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { addDays, addMonths, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import { feedWhileFruiting, whileFlowering } from '../catalogue/crop-months.ts'
import type { Job, PlantKind, Zone } from '../entry.ts'
import { isShelter } from '../jobs/frost.ts'
import { isFirstDrink, isSowing, phaseOf } from '../jobs/timetable.ts'
import { setOutRule } from '../jobs/wintering.ts'
import type { KnownCare } from '../names/find-care.ts'
import { type Plantings, type Sowing, standsForYears } from './plantings.ts'
import type { Situation } from './situation.ts'

export type InItsTime = Pick<Situation, 'care' | 'climate' | 'plantings'>

/**
 * Kinds that are pulled or dug up whole: they have no time to use food from their last weeks (`daysOfFood`). No crop is
 * fed in its very last days (`lastDays`).
 */
const dugUp: readonly PlantKind[] = ['root-vegetable', 'bulb-vegetable']
const daysOfFood = 35

/**
 * The day from which a job's days count: for the seedlings' own work and water the day they go out, for other work the
 * day they grow from.
 */
export const beginOf = (job: Job, { out, grows }: Sowing): CivilDate =>
  job.type === 'Watering' || (phaseOf(job) === 'establish' && job.type !== 'Pruning') ? out : grows

/** The last feeding date before a harvest. A fast crop is fed until the last third of its growing time. */
function lastFed(planted: CivilDate, picking: CivilDate): CivilDate {
  const third = Math.floor((Date.parse(picking) - Date.parse(planted)) / 86_400_000 / 3)
  return addDays(picking, -Math.min(daysOfFood, third))
}

const lastDays = (cropMonths: number) => Math.min(21, 5 * cropMonths)

/** Days after which a herb sown for its leaves begins to flower, and its one feed has lost its use. */
const daysToSeed = 70

const isOnceForLeaves = ({ rule, repeat }: Job, entry: KnownCare['entry']) =>
  entry?.kind === 'herb' && rule === 'feed-standing' && repeat === 'once'

const isOfTheGrowing = (job: Job) => !['prepare', 'clear'].includes(phaseOf(job))

/** Whether a feed or mulch comes too late to be of use before a crop is over. */
export function isFedTooLate(
  job: Job,
  date: CivilDate,
  { entry, cropMonths }: KnownCare,
  plantings: Plantings,
): boolean {
  const sowing = plantings.sowingAt(date)
  const { type } = job
  const isForTheCrop = (type === 'Fertilising' || type === 'Mulching') && isOfTheGrowing(job)
  if (isForTheCrop && sowing && date > addDays(sowing.ends, -lastDays(cropMonths ?? 0))) return true
  if (isForTheCrop && sowing && isOnceForLeaves(job, entry) && date > addDays(sowing.grows, daysToSeed))
    return true
  if (!isForTheCrop || !entry || !dugUp.includes(entry.kind) || !sowing?.picking) return false
  // A crop that stands for years is dug only at its edge, so it may still be fed.
  const isLast = sowing.ends < `${addMonths(monthOf(sowing.picking), 12)}-01`
  return isLast && date > lastFed(sowing.grows, sowing.picking)
}

/**
 * Types of work that wait until seedlings are up (`daysToComeUp`). Pest checks and frost cover have shorter waits, for
 * sown crops only.
 */
const onceUp: readonly TaskType[] = ['Pruning', 'Weeding', 'Fertilising']
const daysToComeUp = 21
/** The same for radishes and other crops of a few weeks. */
const daysToComeUpQuickly = 10
const daysToShow = 6
const daysToShowInWinter = 18
/** Days until a seedling has leaves, on which moths and butterflies lay their eggs. */
const daysToLeaf = 8
const daysToBreakTheSoil = 7
/** Extra days, because seed lies longer in cold soil. */
const slowerInWinter = 21

/** Zones whose soil is cold in winter. */
export const hasColdSoil: readonly Zone[] = ['temperate', 'cool', 'arid']

function isUp(job: Job, date: CivilDate, { care, climate: { zone }, plantings }: InItsTime): boolean {
  const sowing = plantings.sowingAt(date)
  if (sowing === null) return true
  // What was raised inside is up when it goes out, in the first days of its month.
  const toSettle = job.rule === 'pinch-tips' ? daysToSettle : daysToSow
  if (sowing.out > sowing.planted) return isFirstDrink(job) || date >= addDays(sowing.out, toSettle)
  const begin = beginOf(job, sowing)
  const ofCold = zone === 'cool' ? [6, 7, 8] : [6, 7]
  const isSlow =
    care.frostTender !== true && hasColdSoil.includes(zone) && ofCold.includes(partsOf(begin).month)
  const isQuick = care.cropMonths !== null && care.cropMonths <= quickest
  const toComeUp = (isQuick ? daysToComeUpQuickly : daysToComeUp) + (isSlow ? slowerInWinter : 0)
  const days = onceUp.includes(job.type) ? toComeUp : daysUnseen(job, isSlow, care)
  // A later crop counts from the first of its month.
  const isLater = job.type === 'Pest control' && plantings.resownAt(date) && sowing.planted.endsWith('-01')
  return date >= addDays(begin, days + (isLater ? daysToSow : 0))
}

/** Days after sowing before there are seedlings to check or cover. Planted seedlings are there from the first day. */
function daysUnseen(job: Job, isSlow: boolean, care: KnownCare): number {
  if (!care.jobs.some(isSowing)) return 0
  if (job.type === 'Pest control') {
    const toShow = isSlow ? daysToShowInWinter : daysToShow
    return job.rule === 'check-caterpillars' ? toShow + daysToLeaf : toShow
  }
  return isShelter(job) ? daysToBreakTheSoil : 0
}

/**
 * Days from sowing for which seedlings get their first waterings (`daysToRoot`), and are guarded from snails and birds
 * and pinched (`daysAtRisk`).
 */
const daysToRoot = 30
const daysAtRisk = 42

function isSeedling(job: Job, date: CivilDate, sowing: Sowing | null): boolean {
  const isOfTheSmall = job.type === 'Pest control' || job.rule === 'pinch-tips'
  const days = isFirstDrink(job) ? daysToRoot : isOfTheSmall ? daysAtRisk : null
  return days === null || sowing === null || date <= addDays(beginOf(job, sowing), days)
}

/**
 * Days from planting before each type of work begins: a seedling settles in first, and lives on the food in its bed for
 * longer. `daysToDry` counts back from the end of the crop.
 */
const daysToSettle = 14
/** Days from the first of its month to the planting task of a later crop. */
const daysToSow = 7
const daysToDry = 10
const daysToBeFed = 25
/** Crops that are over within two months, such as pak choy, are fed a week earlier. */
const quickest = 2
const daysToFeedTheQuick = 18
const daysToFallIll = 30
const daysToFlower = 30
const daysToBloom = 40

function daysUntil({ type, rule }: Job, cropMonths: number | null): number {
  if (type === 'Fertilising' && cropMonths === quickest) return daysToFeedTheQuick
  if (rule === feedWhileFruiting) return daysToFlower
  if (whileFlowering.includes(rule)) return daysToBloom
  if (type === 'Disease control') return daysToFallIll
  if (type === 'Mulching') return daysToBeFed
  return type === 'Fertilising' ? daysToBeFed : daysToSettle
}

/** Rules of trims that bring more flowers, and the days that those need before the crop is over. */
const again = ['trim', 'trim-summer', 'prune-after-flowering']
const daysToFlowerAgain = 21

/** Whether a date is right for a crop's job by the crop's stage between sowing and clearing. */
export function suitsCrop(job: Job, date: CivilDate, situation: InItsTime): boolean {
  const { care, plantings } = situation
  const phase = phaseOf(job)
  const sowing = plantings.sowingAt(date)
  const stands = plantings.standsAt(date)
  // The crop that stands now is planted already; only the one after it is still to come.
  if (job.rule === setOutRule) return sowing !== null && date >= sowing.out
  if (phase === 'plant') return sowing === null || plantings.resownAt(date)
  if (phase === 'prepare') {
    const isToCome = plantings.sowings.some(({ planted }) => planted >= date)
    return stands ? plantings.resownAt(date) && plantings.ageAt(date) === 0 : isToCome
  }
  if (phase === 'establish')
    return stands && plantings.ageAt(date) <= 1 && isUp(job, date, situation) && isSeedling(job, date, sowing)
  if (phase === 'clear') return sowing === null || isCleared(job, date, sowing, care)
  if (again.includes(job.rule) && sowing !== null && date > addDays(sowing.ends, -daysToFlowerAgain))
    return false
  // What a look for any pest finds in the last weeks no longer matters.
  if (job.general && job.type === 'Pest control' && sowing !== null && date > addDays(sowing.ends, -30))
    return false
  // Watering stops ten days before the crop ends.
  if (job.type === 'Watering' && sowing !== null && date > addDays(sowing.ends, -daysToDry)) return false
  const days =
    daysUntil(job, care.cropMonths) + (job.type === 'Watering' && plantings.resownAt(date) ? daysToSow : 0)
  return stands && (phase === 'harvest' || (sowing !== null && date >= addDays(beginOf(job, sowing), days)))
}

/** A crop may be cleared so many days before it is over; it is no longer watered then. */
const daysToClear = 5

/**
 * Whether a crop is cleared at a date. Clearing ends after two or three months, so that a crop that isn't sown again is
 * cleared only once. A crop without a harvest, such as one killed by cold, is gone sooner.
 */
function isCleared(
  { type }: Job,
  date: CivilDate,
  { picking, ends }: Sowing,
  { cropMonths }: KnownCare,
): boolean {
  const isLongOver = date >= `${addMonths(monthOf(ends), picking === null ? 2 : 3)}-01`
  // Seed is ripe in the month after the first picking. A crop that still bears is not cleared.
  const begins =
    type === 'Propagation' || standsForYears(cropMonths)
      ? `${addMonths(monthOf(picking ?? ends), 1)}-01`
      : addDays(ends, -daysToClear)
  return date >= begins && !isLongOver
}
