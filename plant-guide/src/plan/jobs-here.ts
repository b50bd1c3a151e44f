import { type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import { shortName } from '../catalogue/names.ts'
import { likesItDry } from '../catalogue/traits.ts'
import { isUsualIn } from '../catalogue/usual-places.ts'
import type { CatalogueEntry, Job, MonthsByZone, Zone } from '../entry.ts'
import { isShelter } from '../jobs/frost.ts'
import { inYear, thirsty } from '../jobs/months.ts'
import { isFirstDrink } from '../jobs/timetable.ts'
import { applySoilWetter, cropDrinks, keepDryInTheWet } from '../kinds/common-jobs.ts'
import { waterDryPot, waterYoung } from '../kinds/foliage-jobs.ts'
import type { KnownCare } from '../names/find-care.ts'
import { isRound, type JobHere } from './dated-job.ts'
import { coveredWhereExposed } from './exposed.ts'
import { aroundItsWinter } from './indoors.ts'
import { evenIfMissed } from './missed-in-spring.ts'
import { isDeadOfCold, monthsInItsTime } from './months-in-time.ts'
import { standsForYears } from './plantings.ts'
import type { Situation } from './situation.ts'
import { isFreshFromTheNursery, suitsAge } from './suits-age.ts'
import { suitsClimate, suitsPlace } from './suits-place.ts'
import { drinkOtherwise, drinksOtherwise, isPotOfACrop } from './watering-months.ts'

/** The jobs that suit the place, each with the months in which it is right there. */
export function jobsHere(situation: Situation): readonly JobHere[] {
  const { care, climate, method } = situation
  const done = care.jobs.filter(({ months }) => months[climate.zone]?.length)
  const suited = done.filter((job) => suitsClimate(job, climate) && suitsPlace(job, method))
  const anyway = [...fedAnyway(situation, suited), ...cutAnyway(situation, suited)]
  const suitable = care.entry
    ? coveredWhereExposed([...suited, ...anyway], care.entry, climate, method)
    : suited
  const here = [...suitable, ...drinksAnyway(situation, suitable), ...outOfTheWet(situation)]
    .filter(({ rule }) => !suitable.some(({ instead }) => instead === rule))
    .filter(({ rule }) => rule !== applySoilWetter.rule || !care.entry || !likesItDry(care.entry))
    .map((job) => afterYouth(job, suitable))
    .map((job) => ({ job, months: monthsInItsTime(job, situation) }))
    .filter(({ months }) => months.length > 0)
    .map((here) => evenIfMissed(here, situation))
    .map(
      (here): JobHere =>
        comesEachMonth(here, situation) ? { ...here, job: { ...here.job, repeat: 'monthly' } } : here,
    )
  return aroundItsWinter(here, situation)
}

/** Whether a round of water goes on all year or while a crop stands, or one of food, cutting or picking until it is over. */
function comesEachMonth({ job, months }: JobHere, situation: Situation): boolean {
  if (isPotOfACrop(job, situation)) return true
  if (job.repeat !== 'season') return false
  const { cropMonths } = situation.care
  if (job.type === 'Fertilising' || job.type === 'Pruning') return !standsForYears(cropMonths)
  if (job.type === 'Harvesting') return !standsForYears(cropMonths) || new Set(months).size === 12
  return job.type === 'Watering' && cropMonths === null && new Set(months).size === 12
}

/** Returns shelter from the tropical wet season for a potted plant from dry places that is not usually grown there. */
function outOfTheWet({ care: { entry, cropMonths }, climate: { zone }, method }: Situation): Job[] {
  const isInAPot = zone === 'tropical' && method === 'pot' && cropMonths === null
  if (!entry || !isInAPot || drinkOtherwise.includes(entry.kind) || isUsualIn(entry, zone)) return []
  const { moisture } = entry.needs
  return moisture.includes('dry') && !moisture.includes('moist') ? [keepDryInTheWet] : []
}

/** Returns default watering for a plant that is not usually grown in this zone and has no watering job for it. */
function drinksAnyway({ care, climate, method, sowingMonths }: Situation, suitable: readonly Job[]): Job[] {
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
  return [...first, { ...waterYoung, ...own, months: waterYoung.months }]
}

/**
 * Returns the feed of a plant that is not usually grown in this zone, in the months of the nearest climate; a crop's in
 * summer. In the tropics only a pot needs it.
 */
function fedAnyway({ care, climate: { zone }, method }: Situation, suited: readonly Job[]): Job[] {
  const { entry, cropMonths } = care
  if (!entry || isUsualIn(entry, zone)) return []
  if (suited.some(({ type }) => type === 'Fertilising')) return []
  if (zone === 'tropical')
    return method === 'pot' && cropMonths === null ? potFedInTheTropics(entry, care) : []
  const isFood = ({ type, rule }: Job) =>
    type === 'Fertilising' && (cropMonths === null ? rule === 'feed-spring' : rule === 'feed-standing')
  return care.jobs.flatMap((job) => {
    const months = cropMonths === null ? nearest(job.months, zone) : whileWarm
    if (!isFood(job) || !months || !suitsPlace(job, method)) return []
    return [{ ...job, months: { ...job.months, [zone]: months } }]
  })
}

/** Returns the spring feed of a potted plant in words for the end of the dry season. */
function potFedInTheTropics(entry: CatalogueEntry, { jobs }: KnownCare): Job[] {
  return jobs
    .filter(({ rule, months }) => rule === 'feed-spring' && (months.temperate ?? months.cool)?.length)
    .map(({ inPot, ...job }) => ({
      ...job,
      ...inPot,
      months: { tropical: [10] },
      title: `Feed the potted ${shortName(entry)}`,
      why: 'A pot holds little food, and the rain washes out what is left.',
    }))
}

/**
 * Returns the cuts of a plant that is not usually grown in this zone, in the months of a temperate garden; in a cool
 * one a month later, and only from spring to autumn.
 */
function cutAnyway({ care, climate: { zone }, method }: Situation, suited: readonly Job[]): Job[] {
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

const everySummer = [
  'water-summer',
  'water-dry-months',
  'water-dry-season',
  'water-dry-spells',
  'water-pot',
  'water-check',
]
const young = 'water-young'
/** Rules of watering for a young plant once it has settled in. */
const settled = [young, 'water-dry-pot']

/** Delays regular watering while the plant settles in or is young, when it has watering jobs of its own. */
function afterYouth(job: Job, jobs: readonly Job[]): Job {
  const isForYoung = settled.includes(job.rule)
  if (!isForYoung && !everySummer.includes(job.rule)) return job
  const has = (name: string) => jobs.find(({ rule }) => rule === name)
  const youth = (!isForYoung && has(young)?.untilMonths) || (has('settle-in') ? 1 : 0)
  return youth > 0 ? { ...job, fromMonths: Math.max(job.fromMonths ?? 0, youth) } : job
}

export function isOldEnough(job: Job, date: CivilDate, situation: Situation): boolean {
  const { care, plantings, method } = situation
  const { untilMonths: _, ...atAnyAge } = job
  const isOfAge = suitsAge(job.everInPot && method === 'pot' ? atAnyAge : job, date, care, plantings)
  const isSpared = isFreshFromTheNursery(job, date, situation) || isDeadOfCold(job, date, situation)
  return isOfAge && hasBorne(job, date, situation) && !isSpared
}

/**
 * Whether a bulb's leaves yellow by this date, so that water for its leaves doesn't begin. Spring bulbs in a temperate
 * garden, or in a pot, die down in November.
 */
export function isDyingDown({ rule }: Job, date: CivilDate, { care, climate: { zone } }: Situation): boolean {
  if (care.entry?.kind !== 'bulb' || partsOf(date).month !== 11) return false
  return rule === 'water-pot-in-leaf' || (rule === 'water-in-leaf' && zone === 'temperate')
}

/**
 * Whether a season of rain has begun, or is about to, so that no round of water begins in open ground: in May where
 * summers are dry, and in the second half of November in the tropics.
 */
export function isRainedOn({ rule }: Job, date: CivilDate, situation: Situation): boolean {
  const { care, climate, method } = situation
  const isForTheDry = [...everySummer, ...settled].includes(rule) && !drinksOtherwise(situation)
  const { month, day } = partsOf(date)
  const rains =
    climate.zone === 'tropical' ? month === 11 && day > 15 : climate.zone === 'temperate' && month === 5
  return rains && method === 'ground' && care.cropMonths === null && isForTheDry
}

/** Whether the plant was old enough for the preceding harvest (or other job) that this job follows. */
function hasBorne({ after, rule }: Job, date: CivilDate, { care, climate, plantings }: Situation): boolean {
  const follows = after ?? (rule.endsWith('-after-harvest') ? 'harvest' : undefined)
  const first = care.jobs.find((job) => job.rule === follows)
  const last = first?.months[climate.zone]?.at(-1)
  if (!first?.fromMonths || last === undefined || care.cropMonths !== null) return true
  const monthsSince = (partsOf(date).month - last + 12) % 12
  return plantings.ageAt(date) - monthsSince >= first.fromMonths
}
