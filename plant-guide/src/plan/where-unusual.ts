import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import { shortName } from '../catalogue/names.ts'
import { likesItDry } from '../catalogue/traits.ts'
import { isUsualIn } from '../catalogue/usual-places.ts'
import type { CatalogueEntry, Job, MonthsByZone, PlantKind, Zone } from '../entry.ts'
import { isShelter } from '../jobs/frost.ts'
import { inYear, thirsty } from '../jobs/months.ts'
import { isFirstDrink } from '../jobs/timetable.ts'
import { cropDrinks, keepDryInTheWet } from '../kinds/common-jobs.ts'
import { waterDryPot, waterSummer, waterYoung } from '../kinds/foliage-jobs.ts'
import type { KnownCare } from '../names/find-care.ts'
import { isRound } from './dated-job.ts'
import { standsForYears } from './plantings.ts'
import type { Situation } from './situation.ts'
import { suitsPlace } from './suits-place.ts'
import { drinkOtherwise } from './watering-months.ts'

/** Returns shelter from the tropical wet season for a potted plant from dry places that is not usually grown there. */
export function outOfTheWet({ care: { entry, cropMonths }, climate: { zone }, method }: Situation): Job[] {
  const isInAPot = zone === 'tropical' && method === 'pot' && cropMonths === null
  if (!entry || !isInAPot || drinkOtherwise.includes(entry.kind) || isUsualIn(entry, zone)) return []
  const { moisture } = entry.needs
  return moisture.includes('dry') && !moisture.includes('moist') ? [keepDryInTheWet] : []
}

/** Returns default watering for a plant that is not usually grown in this zone and has no watering job for it. */
export function drinksAnyway(
  { care, climate, method, sowingMonths }: Situation,
  suitable: readonly Job[],
): Job[] {
  const { entry } = care
  // A crop with sowing months here has watering jobs of its own in them.
  if (!entry || sowingMonths.length > 0) return []
  if (isUsualIn(entry, climate.zone) || drinkOtherwise.includes(entry.kind)) return []
  const ofACrop = care.cropMonths === null ? [] : cropDrinks.filter((job) => !hasDrinkLike(job, suitable))
  const drinks = ofACrop.map((job) => inItsWords(job, care))
  if (!standsForYears(care.cropMonths)) return drinks
  const isSaid = suitable.some(
    (job) =>
      job.type === 'Watering' &&
      job.priority === 1 &&
      !isShelter(job) &&
      !isFirstDrink(job) &&
      !isForTheGrown(job) &&
      isThroughTheDry(job.months[climate.zone], thirsty[climate.zone]),
  )
  const first = drinks.filter(isFirstDrink)
  if (isSaid) return first
  if (method === 'pot') return [...first, waterDryPot]
  // Words for a summer make no sense in the tropics.
  const own = climate.zone === 'tropical' ? inTheDry : care.jobs.find(({ rule }) => rule === waterYoung.rule)
  const grown =
    climate.zone === 'tropical'
      ? { ...waterSummer, ...inTheDry }
      : care.jobs.find(({ rule, only }) => rule === waterSummer.rule && only !== 'pot')
  return [
    ...first,
    { ...waterYoung, ...own, months: waterYoung.months },
    ...(grown && !likesItDry(entry) ? [{ ...grown, months: thirsty }] : []),
  ]
}

/**
 * Returns the feed of a plant that is not usually grown in this zone, in the months of the nearest climate; a crop's in
 * summer. In the tropics only a pot and a fruit tree need it.
 */
export function fedAnyway({ care, climate: { zone }, method }: Situation, suited: readonly Job[]): Job[] {
  const { entry, cropMonths } = care
  if (!entry || isUsualIn(entry, zone)) return []
  if (suited.some(({ type }) => type === 'Fertilising')) return []
  if (zone === 'tropical') return cropMonths === null ? fedInTheTropics(entry, care, method) : []
  const isFood = ({ type, rule }: Job) =>
    type === 'Fertilising' && (cropMonths === null ? rule === 'feed-spring' : rule === 'feed-standing')
  return care.jobs.flatMap((job) => {
    const months = cropMonths === null ? nearest(job.months, zone) : whileWarm
    if (!isFood(job) || !months || !suitsPlace(job, method)) return []
    return [{ ...job, months: { ...job.months, [zone]: months } }]
  })
}

