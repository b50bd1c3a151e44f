import {
  addDays,
  addMonths,
  type CivilDate,
  civilDate,
  monthOf,
  partsOf,
} from '@wattle/contracts/civil-date.ts'
import { feedNewRule } from '../catalogue/jobs/indoor-jobs.ts'
import { shortName } from '../catalogue/names.ts'
import { hasDrySpring } from '../climate/climate.ts'
import type { Job, PlantKind, Zone } from '../entry.ts'
import { range } from '../jobs/months.ts'
import type { DatedJob, JobHere } from './dated-job.ts'
import type { Occasion } from './due-dates.ts'
import { afterMonths } from './plantings.ts'
import { isInItsFirstYear, type Situation } from './situation.ts'
import { drinksOtherwise } from './watering-months.ts'

/** A spring job for a plant that is set out too late in spring for it. */
type LateStart = {
  isFor(job: Job): boolean
  days: number
  /** The last month in which the job still helps. */
  until: number
  /** Also for plants set out in the last 300 days, after the job's months had passed. */
  isForTheYear?: true
  /** Suits a young plant, so the job's own `fromMonths` doesn't count. */
  isLight?: true
  /** Gets priority 1 for a plant set out this spring, and where summers are dry. */
  isVitalInSummer?: true
  /** Returns the job in other words. */
  words?(job: Job, name: string): Job
}

/** The title of a mulch that comes late. */
export const againstTheHeat = (job: Job): Job => ({
  ...job,
  title: job.title.replace('before the heat', 'against the heat'),
})

/** Halves the amounts in a feed's description, for a plant that has just settled in. */
const lightly = (words: string) =>
  words
    .replace('Spread a bucket of', 'Spread a little')
    .replace(/^A (small )?handful\b/, 'Half a handful')
    .replace(/(?<![Hh]alf )\ba (small )?handful\b/, 'half a handful')
    .replace(/\b(two|a few) handfuls\b/, 'a handful')
    .replace(/\bas (much|many) as the packet/, 'half as $1 as the packet')

/** Ends the job within the first year, in a pot too, because the usual job of the season comes every year. */
const thisYearOnly = ({ everInPot: _everInPot, ...job }: Job): Job => ({ ...job, untilMonths: 11 })

const firstFeed = (job: Job, name: string): Job => ({
  ...thisYearOnly(job),
  title: `Give the ${name.startsWith('New ') ? '' : 'new '}${name} a first, light feed`,
  description:
    job.product === 'Compost'
      ? job.description
      : `${lightly(job.description)} Go lightly, as too much burns young roots.`,
  why: 'It has settled in, and the food in its nursery mix is running out.',
})

/** Leaves out a first, light feed if one that matters as much comes before it. */
export function withoutLateFirstFeed(jobs: readonly DatedJob[]): DatedJob[] {
  const feeds = jobs.filter(({ job }) => job.type === 'Fertilising')
  const isFirst = ({ job, isFirstFeed }: DatedJob) => isFirstFeed || job.rule === feedNewRule
  const comesBefore = (feed: DatedJob, first: DatedJob) =>
    feed.job.priority <= first.job.priority && feed.occasion.dueDate < first.occasion.dueDate
  return jobs.filter((each) => !isFirst(each) || !feeds.some((feed) => comesBefore(feed, each)))
}

const lateStarts: readonly LateStart[] = [
  {
    isFor: ({ type, rule }) => type === 'Mulching' && rule === 'mulch-before-summer',
    days: 2,
    until: 1,
    isForTheYear: true,
    isVitalInSummer: true,
    words: (job) => thisYearOnly(againstTheHeat(job)),
  },
  { isFor: ({ rule }) => rule === 'tie-in', days: 35, until: 2, words: thisYearOnly },
  {
    isFor: ({ rule }) => rule === 'feed-spring' || rule === 'feed-early-spring',
    days: 42,
    until: 3,
    words: firstFeed,
  },
  {
    isFor: ({ rule }) => rule === 'feed-early-growth' || rule === 'feed-young',
    days: 42,
    until: 3,
    isLight: true,
    words: firstFeed,
  },
]

/**
 * Kinds that live on little food or rest in summer, so they get no late feed. In an arid summer food burns the roots of
 * any kind.
 */
const hardlyFed: readonly PlantKind[] = [
  ...(['native-shrub', 'native-tree', 'native-perennial'] as const),
  ...(['bulb', 'summer-bulb', 'succulent', 'orchid', 'indoor', 'lawn', 'fern'] as const),
]

/** Whether a new plant can wait for its first food. */
export const isHardlyFed = ({ care: { entry } }: Pick<Situation, 'care'>): boolean =>
  !entry || hardlyFed.includes(entry.kind)

/** Rules of work that gives a young plant its frame. */
const frames = ['tip-prune-young', 'cut-young-low', 'tie-to-its-post']

/**
 * Whether a plant needs food more than a pruning: one set out within a year, one in a pot, and citrus at any age. In
 * the ground, a young hedge, berry bush or root climber gets its frame first.
 */
export const needsFoodFirst = (situation: Situation): boolean =>
  (isInItsFirstYear(situation) || situation.method === 'pot' || situation.care.entry?.kind === 'citrus') &&
  !(situation.method === 'ground' && situation.care.jobs.some(({ rule }) => frames.includes(rule))) &&
  !isHardlyFed(situation) &&
  !situation.care.jobs.some(({ product }) => product === 'Low-phosphorus native fertiliser')

