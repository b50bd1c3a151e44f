import { monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import type { Job } from './catalogue/entry.ts'
import type { Occasion } from './due-dates.ts'
import { isShelter } from './frost.ts'
import { phaseOf, slotOf } from './timetable.ts'

/** A job and the day it falls due. */
export type DatedJob = { job: Job; occasion: Occasion }

/** What a plant is kept for and by, the most telling first. */
const essential: readonly TaskType[] = ['Harvesting', 'Pruning', 'Fertilising', 'Watering']
/** Of these, every plant that needs any has one that matters. */
const pressing: readonly TaskType[] = ['Harvesting', 'Pruning', 'Fertilising']

/**
 * Gives the one picking, the one pruning and the one feed of a year high priority, where none has it, and the water
 * without which a pot dries out.
 */
export function withEssentials(jobs: readonly DatedJob[]): DatedJob[] {
  const first = (type: TaskType, suits: (job: Job) => boolean) => {
    const ofType = jobs.filter(({ job }) => job.type === type && !isShelter(job))
    const isPressing = ofType.some(({ job }) => job.priority === 1)
    return isPressing ? [] : (ofType.find(({ job }) => job.priority === 2 && suits(job))?.job.rule ?? [])
  }
  const raised = new Set([
    ...pressing.flatMap((type) => first(type, () => true)),
    ...first('Watering', ({ only }) => only === 'pot'),
  ])
  return jobs.map((dated) =>
    raised.has(dated.job.rule) ? { ...dated, job: { ...dated.job, priority: 1 } } : dated,
  )
}

/**
 * Takes up to `most` jobs: the more pressing first, and among equals those that spread the work over types and months.
 * One filler at most, and only to reach `fewest`. Sorted by due date.
 */
export function choose(jobs: readonly DatedJob[], fewest: number, most: number): DatedJob[] {
  const byNeed = spread(
    jobs.filter(({ job }) => !job.filler),
    most,
  )
  const fillers = jobs.filter(({ job }) => job.filler).toSorted(byDate)
  const chosen = byNeed.length < fewest ? [...byNeed, ...fillers.slice(0, 1)] : byNeed
  return chosen.sort(byDate)
}

function spread(jobs: readonly DatedJob[], most: number): DatedJob[] {
  let left = jobs.toSorted(byDate)
  const chosen: DatedJob[] = []
  while (left.length > 0 && chosen.length < most) {
    const next = leastCrowded(left, chosen)
    chosen.push(next)
    left = left.filter((other) => other.job.title !== next.job.title && !isSameRound(other, next))
  }
  return chosen
}

/** Two rounds of watering through one season are one too many. */
function isSameRound(a: DatedJob, b: DatedJob): boolean {
  const { frequency } = a.occasion
  return a.job.type === b.job.type && frequency !== 'annual' && frequency === b.occasion.frequency
}

function leastCrowded(left: readonly DatedJob[], chosen: readonly DatedJob[]): DatedJob {
  const ranked = left.map((dated) => ({ dated, rank: rankOf(dated, chosen) }))
  return ranked.reduce((best, next) => (next.rank < best.rank ? next : best)).dated
}

function rankOf({ job, occasion }: DatedJob, chosen: readonly DatedJob[]): number {
  const month = monthOf(occasion.dueDate)
  const sameType = isVital(job)
    ? 0
    : chosen.filter((other) => other.job.type === job.type && !isVital(other.job)).length
  const sameMonth = chosen.filter((other) => monthOf(other.occasion.dueDate) === month).length
  const need = isVital(job) ? 1 : job.priority
  return need * 10_000 + sameType * 100 + placeOf(job) * 10 + sameMonth
}

/** What keeps a plant alive: shelter from frost, and the first water of one that was just planted. */
function isVital(job: Job): boolean {
  return isShelter(job) || (job.type === 'Watering' && phaseOf(job) === 'establish')
}

/** What would kill the plant comes first of all. */
function placeOf(job: Job): number {
  if (isVital(job)) return 0
  const place = essential.indexOf(job.type)
  return place < 0 ? essential.length : place
}

export function byDate(a: DatedJob, b: DatedJob): number {
  return (
    order(a.occasion.dueDate, b.occasion.dueDate) ||
    slotOf(a.job) - slotOf(b.job) ||
    a.job.priority - b.job.priority ||
    order(a.job.rule, b.job.rule)
  )
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
