import { addDays, type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import { shortName } from '../catalogue/names.ts'
import { isOfMarshes } from '../catalogue/traits.ts'
import type { Job, Zone } from '../entry.ts'
import { isLift, keepInItsPot, setOut } from '../jobs/frost.ts'
import { range } from '../jobs/months.ts'
import { isFirstDrink, phaseOf } from '../jobs/timetable.ts'
import { deadOfCold, plantedOutOn } from './crop-ends.ts'
import type { JobHere } from './dated-job.ts'
import type { Situation } from './situation.ts'

/** The last month that a plant spends inside once it has been lifted. */
const lastInside: Partial<Record<Zone, number>> = { subtropical: 8, temperate: 9, cool: 10, arid: 8 }

/**
 * The months that a lasting plant is out of the ground each year, or a tender crop that goes in before its season is
 * kept inside; empty if it stays outside.
 */
export function monthsInside(jobs: readonly JobHere[], situation: Situation): readonly number[] {
  if (situation.care.cropMonths !== null) {
    return waitsInItsPot(deadOfCold, situation) ? deadOfCold : []
  }
  const [first] = jobs.find(({ job }) => isLiftedBy(job, situation))?.months ?? []
  const last = lastInside[situation.climate.zone]
  return first === undefined || last === undefined ? [] : range(first, last)
}

const isLiftedBy = (job: Job, { method }: Situation): boolean =>
  isLift(method === 'ground' ? { ...job, ...job.inGround } : job)

/** Moves the spring feeds of a plant that is inside then, and keeps one for the ground in its pot until it is warm. */
export function aroundItsWinter(jobs: readonly JobHere[], situation: Situation): readonly JobHere[] {
  const inside = monthsInside(jobs, situation)
  const last = inside.at(-1)
  if (last === undefined) return jobs
  const { care } = situation
  const { entry } = care
  const fed = jobs.map((here) => (isSpringFeed(here) ? { ...here, months: laterThan(last, here) } : here))
  // What rests in summer alone stays in its pot until autumn.
  const has = (rule: string) => jobs.some(({ job }) => job.rule === rule)
  const rests = has('rest-summer') && !has('rest-winter')
  const isReturned =
    entry && !entry.growsOnTrees && !rests && care.cropMonths === null && situation.method === 'ground'
  const back = isReturned ? [{ job: setOut(shortName(entry)), months: [last + 1] }] : []
  if (!entry || !waitsInItsPot(inside, situation)) return [...fed, ...back]
  const kept = { job: keepInItsPot(shortName(entry), isOfMarshes(entry)), months: inside }
  // The next crop is watered in as usual.
  const drunk = fed.map((here) => (isFirstDrink(here.job) ? outside(inside, here) : here))
  return [...drunk.filter(({ months }) => months.length > 0), kept]
}

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

/**
 * Whether the plant stands in its pot: it has just been bought in months in which it would be lifted again, or is a crop
 * that waits to be planted out.
 */
function waitsInItsPot(inside: readonly number[], situation: Situation): boolean {
  const { care, planted, today } = situation
  if (care.cropMonths === null)
    return inside.includes(partsOf(planted).month) && planted >= addDays(today, -30)
  const out = plantedOutOn(situation)
  return out !== undefined && today < out
}

const outdoors: readonly TaskType[] = ['Watering', 'Weeding', 'Mulching', 'Soil improvement']

/**
 * Whether a job is for a plant outdoors and this one is inside. How to water it there stands in the words of lifting
 * it. A plant that has been kept in its pot is not lifted in its first winter.
 */
export function isInside(
  job: Job,
  date: CivilDate,
  inside: readonly number[],
  situation: Situation,
): boolean {
  if (inside.length === 0) return false
  if (isLiftedBy(job, situation))
    return waitsInItsPot(inside, situation) && date < addDays(situation.planted, 180)
  const isOfABed = job.type === 'Pest control' && phaseOf(job) === 'establish'
  const isOutdoors = isOfABed || (outdoors.includes(job.type) && !isFirstDrink(job))
  return isOutdoors && inside.includes(partsOf(date).month)
}
