import { addDays, addMonths, type CivilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import { shortName } from '../catalogue/names.ts'
import { isOfMarshes, likesItDry } from '../catalogue/traits.ts'
import type { CatalogueEntry, Job, Zone } from '../entry.ts'
import { isLift } from '../jobs/frost.ts'
import { inYear, range } from '../jobs/months.ts'
import { isFirstDrink, phaseOf } from '../jobs/timetable.ts'
import { keepInItsPot, keepInItsPotRule, setOut, waterInside } from '../jobs/wintering.ts'
import { isRound, type JobHere } from './dated-job.ts'
import { drinksIndoors, isBroughtIn, staysInAPot } from './exposed.ts'
import { isForSnails } from './months-in-time.ts'
import type { Situation } from './situation.ts'
import { drinksOtherwise } from './watering-months.ts'

/** The last month that a plant spends inside once it has been lifted. */
const lastInside: Partial<Record<Zone, number>> = { subtropical: 8, temperate: 10, cool: 10, arid: 8 }

/** The months that a lasting plant is out of the ground each year; empty if it stays outside. */
export function monthsInside(jobs: readonly JobHere[], situation: Situation): readonly number[] {
  if (situation.care.cropMonths !== null) return []
  const [first] = jobs.find(({ job }) => isLiftedBy(job, situation))?.months ?? []
  const last = lastInside[situation.climate.zone]
  return first === undefined || last === undefined ? [] : range(first, last)
}

const isLiftedBy = (job: Job, { method }: Situation): boolean =>
  isLift(method === 'ground' ? { ...job, ...job.inGround } : job)

/**
 * Moves the spring feeds of a plant that is inside then, ends the rounds of work in its bed, and keeps one for the ground
 * in its pot until it is warm.
 */
export function aroundItsWinter(jobs: readonly JobHere[], situation: Situation): readonly JobHere[] {
  if (situation.care.cropMonths !== null) return [...jobs, ...untilItGoesOut(situation)]
  const inside = monthsInside(jobs, situation)
  const last = inside.at(-1)
  if (last === undefined) return jobs
  const { care } = situation
  const { entry } = care
  const fed = jobs.map((here) => (isSpringFeed(here) ? { ...here, months: laterThan(last, here) } : here))
  const out = fed.map((here) => (isOfTheBed(here.job, situation) ? whileOut(inside, here, situation) : here))
  // What rests in summer alone stays in its pot until autumn.
  const has = (rule: string) => jobs.some(({ job }) => job.rule === rule)
  const rests = has('rest-summer') && !has('rest-winter')
  const isReturned = entry && !entry.growsOnTrees && !rests && situation.method === 'ground'
  const waits = waitsInItsPot(inside, situation)
  const isPotted = entry !== undefined && staysInAPot(entry, situation.climate)
  const back = isReturned
    ? [
        {
          job: {
            ...setOut(shortName(entry), isPotted ? 'potted' : waits ? 'asNew' : 'again'),
            // What waits inside goes out however new it is.
            ...(waits && { fromMonths: 0 }),
          },
          months: [last + 1],
        },
      ]
    : []
  if (!entry || !waits) return [...out, ...back].filter(isEver)
  const toKeep = keepInItsPot(shortName(entry), drinkInside(entry))
  const kept = { job: isPotted ? { ...toKeep, ...toKeep.inPot } : toKeep, months: inside }
  const drunk = out.map((here) => (isFirstDrink(here.job) ? outside(inside, here) : here))
  return [...drunk, ...back, kept].filter(isEver)
}

/** The work of a tender crop that waits inside for warm nights: how it is kept, and its way out into the ground. */
function untilItGoesOut({ care: { entry }, method, plantings, today }: Situation): JobHere[] {
  const [first] = plantings.sowings
  if (!entry || !first || first.out <= first.planted || first.out <= today) return []
  const { month } = partsOf(first.out)
  const kept = { job: keepInItsPot(shortName(entry), drinkInside(entry)), months: range(5, month - 1) }
  return method === 'pot' ? [kept] : [kept, { job: setOut(shortName(entry), 'asNew'), months: [month] }]
}

const isEver = ({ months }: JobHere) => months.length > 0

const isSpringFeed = ({ job, months }: JobHere) =>
  job.type === 'Fertilising' && months.every((month) => month >= 8)

function laterThan(last: number, { months }: JobHere): readonly number[] {
  const later = months.filter((month) => month > last)
  return later.length > 0 ? later : [last + 1]
}

const outside = (inside: readonly number[], here: JobHere): JobHere => ({
  ...here,
  months: here.months.filter((month) => !inside.includes(month)),
})

/** The months of work in the bed. A plant that has been set out is watered through the rest of spring and its summer. */
function whileOut(inside: readonly number[], here: JobHere, situation: Situation): JobHere {
  const { job, months } = outside(inside, here)
  const isOfSummer =
    job.type === 'Watering' && isRound(job) && months.includes(12) && !drinksOtherwise(situation)
  const spring = isOfSummer ? range(inYear((inside.at(-1) ?? 0) + 1), 12) : []
  return { ...here, months: [...new Set([...months, ...spring])] }
}

/** Whether the plant stands in its pot: it has just been bought in months in which it would be lifted again. */
const waitsInItsPot = (inside: readonly number[], { planted, today }: Situation): boolean =>
  inside.includes(partsOf(planted).month) && planted >= addDays(today, -30)

const outdoors: readonly TaskType[] = ['Watering', 'Weeding', 'Mulching', 'Soil improvement']

/** Whether a job is for a plant outdoors. */
function isForOutdoors(job: Job): boolean {
  const isOfABed = job.type === 'Pest control' && (phaseOf(job) === 'establish' || isForSnails(job))
  return isOfABed || (outdoors.includes(job.type) && !isFirstDrink(job))
}

/** Whether a job is for a plant outdoors, unlike all-year water, which goes on in the pot. */
const isOfTheBed = (job: Job, situation: Situation): boolean =>
  isForOutdoors(job) && job.repeat !== 'monthly' && !isLiftedBy(job, situation)

/** How to water a plant in its pot inside. A marsh plant stays wet, and what likes it dry would rot in damp mix. */
const drinkInside = (entry: CatalogueEntry): string =>
  isOfMarshes(entry)
    ? 'stand it in a saucer of water'
    : `water it only when the mix ${likesItDry(entry) ? 'has dried right down' : 'is dry on top'}`

/** Returns all-year water of a pot that spends the winter inside in words for that time too. */
function outAndIn(job: Job, { care, climate }: Situation): Job {
  const { entry, cropMonths, jobs } = care
  if (!entry || cropMonths !== null || job.type !== 'Watering' || !isBroughtIn(entry, climate)) return job
  const drinks = drinksIndoors(entry, jobs)
  // A marsh plant is kept as wet as outside, and what dies down has words for that of its own.
  if (drinks !== 'less' && drinks !== 'hardly') return job
  return { ...job, description: `${job.description} While it is inside, ${waterInside[drinks]}.` }
}

/** Returns all-year water in words for the bed, or the place outside, and for the pot in which the plant spends the winter. */
export function inBedAndPot(job: Job, inside: readonly number[], situation: Situation): Job {
  const { care, method } = situation
  const { entry } = care
  if (method === 'pot') return outAndIn(job, situation)
  if (inside.length === 0 || !entry || !isForOutdoors(job)) return job
  const said = (words: string) => `${words} While it is in its pot, ${drinkInside(entry)}.`
  const { description, onceGrown } = job
  return { ...job, description: said(description), ...(onceGrown && { onceGrown: said(onceGrown) }) }
}

/**
 * Whether a tree of the tropics that was set out in the ground of a cold place stands in its pot for good on a date: it
 * waits there for its first spring, or the plan has lifted it by then.
 */
export function isPottedBy(date: CivilDate, inside: readonly number[], situation: Situation): boolean {
  const { care, climate, method, today } = situation
  if (method === 'pot' || !care.entry || inside.length === 0 || !staysInAPot(care.entry, climate))
    return false
  if (waitsInItsPot(inside, situation)) return true
  const ahead = Array.from({ length: 13 }, (_, months) => addMonths(monthOf(today), months))
  return ahead.some((month) => month <= monthOf(date) && inside.includes(Number(month.slice(5))))
}

/**
 * Whether a job is for a plant outdoors and this one is inside. How to water it there stands in the words of lifting
 * or keeping it. A plant that has been kept in its pot is not lifted in its first winter.
 */
export function isInside(
  job: Job,
  date: CivilDate,
  inside: readonly number[],
  situation: Situation,
): boolean {
  const sowing = situation.plantings.sowingAt(date)
  if (sowing && date >= sowing.planted && date < sowing.out) return job.rule !== keepInItsPotRule
  if (inside.length === 0) return false
  if (isLiftedBy(job, situation))
    return waitsInItsPot(inside, situation) && date < addDays(situation.planted, 180)
  return isForOutdoors(job) && inside.includes(partsOf(date).month)
}
