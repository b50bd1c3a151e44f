import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { addMonths, civilDate, daysInMonth, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import { monthsOfSeason, type Season, seasonOf } from '@wattle/contracts/season.ts'
import type { RecurringFrequency } from '@wattle/contracts/tasks/choices.ts'
import { feedsTheCrop } from '../catalogue/crop-months.ts'
import type { Job } from '../entry.ts'
import { isShelter } from '../jobs/frost.ts'
import { inYear } from '../jobs/months.ts'
import { phaseOf, slotOf, slots } from '../jobs/timetable.ts'

export type Occasion = { dueDate: CivilDate; frequency: RecurringFrequency }

const seasons: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']

/** The season that a round goes through; undefined if it is no round of one season. */
export const seasonOfRound = (frequency: RecurringFrequency): Season | undefined =>
  seasons.find((each) => frequency === `monthly-${each}`)

/** The days of one month that a plan may use. */
export type Stretch = { year: number; month: number; first: number; last: number }

/** The twelve months from a date, one stretch a month; the first and the last may be parts of the same month. */
export function monthsAhead(today: CivilDate): Stretch[] {
  const { day } = partsOf(today)
  const stretches = Array.from({ length: 13 }, (_, ahead): Stretch => {
    const month = addMonths(monthOf(today), ahead)
    const parts = { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) }
    const first = ahead === 0 ? day : 1
    const end = daysInMonth(parts.year, parts.month)
    return {
      ...parts,
      first,
      last: ahead === 12 ? Math.min(day - 1, end) : Math.max(first, Math.min(28, end)),
    }
  })
  return stretches.filter(({ first, last }) => first <= last)
}

/**
 * Returns the due dates of a job in the months ahead, each with its frequency: annual, monthly if all twelve months are
 * right or a crop is fed or picked until it is over, or monthly through a season whose three months are all right. A season
 * must begin within `seasonMayWait` months of the first right date, except for picking; otherwise the job is annual.
 * Watering and picking get a round for each such season, and watering single dates to bridge the wait for a later round.
 */
export function occasionsOf(
  job: Job,
  months: readonly number[],
  ahead: readonly Stretch[],
  suits: (date: CivilDate) => boolean,
  seasonMayWait: number,
): Occasion[] {
  const dates = ahead.flatMap((stretch, index) => {
    if (!months.includes(stretch.month)) return []
    const before = ahead[index - 1]
    const isNew = () => before !== undefined && ![...daysFor(job, before, false)].slice(-1).some(suits)
    const isDueAtOnce = (index === 0 && isUnderWay(job, months, stretch.month)) || (isUrgent(job) && isNew())
    return daysFor(job, stretch, isDueAtOnce).find(suits) ?? []
  })
  const [once] = dates
  if (!once) return []
  const isOfTheCrop = ['Watering', 'Harvesting', 'Fertilising', 'Pruning'].includes(job.type)
  const isAllYear = new Set(months).size === 12
  const allYear = job.repeat === 'monthly' && (isAllYear || isOfTheCrop)
  const single: Occasion = { dueDate: once, frequency: allYear ? 'monthly' : 'annual' }
  if (job.type === 'Watering' && allYear && !isAllYear)
    return runsOf(dates).map((dueDate) => ({ ...single, dueDate }))
  if (isShelter(job) && !allYear) return [single, ...nextWinter(once, months, dates)]
  const rounds = job.repeat === 'season' ? roundsOf(months, dates) : []
  const [round] = rounds
  if (!round) return [single]
  if (job.type === 'Harvesting') return rounds
  if (monthOf(round.dueDate) > addMonths(monthOf(once), seasonMayWait))
    return job.type === 'Watering' ? [single, ...rounds] : [single]
  if (job.type !== 'Watering') return [round]
  const isNow = ahead.slice(0, 2).some(({ month }) => month === partsOf(once).month)
  const isBriefly = seasonMayWait <= longestPause
  const first = dates.filter((date, index) =>
    index === 0 ? isNow || isBriefly : isBriefly && isFirst(date, dates[index - 1]),
  )
  const dry = first.filter((date) => {
    const next = rounds.find(({ dueDate }) => dueDate >= date)
    return !next || monthOf(next.dueDate) > addMonths(monthOf(date), isBriefly ? 0 : longestPause)
  })
  const singles = dry.map((dueDate): Occasion => ({ ...single, dueDate }))
  return [...singles, ...rounds].toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1))
}

