import { addDays, partsOf } from '@wattle/contracts/civil-date.ts'
import { isShelter } from '../jobs/frost.ts'
import type { DatedJob } from './dated-job.ts'
import type { Situation } from './situation.ts'

/** The shelter of the next winter, if a job is that of this winter and begins late because its frosts have begun. */
const nextOf = ({ job, occasion }: DatedJob, jobs: readonly DatedJob[]): DatedJob | undefined =>
  isShelter(job)
    ? jobs.find((other) => other.job.rule === job.rule && other.occasion.dueDate > occasion.dueDate)
    : undefined

/** Days by which shelter may come late each year: after two months, the worst frosts have been. */
const daysOfGrace = 65

/** Whether shelter is that of the next winter, and the chosen one of this winter would come far too late each year. */
export const isTheOneInTime = (each: DatedJob, chosen: readonly DatedJob[]): boolean =>
  isShelter(each.job) &&
  chosen.some(
    ({ job, occasion }) =>
      job.rule === each.job.rule &&
      each.occasion.dueDate > occasion.dueDate &&
      each.occasion.dueDate < addDays(occasion.dueDate, 365 - daysOfGrace),
  )

/** The first month in which most frosts of a winter are over. */
const august = 8

/**
 * Leaves out shelter for the last weeks of a winter, from August on, if the plant has stood through its first frosts
 * and the next winter's is in the plan: a short plan needs the room.
 */
export function withoutLastFrosts(jobs: readonly DatedJob[], { planted }: Situation): readonly DatedJob[] {
  return jobs.filter((each) => {
    const next = nextOf(each, jobs)
    if (!next || partsOf(each.occasion.dueDate).month < august) return true
    return planted > addDays(next.occasion.dueDate, -365)
  })
}