export const potash = 'Sulphate of potash'

/**
 * Returns a spring job with a due date in the plant's first summer, if the plant was set out after the job's season and
 * would wait for the next one. `isOnce`: the job replaces the next one instead of coming before it.
 */
export function inFirstSummer(
  job: Job,
  usual: readonly Occasion[],
  { care, climate: { zone, drySummer }, planted }: Situation,
  today: CivilDate,
): (DatedJob & { isOnce: boolean }) | undefined {
  if (care.cropMonths !== null) return undefined
  const isLate = planted >= addDays(today, -60) && isSpring(planted)
  const [next] = usual
  // Its monthly food begins at once and matters as much as the feed of spring.
  if (isLate && next && feedsThroughSummer(job, zone))
    return { job: { ...job, priority: 1 }, occasion: next, isOnce: true }
  const late = lateStarts.find((each) => each.isFor(job))
  if (!late) return undefined
  // In the tropics, the wet season is no time to mulch or tie in, but plants grow and are fed.
  if (zone === 'tropical' && job.type !== 'Fertilising') return undefined
  if (!late.isLight && (job.fromMonths ?? 0) > 1) return undefined
  if (job.type === 'Fertilising') {
    // Potash alone is no meal, and is given at its usual time.
    if (job.product === potash) return undefined
    const isSoon = next !== undefined && next.dueDate < addDays(planted, daysToGoLightly)
    if (isSoon && care.entry && !isHardlyFed({ care }))
      return { job: firstFeed(job, shortName(care.entry)), occasion: next, isOnce: true, isFirstFeed: true }
    if (isHardlyFed({ care })) return undefined
    if (care.jobs.some((other) => feedsThroughSummer(other, zone))) return undefined
  }
  if (!isLate && !(late.isForTheYear && planted >= addDays(today, -300))) return undefined
  const best = addDays(planted, late.days)
  const dueDate = best < today ? today : best
  // Inland, food burns the roots of a new plant from November on.
  if (job.type === 'Fertilising' && zone === 'arid' && partsOf(dueDate).month !== 10) return undefined
  const isVital = late.isVitalInSummer && (drySummer || isLate) && job.priority === 2
  const said = (care.entry && late.words?.(job, shortName(care.entry))) ?? job
  const done = { ...said, ...(isVital && { priority: 1 as const }) }
  const isFarOff = next === undefined || next.dueDate >= `${addMonths(monthOf(dueDate), 4)}-01`
  if (!isFarOff) return isVital ? { job: { ...job, priority: 1 }, occasion: next, isOnce: true } : undefined
  if (!isSummerUntil(late.until, dueDate)) return undefined
  return {
    job: done,
    occasion: { dueDate, frequency: 'annual' },
    isOnce: false,
    ...(job.type === 'Fertilising' && { isFirstFeed: true }),
  }
}

/** Days from planting in which a feed is the plant's first, and a light one. */
const daysToGoLightly = 75

/** Whether a job feeds a plant every month of its first summer, as those that flower for months in a pot. */
function feedsThroughSummer({ type, repeat, months, priority, fromMonths = 0 }: Job, zone: Zone): boolean {
  const isRound = type === 'Fertilising' && repeat === 'season' && fromMonths <= 1 && priority < 3
  return isRound && [12, 1, 2].every((month) => months[zone]?.includes(month))
}

/** Whether a date falls in spring, or in December, when gardens are still planted. */
export const isSpring = (date: CivilDate) => partsOf(date).month >= 9

/** Whether a date lies between September and the end of the given month. */
function isSummerUntil(last: number, date: CivilDate): boolean {
  const { month } = partsOf(date)
  return last === 12 ? month >= 9 : month >= 9 || month <= last
}

/** Whether a plant's first spring is to come: it went in since autumn, and its first weeks end long before November. */
export function hasItsFirstSpring({ planted, today }: Pick<Situation, 'planted' | 'today'>): boolean {
  const settled = afterMonths(planted, 1)
  const from = settled > today ? settled : today
  const { year } = partsOf(from)
  return planted >= civilDate(year, 6, 1) && from <= civilDate(year, 10, 25)
}

/** Whether a job waters a plant in summer, in a climate where others need no water in spring, and this one does. */
export function isOfFirstSpring({ type, repeat, months }: Job, situation: Situation): boolean {
  const { care, climate, method } = situation
  const own = months[climate.zone] ?? []
  const isOfSummer = type === 'Watering' && repeat === 'season' && own.includes(1) && !own.includes(9)
  const isMild = climate.zone !== 'arid' && !hasDrySpring(climate) && method === 'ground'
  if (!isOfSummer || !isMild || care.cropMonths !== null || drinksOtherwise(situation)) return false
  return hasItsFirstSpring(situation)
}

/** Adds water for a plant's first spring, from the end of its first weeks to November, when that of summer begins. */
export const throughFirstSpring = (here: JobHere, situation: Situation): JobHere[] =>
  isOfFirstSpring(here.job, situation) ? [{ job: here.job, months: range(9, 11) }, here] : [here]
