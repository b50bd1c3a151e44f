import { partsOf } from '@wattle/contracts/civil-date.ts'
import { seasonOf } from '@wattle/contracts/season.ts'
import { byNeedAndDate, type DatedJob, isRound } from './dated-job.ts'
import { isVital } from './rank.ts'

/**
 * Removes seasonal rounds of water if there is an all-year round, which takes the highest priority of them. A
 * fern’s extra drink in spring is removed if a round covers it.
 */
export function oneRoundOfWater(dated: readonly DatedJob[]): DatedJob[] {
  const isWater = ({ job }: DatedJob) => job.type === 'Watering' && isRound(job) && !isVital(job)
  const jobs = dated.filter(
    (each) => each.job.rule !== newFronds || !dated.some((round) => isWater(round) && covers(round, each)),
  )
  const rounds = jobs.filter(isWater)
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

/** The rule of the extra water for ferns in spring. */
const newFronds = 'water-new-fronds'

/** Whether a round goes on in the month in which another job is due. */
function covers({ occasion: { frequency } }: DatedJob, { occasion: { dueDate } }: DatedJob): boolean {
  return frequency === 'monthly' || frequency === `monthly-${seasonOf(partsOf(dueDate).month)}`
}

const isSameJob = (a: DatedJob, b: DatedJob) =>
  a.job.rule === b.job.rule && a.occasion.frequency === b.occasion.frequency
