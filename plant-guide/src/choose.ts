import { monthOf } from '@wattle/contracts/civil-date.ts'
import type { Job } from './catalogue/entry.ts'
import type { Occasion } from './due-dates.ts'

/** A job and the day it falls due. */
export type DatedJob = { job: Job; occasion: Occasion }

/**
 * Takes up to `most` jobs: the more pressing first, and among equals those that spread the work over types and months.
 * Sorted by due date.
 */
export function choose(jobs: readonly DatedJob[], most: number): DatedJob[] {
  let left = jobs.toSorted(byDate)
  const chosen: DatedJob[] = []
  while (left.length > 0 && chosen.length < most) {
    const next = leastCrowded(left, chosen)
    chosen.push(next)
    left = left.filter(({ job }) => job.title !== next.job.title)
  }
  return chosen.sort(byDate)
}

function leastCrowded(left: readonly DatedJob[], chosen: readonly DatedJob[]): DatedJob {
  const ranked = left.map((dated) => ({ dated, rank: dated.job.priority * 1000 + crowding(dated, chosen) }))
  return ranked.reduce((best, next) => (next.rank < best.rank ? next : best)).dated
}

function crowding({ job, occasion }: DatedJob, chosen: readonly DatedJob[]): number {
  const month = monthOf(occasion.dueDate)
  return chosen.reduce(
    (count, other) =>
      count + (other.job.type === job.type ? 1 : 0) + (monthOf(other.occasion.dueDate) === month ? 1 : 0),
    0,
  )
}

function byDate(a: DatedJob, b: DatedJob): number {
  return (
    order(a.occasion.dueDate, b.occasion.dueDate) ||
    a.job.priority - b.job.priority ||
    order(a.job.rule, b.job.rule)
  )
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
