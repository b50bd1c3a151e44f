import { civilDate } from '@wattle/contracts/civil-date.ts'
import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import { findEntry } from '../names/find-care.ts'
import { monthsAhead } from '../plan/due-dates.ts'
import { isOldEnough, jobsHere } from '../plan/jobs-here.ts'
import { type CarePlanQuestion, situationOf } from '../plan/situation.ts'
import { inPlace, monthNames } from '../plan/wording.ts'
import { avoidedBy } from './avoided.ts'

/** What the guide tells a model about a plant of the catalogue in its place. */
export type Brief = {
  plant: string
  /** The guide's own jobs of the requested types, with the months that suit them there. */
  work: { task: string; type: TaskType; months: string[] }[]
  avoid: string[]
  /** What to be careful about: the plant is weedy in some places. */
  caution?: string
}

/** The brief on a plant; null if the catalogue lacks it. */
export function briefOn(request: CarePlanQuestion): Brief | null {
  const entry = findEntry(request.plant.name, request.plant.species)
  if (!entry) return null
  const situation = situationOf(request)
  const days = monthsAhead(request.today).map(({ year, month, last }) => civilDate(year, month, last))
  return {
    plant: `${entry.name} (${entry.species})`,
    work: jobsHere(situation)
      .filter(({ job }) => !job.filler && request.preferredTaskTypes.includes(job.type))
      .filter(({ job }) => days.some((day) => isOldEnough(job, day, situation)))
      .map(({ job, months }) => ({
        task: inPlace(job, situation.climate, situation.method).title,
        type: job.type,
        months: months.map((month) => monthNames[month - 1] ?? ''),
      })),
    avoid: avoidedBy(entry, situation).map(({ says }) => says),
    ...(entry.weedNote === undefined ? {} : { caution: entry.weedNote }),
  }
}
