import { partsOf } from '@wattle/contracts/civil-date.ts'
import { inYear } from '../jobs/months.ts'
import type { JobHere } from './dated-job.ts'
import { againstTheHeat } from './first-spring.ts'
import type { Situation } from './situation.ts'

/** Rules of work in spring that still helps a month later. */
const stillHelpful = ['feed-spring', 'feed-early-growth', 'feed-young', 'mulch-before-summer']

/** Adds this month to a yearly feed or mulch that was due last month, so that it need not wait for the next spring. */
export function evenIfMissed(
  { job, months }: JobHere,
  { care: { cropMonths, entry }, climate: { zone }, today }: Situation,
): JobHere {
  const { month } = partsOf(today)
  const isYearly = stillHelpful.includes(job.rule) && job.repeat === 'once'
  // A bulb has died down by then, and the tropics have no spring.
  const isOfSpring = month >= 9 && cropMonths === null && entry?.kind !== 'bulb' && zone !== 'tropical'
  const isMissed = months.includes(inYear(month - 1)) && !months.includes(month)
  if (!isYearly || !isOfSpring || !isMissed) return { job, months }
  return { job: againstTheHeat(job), months: [...months, month] }
}
