import { addDays, type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import type { Priority, TaskType } from '@wattle/contracts/tasks/choices.ts'
import type { Job } from '../entry.ts'
import { isShelter } from '../jobs/frost.ts'
import { isFirstDrink, slotOf } from '../jobs/timetable.ts'
import type { Occasion } from './due-dates.ts'

/**
 * A job and its due date. `toBeSown`: the sowing date of its crop, if that sowing is a task as well. `behind`: the
 * job's own priority, if it ranks behind the crop that stands now.
 */
export type DatedJob = { job: Job; occasion: Occasion; toBeSown?: CivilDate; behind?: Priority }

/** The task types that matter most, in order. Planting is one, because the other jobs of a crop depend on it. */
const essential: readonly TaskType[] = ['Watering', 'Harvesting', 'Pruning', 'Fertilising', 'Planting']
/** Types of which the most pressing job of the year gets priority 1. */
const pressing: readonly TaskType[] = ['Harvesting', 'Pruning', 'Fertilising', 'Planting']

/**
 * Raises jobs to priority 1: the year's first harvest, pruning, feed and planting, if no job of that type has it, and
 * the water without which the plant dies (in a pot, with short roots, as a crop, or where months pass without rain). If
 * no job has priority 1 then, watering gets it.
 */
export function withEssentials(
  jobs: readonly DatedJob[],
  { diesDry, isLongDry }: { diesDry: boolean; isLongDry: boolean },
): DatedJob[] {
  const first = (type: TaskType, lowest: Priority) => {
    const ofType = jobs.filter(({ job }) => job.type === type && !isVital(job)).toSorted(byNeedAndDate)
    const [most] = ofType
    if (!most || most.job.priority === 1 || most.job.priority > lowest) return []
    // Water through one dry season is of no use to a plant that dies in the next.
    return type === 'Watering' ? ofType.filter(({ job }) => job.rule === most.job.rule) : [most]
  }
  const drinks = diesDry ? first('Watering', 3) : isLongDry ? first('Watering', 2) : []
  // The dry season is longer than one round.
  const rounds = isLongDry
    ? jobs.filter((each) => isRound(each.job) && drinks.some(({ job }) => job.rule === each.job.rule))
    : []
  const raised = new Set([...pressing.flatMap((type) => first(type, 2)), ...drinks, ...rounds])
  const hasAny = raised.size > 0 || jobs.some(({ job }) => job.priority === 1)
  if (!hasAny) for (const each of first('Watering', 2)) raised.add(each)
  return jobs.map((dated) => (raised.has(dated) ? { ...dated, job: { ...dated.job, priority: 1 } } : dated))
}

/** Removes seasonal rounds of water if there is an all-year round, which takes the highest priority of them. */
export function oneRoundOfWater(jobs: readonly DatedJob[]): DatedJob[] {
  const rounds = jobs.filter(({ job }) => job.type === 'Watering' && isRound(job) && !isVital(job))
  const allYear = rounds.filter(({ occasion }) => occasion.frequency === 'monthly')
  const [best] = allYear.toSorted(byNeedAndDate)
  if (!best) return [...jobs]
  const [most = best] = rounds.toSorted(byNeedAndDate)
  return jobs.flatMap((dated) => {
    if (dated === best) return [{ ...dated, job: { ...dated.job, priority: most.job.priority } }]
    // The same round for the next crop in the pot stays.
    return rounds.includes(dated) && !isSameJob(dated, best) ? [] : [dated]
  })
}

const isSameJob = (a: DatedJob, b: DatedJob) =>
  a.job.rule === b.job.rule && a.occasion.frequency === b.occasion.frequency

const isRound = ({ repeat }: Job) => repeat === 'season' || repeat === 'monthly'

type Bounds = {
  fewest: number
  most: number
  diesDry: boolean
  /** The dry season is longer than one round of water. */
  isDryForLong: boolean
  /** The plant stands through all seasons, unlike a crop. */
  isLasting: boolean
  /** Jobs that have been chosen already. */
  kept?: readonly DatedJob[]
}

/**
 * Takes up to `most` jobs: the more pressing first, and among equals those that spread the work over types and months.
 * One filler at most, and only to reach `fewest`. Sorted by due date.
 */
export function choose(
  jobs: readonly DatedJob[],
  { fewest, most, diesDry, isDryForLong, isLasting, kept = [] }: Bounds,
): DatedJob[] {
  const isShort = most <= fewTasks
  const byNeed = spread(
    jobs.filter(({ job }) => !job.filler),
    {
      most,
      diesDry: isShort ? isDryForLong : diesDry,
      inOrder: isShort && isLasting ? summerFirst : byDate,
      kept: kept.filter(({ job }) => !job.filler),
    },
  )
  const fillers = jobs.filter(({ job }) => job.filler).toSorted(byDate)
  const chosen = byNeed.length < fewest ? [...byNeed, ...fillers.slice(0, 1)] : byNeed
  return chosen.sort(byDate)
}

/** With so few tasks, a second round of water would displace the year's only feed or pruning. */
const fewTasks = 4

/**
 * Sorts summer and all-year water first: if there is room for one round only, the plant would die without water in
 * summer.
 */
function summerFirst(a: DatedJob, b: DatedJob): number {
  const isOfSummer = ({ job, occasion: { frequency } }: DatedJob) =>
    Number(job.type === 'Watering' && (frequency === 'monthly-summer' || frequency === 'monthly'))
  return isOfSummer(b) - isOfSummer(a) || byDate(a, b)
}

type Spreading = Pick<Bounds, 'most' | 'diesDry'> & {
  inOrder: (a: DatedJob, b: DatedJob) => number
  kept: readonly DatedJob[]
}

function spread(jobs: readonly DatedJob[], { most, diesDry, inOrder, kept }: Spreading): DatedJob[] {
  const isOpen = (each: DatedJob, taken: DatedJob) =>
    ![isSame, isSaidBy, isSameRound, isFedTwice, isCompostedTwice].some((isDone) => isDone(each, taken))
  const chosen = [...kept]
  let left = jobs.toSorted(inOrder).filter((each) => kept.every((taken) => isOpen(each, taken)))
  while (chosen.length < most) {
    const sown = chosen.flatMap(({ job, toBeSown }) => (job.type === 'Planting' ? toBeSown : []))
    const next = leastCrowded(
      left
        .filter(({ job, toBeSown }) => !toBeSown || sown.includes(toBeSown) || job.type === 'Planting')
        .filter(isFirstOfItsRule),
      chosen,
      diesDry,
    )
    if (!next) break
    chosen.push(next)
    left = left.filter((other) => isOpen(other, next))
  }
  return chosen
}

/** Whether a job is the first of its rule, so that the rounds of a rule are taken in order. */
function isFirstOfItsRule({ job }: DatedJob, index: number, sorted: readonly DatedJob[]): boolean {
  return sorted.findIndex((other) => other.job.rule === job.rule) === index
}

const isSame = (a: DatedJob, b: DatedJob) =>
  a.job.rule === b.job.rule && a.occasion.dueDate === b.occasion.dueDate

/** Whether another job has the same title. Two seasonal rounds may share theirs. */
function isSaidBy({ job, occasion }: DatedJob, by: DatedJob): boolean {
  const areRounds = [occasion, by.occasion].every(({ frequency }) => frequency.startsWith('monthly-'))
  return job.title === by.job.title && job.rule !== by.job.rule && !areRounds
}

/** Whether both jobs are rounds of one type through the same season; one is enough for each crop. */
function isSameRound(a: DatedJob, b: DatedJob): boolean {
  const { frequency } = a.occasion
  const isOfOneCrop = (a.behind === undefined) === (b.behind === undefined)
  return (
    isOfOneCrop && a.job.type === b.job.type && frequency !== 'annual' && frequency === b.occasion.frequency
  )
}

/** Whether two feeds are less than 14 days apart: the first would still be in the soil. */
function isFedTwice(a: DatedJob, b: DatedJob): boolean {
  return a.job.type === 'Fertilising' && b.job.type === 'Fertilising' && isWithin(14, a, b)
}

/** Whether both jobs spread compost within 60 days. One barrow is enough for a season, whatever its purpose. */
function isCompostedTwice(a: DatedJob, b: DatedJob): boolean {
  return a.job.product === compost && b.job.product === compost && isWithin(60, a, b)
}

const compost = 'Compost'

function isWithin(days: number, a: DatedJob, b: DatedJob): boolean {
  const [early, late] = [a.occasion.dueDate, b.occasion.dueDate].toSorted(order)
  return early !== undefined && late !== undefined && late < addDays(early, days)
}

function leastCrowded(
  left: readonly DatedJob[],
  chosen: readonly DatedJob[],
  diesDry: boolean,
): DatedJob | undefined {
  const ranked = left.map((dated) => ({ dated, rank: rankOf(dated, chosen, diesDry) }))
  return ranked.toSorted((a, b) => a.rank - b.rank)[0]?.dated
}

function rankOf({ job, occasion, behind }: DatedJob, chosen: readonly DatedJob[], diesDry: boolean): number {
  const month = monthOf(occasion.dueDate)
  // A plant that dies if it dries out is watered through every dry season.
  const drinksOn = diesDry && job.type === 'Watering'
  const isOther = (other: Job) => !isVital(other) && !(drinksOn && other.rule === job.rule)
  const ofType = chosen.filter((other) => other.job.type === job.type && isOther(other.job)).length
  // Two rounds cover the worst of the dry months. A third ranks behind the year's only feed and pruning.
  const beyondTwo = drinksOn ? chosen.filter((other) => other.job.rule === job.rule).length - 1 : 0
  const sameType = isVital(job) ? 0 : ofType + Math.max(0, beyondTwo)
  const sameMonth = chosen.filter((other) => monthOf(other.occasion.dueDate) === month).length
  const need = isVital(job) ? 1 : job.priority
  return (need + (behind ?? 0) / 4) * 10_000 + sameType * 100 + placeOf(job) * 10 + sameMonth
}

/** Whether a job keeps the plant alive: shelter from frost, or the first watering of a new plant. */
export function isVital(job: Job): boolean {
  return isShelter(job) || isFirstDrink(job)
}

/** The rank of a job's type: vital jobs first, then the order of `essential`. */
function placeOf(job: Job): number {
  if (isVital(job)) return 0
  const place = essential.indexOf(job.type)
  return place < 0 ? essential.length : place
}

function byNeedAndDate(a: DatedJob, b: DatedJob): number {
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

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
