import { addDays, partsOf } from '@wattle/contracts/civil-date.ts'
import { isShelter } from '../jobs/frost.ts'
import type { DatedJob } from './dated-job.ts'
import type { Situation } from './situation.ts'

/** The shelter of a later winter by the same rule; undefined if a job is no shelter or the last of its rule. */
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

/** The month from which a short plan leaves out the shelter of a winter that is ending. */
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
