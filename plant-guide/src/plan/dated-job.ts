import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { Priority } from '@wattle/contracts/tasks/choices.ts'
import type { Job } from '../entry.ts'
import { slotOf } from '../jobs/timetable.ts'
import type { Occasion } from './due-dates.ts'

/** A job and the months in which it is right at a place. `isLate`: it was missed in spring, and comes within five months. */
export type JobHere = { job: Job; months: readonly number[]; isLate?: true }

/**
 * A job and its due date. `toBeSown`: the sowing date of its crop, if a task of the plan begins that crop; `begins`: it
 * is that task. `behind`: the job's own priority, if it ranks behind the crop that stands now. `isFirstFeed`: a
 * feed made light, as the plant's first. `isLate`: a feed that was missed in spring, which comes once and as an extra.
 */
export type DatedJob = {
  job: Job
  occasion: Occasion
  toBeSown?: CivilDate
  begins?: true
  behind?: Priority
  isFirstFeed?: true
  isLate?: true
}

/** Whether a job is repeated through a season or all year. */
export const isRound = ({ repeat }: Job): boolean => repeat === 'season' || repeat === 'monthly'

export function byNeedAndDate(a: DatedJob, b: DatedJob): number {
  return a.job.priority - b.job.priority || byDate(a, b)
}

export function byDate(a: DatedJob, b: DatedJob): number {
  return (
    order(a.occasion.dueDate, b.occasion.dueDate) ||
    slotOf(a.job) - slotOf(b.job) ||
    a.job.priority - b.job.priority ||
    order(a.job.rule, b.job.rule)
  )
}

export function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
