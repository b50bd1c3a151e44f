import { addDays, addMonths, type CivilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import { shortName } from '../catalogue/names.ts'
import type { Job, PlantKind } from '../entry.ts'
import type { Occasion } from './due-dates.ts'
import type { Situation } from './situation.ts'

/** Work of spring for what is set out too late for it: so many days after planting, on what, and in which words. */
type LateStart = {
  isFor(job: Job): boolean
  days: number
  /** The last month of summer in which it still helps. */
  until: number
  /** Whether it is done now and not once more next spring. */
  isOnce?: true
  /** For what went in since the last spring too, whose months for it have just passed. */
  isForTheYear?: true
  /** For a young plant, however long its kind waits. */
  isLight?: true
  /** Good care that matters most to roots of a few weeks, and where no rain falls until autumn. */
  isVitalInSummer?: true
  words?(job: Job, name: string): Partial<Job>
}

/** Half of what a settled plant is given. */
const lightly = (words: string) =>
  words
    .replace('Spread a bucket of', 'Spread a little')
    .replace(/^A (small )?handful\b/, 'Half a handful')
    .replace(/(?<![Hh]alf )\ba (small )?handful\b/, 'half a handful')
    .replace(/\b(two|a few) handfuls\b/, 'a handful')
    .replace('as much as the packet', 'half as much as the packet')

/** The one of its season comes every year. */
const thisYearOnly = () => ({ untilMonths: 12 })

const firstFeed = ({ description }: Job, name: string) => ({
  title: `Give the new ${name} a first, light feed`,
  description: `${lightly(description)} Go lightly, as too much burns young roots.`,
  why: 'It has settled in, and the food in its nursery mix is running out.',
  ...thisYearOnly(),
})

const lateStarts: readonly LateStart[] = [
  {
    isFor: ({ type, rule }) => type === 'Mulching' && rule === 'mulch-before-summer',
    days: 2,
    until: 12,
    isOnce: true,
    isForTheYear: true,
    isVitalInSummer: true,
  },
  { isFor: ({ rule }) => rule === 'tie-in', days: 35, until: 2, words: thisYearOnly },
  {
    isFor: ({ rule }) => rule === 'feed-spring' || rule === 'feed-early-spring',
    days: 42,
    until: 2,
    words: firstFeed,
  },
  {
    isFor: ({ rule }) => rule === 'feed-early-growth' || rule === 'feed-young',
    days: 42,
    until: 2,
    isLight: true,
    words: firstFeed,
  },
]

/** What lives on little, or rests in summer; in an arid one food burns the roots. */
const hardlyFed: readonly PlantKind[] = [
  ...(['native-shrub', 'native-tree', 'native-perennial'] as const),
  ...(['bulb', 'summer-bulb', 'succulent', 'orchid', 'indoor', 'lawn', 'palm', 'fern'] as const),
]

/**
 * A job of spring that a plant set out after its season would wait for until the next one, with the day in its first summer on
 * which it is done instead, or as well.
 */
export function inFirstSummer(
  job: Job,
  usual: readonly Occasion[],
  { care, climate: { zone, drySummer }, planted }: Situation,
  today: CivilDate,
): { job: Job; occasion: Occasion; isOnce: boolean } | undefined {
  const late = lateStarts.find((each) => each.isFor(job))
  if (!late || care.cropMonths !== null) return undefined
  // The wet is no time to mulch or to tie in, but all grows in it.
  if (zone === 'tropical' && job.type !== 'Fertilising') return undefined
  if (!late.isLight && (job.fromMonths ?? 0) > 1) return undefined
  if (job.type === 'Fertilising' && (zone === 'arid' || !care.entry || hardlyFed.includes(care.entry.kind)))
    return undefined
  const isLate = planted >= addDays(today, -60) && isSpring(planted)
  if (!isLate && !(late.isForTheYear && planted >= addDays(today, -300))) return undefined
  const best = addDays(planted, late.days)
  const dueDate = best < today ? today : best
  const [next] = usual
  const isVital = late.isVitalInSummer && (drySummer || isLate) && job.priority === 2
  const words = care.entry && late.words?.(job, shortName(care.entry))
  const done = { ...job, ...words, ...(isVital && { priority: 1 as const }) }
  const isOnce = late.isOnce ?? false
  const isFarOff = next === undefined || next.dueDate >= `${addMonths(monthOf(dueDate), 4)}-01`
  if (!isFarOff) return isVital ? { job: done, occasion: next, isOnce } : undefined
  if (!isSummerUntil(late.until, dueDate)) return undefined
  return { job: done, occasion: { dueDate, frequency: 'annual' }, isOnce }
}

/** In spring, or in the weeks of December in which gardens are still planted. */
export const isSpring = (date: CivilDate) => partsOf(date).month >= 9

/** Whether a day lies in the spring or summer up to this month. */
function isSummerUntil(last: number, date: CivilDate): boolean {
  const { month } = partsOf(date)
  return last === 12 ? month >= 9 : month >= 9 || month <= last
}
