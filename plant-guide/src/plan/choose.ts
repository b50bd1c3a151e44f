import { addDays } from '@wattle/contracts/civil-date.ts'
import type { Season } from '@wattle/contracts/season.ts'
import { byDate, type DatedJob, order } from './dated-job.ts'
import { type Needs, rankOf } from './rank.ts'

type Bounds = Needs & {
  fewest: number
  most: number
  /** The dry season is longer than one round of water. */
  isDryForLong: boolean
  /** The seasons of the rounds of water that come first, if there is no room for all; empty for the next rounds. */
  driest: readonly Season[]
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
  { fewest, most, diesDry, isDryForLong, driest, isLasting, isFedFirst, kept = [] }: Bounds,
): DatedJob[] {
  const isShort = most <= fewTasks
  const byNeed = spread(
    jobs.filter(({ job }) => !job.filler),
    {
      most,
      diesDry: isShort ? isDryForLong : diesDry,
      inOrder: isShort && isLasting ? driestFirst(driest) : byDate,
      isFedFirst,
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
 * Sorts all-year water and that of the driest seasons first: if there is no room for more, the plant would die without
 * that water.
 */
function driestFirst(driest: readonly Season[]) {
  const rank = ({ job, occasion: { frequency } }: DatedJob) => {
    const place = driest.findIndex((season) => frequency === `monthly-${season}` || frequency === 'monthly')
    return job.type === 'Watering' && place >= 0 ? place : driest.length
  }
  return (a: DatedJob, b: DatedJob) => rank(a) - rank(b) || byDate(a, b)
}

type Spreading = Needs & {
  most: number
  inOrder: (a: DatedJob, b: DatedJob) => number
  kept: readonly DatedJob[]
}

function spread(jobs: readonly DatedJob[], { most, inOrder, kept, ...needs }: Spreading): DatedJob[] {
  const isOpen = (each: DatedJob, taken: DatedJob) =>
    ![isSame, isSaidBy, isSameRound, isFedTwice, isCompostedTwice].some((isDone) => isDone(each, taken))
  const chosen = [...kept]
  let left = jobs.toSorted(inOrder).filter((each) => kept.every((taken) => isOpen(each, taken)))
  while (chosen.length < most) {
    const sown = chosen.flatMap(({ begins, toBeSown }) => (begins ? toBeSown : []))
    const next = leastCrowded(
      left
        .filter(({ begins, toBeSown }) => !toBeSown || begins || sown.includes(toBeSown))
        .filter(isFirstOfItsRule),
      chosen,
      needs,
    )
    if (!next) break
    chosen.push(next)
    left = left.filter((other) => isOpen(other, next))
  }
  return chosen
}

/**
 * Whether a job is the first of its rule, so that the rounds of a rule are taken in order. A feed that comes late is the
 * last: what comes each year is the one in its own season.
 */
function isFirstOfItsRule(dated: DatedJob, _: number, sorted: readonly DatedJob[]): boolean {
  const ofRule = sorted.filter(({ job }) => job.rule === dated.job.rule)
  return dated === (ofRule.find(({ isLate }) => !isLate) ?? ofRule[0])
}

const isSame = (a: DatedJob, b: DatedJob) =>
  a.job.rule === b.job.rule && a.occasion.dueDate === b.occasion.dueDate

/** Whether another job has the same title. Two seasonal rounds may share theirs. */
function isSaidBy({ job, occasion }: DatedJob, by: DatedJob): boolean {
  const areRounds = [occasion, by.occasion].every(({ frequency }) => frequency.startsWith('monthly-'))
  return job.title === by.job.title && job.rule !== by.job.rule && !areRounds
}

/**
 * Whether both jobs are rounds of one type through the same season; one is enough. The year-round water of a crop in a
 * pot ends with the crop, so the next crop has a round of its own.
 */
function isSameRound(a: DatedJob, b: DatedJob): boolean {
  const { frequency } = a.occasion
  const areOfTwoCrops = frequency === 'monthly' && a.job.rule === b.job.rule
  const areAlike = a.job.type === b.job.type && frequency !== 'annual' && frequency === b.occasion.frequency
  return areAlike && !areOfTwoCrops
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
  needs: Needs,
): DatedJob | undefined {
  const ranked = left.map((dated) => ({ dated, rank: rankOf(dated, chosen, needs) }))
  return ranked.toSorted((a, b) => a.rank - b.rank)[0]?.dated
}