/** Returns the spring feed at the end of the dry season; of a potted plant in words for that. */
function fedInTheTropics(entry: CatalogueEntry, { jobs }: KnownCare, method: PlantingMethod): Job[] {
  const isPotted = method === 'pot'
  if (!isPotted && !fruiting.includes(entry.kind)) return []
  return jobs
    .filter(({ rule, months }) => rule === 'feed-spring' && (months.temperate ?? months.cool)?.length)
    .map(({ inPot, ...job }) => ({
      ...job,
      ...(isPotted && {
        ...inPot,
        title: `Feed the potted ${shortName(entry)}`,
        why: 'A pot holds little food, and the rain washes out what is left.',
      }),
      months: { tropical: [10] },
    }))
}

/** Kinds that bear little without food, wherever they stand. */
const fruiting: readonly PlantKind[] = ['nut', 'stone-fruit', 'pome-fruit', 'stone-or-pome-fruit', 'citrus']

/**
 * Returns the cuts of a plant that is not usually grown in this zone, in the months of a temperate garden; in a cool
 * one a month later, and only from spring to autumn.
 */
export function cutAnyway({ care, climate: { zone }, method }: Situation, suited: readonly Job[]): Job[] {
  const { entry, cropMonths } = care
  if (!entry || cropMonths !== null || zone === 'tropical' || isUsualIn(entry, zone)) return []
  if (suited.some(({ type }) => type === 'Pruning')) return []
  return care.jobs.flatMap((job) => {
    const { temperate = [] } = job.months
    const later = temperate.map((month) => inYear(month + 1)).filter((month) => month <= 3 || month >= 10)
    const months = zone === 'cool' ? later : temperate
    if (job.type !== 'Pruning' || months.length === 0 || !suitsPlace(job, method)) return []
    return [{ ...job, months: { ...job.months, [zone]: months } }]
  })
}

const whileWarm = [12, 1, 2]

/** The feeding months of the nearest climate. A spring feed moves to October where winters are cold. */
function nearest({ subtropical, temperate }: MonthsByZone, zone: Zone): readonly number[] | undefined {
  if (zone === 'subtropical' || zone === 'arid') return temperate
  const isOfSpring = (temperate ?? subtropical)?.some((month) => month >= 8 && month <= 10)
  return isOfSpring ? [10] : undefined
}

/** Puts a default watering job into the words of the crop's own watering job, if it has one. */
function inItsWords(drink: Job, { jobs }: KnownCare): Job {
  const own = jobs.find(
    (job) =>
      job.type === 'Watering' &&
      !isShelter(job) &&
      !job.only &&
      !job.filler &&
      isFirstDrink(job) === isFirstDrink(drink),
  )
  if (!own) return drink
  const { title, description, why, fromMonths = 0, inPot, inGround } = own
  return {
    ...drink,
    title,
    description,
    why,
    fromMonths,
    ...(inPot && { inPot }),
    ...(inGround && { inGround }),
  }
}

/** Whether the jobs include watering of the same sort: a first watering, or a round. */
function hasDrinkLike(job: Job, suitable: readonly Job[]): boolean {
  return suitable.some(
    (other) =>
      other.type === 'Watering' &&
      !isShelter(other) &&
      (isFirstDrink(job) ? isFirstDrink(other) : isRound(other)),
  )
}

const inTheDry: Partial<Job> = {
  description: 'Pour a bucket of water slowly over the roots twice a week, unless there has been good rain.',
}

function isThroughTheDry(months: readonly number[] = [], dry: readonly number[] = []): boolean {
  return dry.filter((month) => months.includes(month)).length >= 3
}

const isForTheGrown = ({ fromMonths = 0, filler }: Job) => fromMonths >= 12 || filler === true
