import { partsOf } from '@wattle/contracts/civil-date.ts'
import { inYear } from '../jobs/months.ts'
import type { JobHere } from './dated-job.ts'
import type { Situation } from './situation.ts'

/** Rules of work in spring that still helps a month later. */
const elastic = ['feed-spring', 'feed-early-growth', 'feed-young', 'mulch-before-summer']

/** Adds this month to a yearly feed or mulch that was due last month, so that it need not wait for the next spring. */
export function evenIfMissed(
  { job, months }: JobHere,
  { care: { cropMonths, entry }, climate: { zone }, today }: Situation,
): JobHere {
  const { month } = partsOf(today)
  // A bulb has died down by then.
  const isElastic = elastic.includes(job.rule) && job.repeat === 'once' && entry?.kind !== 'bulb'
  const isMissed = months.includes(inYear(month - 1)) && !months.includes(month)
  const isAfterSpring = month >= 9
  if (cropMonths !== null || zone === 'tropical' || !isElastic || !isMissed || !isAfterSpring)
    return { job, months }
  const title = job.title.replace('before the heat', 'against the heat')
  return { job: { ...job, title }, months: [...months, month] }
}
