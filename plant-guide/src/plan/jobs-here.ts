import { type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import { whileInFlower } from '../catalogue/crop-months.ts'
import { likesItDry } from '../catalogue/traits.ts'
import type { Job } from '../entry.ts'
import { applySoilWetter } from '../kinds/common-jobs.ts'
import type { JobHere } from './dated-job.ts'
import { coveredWhereExposed } from './exposed.ts'
import { throughFirstSpring } from './first-spring.ts'
import { aroundItsWinter } from './indoors.ts'
import { evenIfMissed } from './missed-in-spring.ts'
import { isDeadOfCold, monthsInItsTime, wetHere } from './months-in-time.ts'
import { standsForYears } from './plantings.ts'
import type { Situation } from './situation.ts'
import { isBeforeTheFirstMow, isFreshFromTheNursery, suitsAge } from './suits-age.ts'
import { suitsClimate, suitsPlace } from './suits-place.ts'
import { drinksOtherwise, isPotOfACrop } from './watering-months.ts'
import { cutAnyway, drinksAnyway, fedAnyway, outOfTheWet } from './where-unusual.ts'

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
    .flatMap((here) => evenIfMissed(here, situation))
    .flatMap((here) => throughFirstSpring(here, situation))
    .map((here) => (comesEachMonth(here, situation) ? eachMonth(here, situation) : here))
  return aroundItsWinter(here, situation)
}

/** Whether a round of water goes on all year or while a crop stands, or one of food, cutting or picking until it is over. */
function comesEachMonth({ job, months }: JobHere, situation: Situation): boolean {
  const { cropMonths } = situation.care
  if (isPotOfACrop(job, situation)) return true
  if (whileInFlower.includes(job.rule) && !standsForYears(cropMonths)) return true
  if (job.repeat !== 'season') return false
  if (job.type === 'Fertilising' || job.type === 'Pruning') return !standsForYears(cropMonths)
  if (job.type === 'Harvesting') return !standsForYears(cropMonths) || new Set(months).size === 12
  return job.type === 'Watering' && (!standsForYears(cropMonths) || new Set(months).size === 12)
}

/** Months of a season of rain, in which a crop that stands longer is not watered in the ground. */
const monthsOfRain = 4

/** A job that comes by the month. A crop in the ground is watered while it stands, except in a season of rain. */
function eachMonth({ job, months }: JobHere, { care, climate, method }: Situation): JobHere {
  const monthly = { ...job, repeat: 'monthly' } as const
  if (job.type !== 'Watering') return { job: monthly, months }
  const isOfRain = (month: number) => wetHere(climate)?.includes(month)
  const outlivesRain = care.cropMonths !== null && care.cropMonths > monthsOfRain && method === 'ground'
  const dry = outlivesRain ? months.filter((month) => !isOfRain(month)) : []
  const watered = dry.length > 0 ? dry : months
  return { job: { ...monthly, months: { ...job.months, [climate.zone]: watered } }, months: watered }
}

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
/** The rule of water all year round, for plants that never dry out. */
const everyMonth = 'water-all-year'

/** Delays regular watering while the plant settles in or is young, when it has watering jobs of its own. */
function afterYouth(job: Job, jobs: readonly Job[]): Job {
  const isForYoung = settled.includes(job.rule)
  if (!isForYoung && ![...everySummer, everyMonth].includes(job.rule)) return job
  const has = (name: string) => jobs.find(({ rule }) => rule === name)
  const youth = (!isForYoung && has(young)?.untilMonths) || (has('settle-in') ? 1 : 0)
  return youth > 0 ? { ...job, fromMonths: Math.max(job.fromMonths ?? 0, youth) } : job
}

const atAnyAge = ({ untilMonths: _, ...job }: Job): Job => job

export function isOldEnough(job: Job, date: CivilDate, situation: Situation): boolean {
  const { method } = situation
  return (
    suitsAge(job.everInPot && method === 'pot' ? atAnyAge(job) : job, date, situation) &&
    !isBeforeTheFirstMow(job, date, situation) &&
    hasBorne(job, date, situation) &&
    !isFreshFromTheNursery(job, date, situation) &&
    !isDeadOfCold(job, date, situation)
  )
}

/**
 * Whether a bulb's leaves yellow by this date, so that water for its leaves doesn't begin. Spring bulbs die down in November
 * except in the ground of a cool garden.
 */
export function isDyingDown({ rule }: Job, date: CivilDate, { care, climate: { zone } }: Situation): boolean {
  if (care.entry?.kind !== 'bulb' || partsOf(date).month !== 11) return false
  return rule === 'water-pot-in-leaf' || (rule === 'water-in-leaf' && zone !== 'cool')
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
