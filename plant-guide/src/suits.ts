import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { addDays, addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import type { Job } from './catalogue/entry.ts'
import type { Climate } from './climate.ts'
import type { KnownCare } from './find-care.ts'
import type { Plantings } from './plantings.ts'
import { phaseOf } from './timetable.ts'

const groundWords =
  /\b(spade|fork (it|holes|the bed)|hoe|drip line|lawn|trench|square metre|grass|under the (\w+ )?(branches|canopy|tree|palm|leaves)|hand-weed|trunk with|between rows|across the bed|edges? of the canopy|shallow drain)\b/i
const potWords = /\bpots?\b/i

/** Whether a job can be done where the plant grows. */
export function suitsPlace(job: Job, method: PlantingMethod): boolean {
  if (job.only) return job.only === method
  if (job.inPot) return true
  return (
    method === 'ground' || !(bedWords.test(job.title) || speaksOfTheGround(`${job.title} ${job.description}`))
  )
}

/** Work on a bed or a row is named after it. */
const bedWords = /\b(beds?|rows?)\b/i

export function speaksOfTheGround(words: string): boolean {
  return groundWords.test(words) && !potWords.test(words)
}

export function suitsClimate(job: Job, { frost, drySummer }: Climate): boolean {
  if (job.where === 'frost') return frost !== 'none'
  if (job.where === 'hard-frost') return frost === 'moderate' || frost === 'heavy'
  return job.where !== 'dry-summer' || drySummer
}

/** The months in which a job is right at a place. */
export function monthsHere(job: Job, { zone, frost }: Climate, frostTender: boolean): readonly number[] {
  const months = job.months[zone] ?? []
  const mustWait = frostTender && job.type === 'Pruning' && ['moderate', 'heavy'].includes(frost)
  // Shoots that frost has burnt shelter the living wood below until the last frost.
  return mustWait ? months.filter((month) => month < 5 || month > 8) : months
}

/** Whether a day is right for a job by the plant's age or, for a crop, by its place between sowing and clearing. */
export function suitsAge(job: Job, date: CivilDate, care: KnownCare, plantings: Plantings): boolean {
  const age = plantings.ageAt(date)
  if (care.cropMonths !== null && !suitsCrop(job, date, plantings)) return false
  return age >= Math.max(0, job.fromMonths ?? 0) && age <= (job.untilMonths ?? Number.POSITIVE_INFINITY)
}

/** A seedling settles in before it is fed, trained or looked after as a grown plant is. */
const daysToSettle = 14

function suitsCrop(job: Job, date: CivilDate, plantings: Plantings): boolean {
  const phase = phaseOf(job)
  const sowing = plantings.sowingAt(date)
  const stands = plantings.standsAt(date)
  // The crop that stands now is planted already; only the one after it is still to come.
  if (phase === 'plant') return sowing === null || plantings.resownAt(date)
  if (phase === 'prepare') return !stands || (plantings.resownAt(date) && plantings.ageAt(date) === 0)
  if (phase === 'establish') return stands && plantings.ageAt(date) <= 1
  if (phase === 'clear')
    return sowing === null || date >= `${addMonths(monthOf(sowing.picking ?? sowing.ends), 1)}-01`
  return stands && (phase === 'harvest' || (sowing !== null && date >= addDays(sowing.planted, daysToSettle)))
}