/** Whether shelter or a round of water has begun in an earlier month, so that it is due at once. */
const isUnderWay = (job: Job, months: readonly number[], month: number): boolean =>
  months.includes(inYear(month - 1)) &&
  ((isShelter(job) && job.phase !== 'establish') || (job.type === 'Watering' && job.repeat !== 'once'))

/** The start of next winter's shelter, if this winter's begins late because the frosts have begun already. */
function nextWinter(once: CivilDate, months: readonly number[], dates: readonly CivilDate[]): Occasion[] {
  if (!months.includes(inYear(partsOf(once).month - 1))) return []
  const dueDate = runsOf(dates).at(1)
  return dueDate ? [{ dueDate, frequency: 'annual' }] : []
}

/** The first date of each run of months. */
const runsOf = (dates: readonly CivilDate[]) => dates.filter((date, index) => isFirst(date, dates[index - 1]))

/** Whether a date starts a new run: the job is not due in the month before. */
function isFirst(date: CivilDate, before: CivilDate | undefined): boolean {
  return before === undefined || monthOf(date) > addMonths(monthOf(before), 1)
}

/** Months that a plant may wait for its round of water before a single watering has to bridge the gap. */
const longestPause = 1

/**
 * Returns one round for each season whose three months are all right. A round begins on the first due date in that
 * season, or in the month before it if the season of that month has no round.
 */
function roundsOf(months: readonly number[], dates: readonly CivilDate[]): Occasion[] {
  const isWhole = (season: Season) => monthsOfSeason[season].every((each) => months.includes(each))
  const rounds = new Map<Season, Occasion>()
  for (const dueDate of dates) {
    const { month } = partsOf(dueDate)
    const [season, next] = [seasonOf(month), seasonOf(inYear(month + 1))]
    const leads = next !== season && isWhole(next) && !rounds.has(season)
    const its = leads ? next : season
    if (isWhole(its) && !rounds.has(its)) rounds.set(its, { dueDate, frequency: `monthly-${its}` })
  }
  return [...rounds.values()]
}

/**
 * Whether a job cannot wait for its own slot in its first month: seedlings are eaten, and crops are hungry or over, on
 * any day.
 */
function isUrgent(job: Job): boolean {
  const phase = phaseOf(job)
  if (job.type === 'Pest control') return phase === 'establish'
  // What is picked by the month is picked as soon as it is ripe.
  if (job.type === 'Harvesting') return job.repeat === 'monthly'
  return feedsTheCrop(job) || (phase === 'clear' && job.type !== 'Propagation')
}

/**
 * Yields the days of a month that a job may use, in order of preference: first one in its own slot. Watering, feeding,
 * establishing and harvesting may move to a later slot, because they may have to wait until the crop is up or ripe.
 * `isDueAtOnce`: it comes first in the month.
 */
function* daysFor(job: Job, stretch: Stretch, isDueAtOnce: boolean): Generator<CivilDate> {
  const seed = seedOf(job.rule)
  const slot = isDueAtOnce ? 0 : slotIn(stretch.month, job)
  yield dayIn(stretch, slot, seed)
  if (mayComeLater(job)) for (let later = slot + 1; later < slots; later++) yield dayIn(stretch, later, seed)
  if (mayBeLast(job)) yield civilDate(stretch.year, stretch.month, stretch.last)
}

const mayBeLast = ({ type }: Job) => type === 'Watering' || type === 'Fertilising'

const mayComeLater = (job: Job) =>
  mayBeLast(job) || ['establish', 'harvest'].includes(phaseOf(job)) || isUrgent(job)

/** Shelter comes at the start of its month, but not in April: even hard frosts hold off until its second half. */
const slotIn = (month: number, job: Job): number =>
  isShelter(job) && month === 4 ? Math.max(slotOf(job), slots / 2) : slotOf(job)

/**
 * Returns a day in one of the month's slots. The slots keep dependent work in order; within a slot, the hash of the
 * rule's name (`seed`) spreads the jobs.
 */
function dayIn({ year, month, first, last }: Stretch, slot: number, seed: number): CivilDate {
  const days = last - first + 1
  const from = Math.floor((days * slot) / slots)
  const count = Math.max(1, Math.floor((days * (slot + 1)) / slots) - from)
  return civilDate(year, month, first + from + (seed % count))
}

function seedOf(rule: string): number {
  return [...rule].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)
}
