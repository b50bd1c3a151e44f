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
  const left = [...jobs]
  const chosen: DatedJob[] = []
  while (left.length > 0 && chosen.length < most) {
    left.sort((a, b) => compare(a, b, chosen))
    const next = left.shift()
    if (next && !chosen.some(({ job }) => job.title === next.job.title)) chosen.push(next)
  }
  return chosen.sort(
    (a, b) =>
      a.occasion.dueDate.localeCompare(b.occasion.dueDate) ||
      a.job.priority - b.job.priority ||
      a.job.rule.localeCompare(b.job.rule),
  )
}

function compare(a: DatedJob, b: DatedJob, chosen: readonly DatedJob[]): number {
  return (
    a.job.priority - b.job.priority ||
    crowding(a, chosen) - crowding(b, chosen) ||
    a.occasion.dueDate.localeCompare(b.occasion.dueDate) ||
    a.job.rule.localeCompare(b.job.rule)
  )
}

function crowding({ job, occasion }: DatedJob, chosen: readonly DatedJob[]): number {
  const sameType = chosen.filter((other) => other.job.type === job.type).length
  const sameMonth = chosen.filter(
    (other) => monthOf(other.occasion.dueDate) === monthOf(occasion.dueDate),
  ).length
  return sameType + sameMonth
}
