import { addDays } from '@wattle/contracts/civil-date.ts'
import { phaseOf } from '../jobs/timetable.ts'
import type { DatedJob } from './dated-job.ts'
import type { Situation } from './situation.ts'

/** Leaves out work on a crop's bed that cannot settle before it is planted, and care for heads that have been cut. */
export function aroundItsCrop(jobs: readonly DatedJob[], situation: Situation): readonly DatedJob[] {
  if (situation.care.cropMonths === null) return jobs
  return jobs.filter((each) => !isTooLateForTheBed(each, jobs) && !isOfCutHeads(each, jobs, situation))
}

/** Days that lime, manure or compost lies in the soil before a crop goes in. */
const daysToSettle = 10

const isTooLateForTheBed = ({ job, occasion: { dueDate } }: DatedJob, jobs: readonly DatedJob[]): boolean =>
  job.type === 'Soil improvement' &&
  phaseOf(job) === 'prepare' &&
  jobs.some(
    ({ job: { type }, occasion }) =>
      type === 'Planting' && occasion.dueDate >= dueDate && occasion.dueDate < addDays(dueDate, daysToSettle),
  )

/** Days after which the last heads of a planting are cut. */
const daysToCut = 21

function isOfCutHeads(
  { job, occasion }: DatedJob,
  jobs: readonly DatedJob[],
  { care: { entry }, plantings }: Situation,
): boolean {
  if (entry?.kind !== 'brassica' || phaseOf(job) !== 'grow') return false
  const sowing = plantings.sowingAt(occasion.dueDate)
  return jobs.some(
    (cut) =>
      cut.job.type === 'Harvesting' &&
      cut.job.repeat === 'once' &&
      plantings.sowingAt(cut.occasion.dueDate) === sowing &&
      occasion.dueDate > addDays(cut.occasion.dueDate, daysToCut),
  )
}
