import { addDays, partsOf } from '@wattle/contracts/civil-date.ts'
import { inYear } from '../jobs/months.ts'
import type { JobHere } from './dated-job.ts'
import { againstTheHeat } from './first-spring.ts'
import type { Situation } from './situation.ts'

/** Rules of work in spring that still helps a month later. */
const stillHelpful = ['feed-spring', 'feed-early-growth', 'feed-young', 'mulch-before-summer']

/** Adds a yearly feed or mulch that was due last month to this one, so that it need not wait for the next spring. */
export function evenIfMissed(
  { job, months }: JobHere,
  { care: { cropMonths, entry }, climate: { zone }, planted, plantings, today }: Situation,
): JobHere[] {
  const { month } = partsOf(today)
  const isYearly = stillHelpful.includes(job.rule) && job.repeat === 'once'
  // A bulb has died down by then, and the tropics have no spring.
  const isOfSpring = month >= 9 && cropMonths === null && entry?.kind !== 'bulb' && zone !== 'tropical'
  const isMissed = months.includes(inYear(month - 1)) && !months.includes(month)
  // The first mulch of a new plant comes late as it is.
  const isFirst = job.type === 'Mulching' && planted >= addDays(today, -300)
  if (!isYearly || !isOfSpring || !isMissed || isFirst) return [{ job, months }]
  const { everInPot: _, untilMonths = Number.POSITIVE_INFINITY, ...late } = againstTheHeat(job)
  const thisMonthOnly = Math.min(untilMonths, plantings.ageAt(today) + 1)
  return [
    { job: { ...late, untilMonths: thisMonthOnly }, months: [month] },
    { job, months },
  ]
}
