import { monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import type { Job } from '../entry.ts'
import { isLift, isShelter } from '../jobs/frost.ts'
import { isFirstDrink } from '../jobs/timetable.ts'
import { setOutRule } from '../jobs/wintering.ts'
import { keepDryInTheWet } from '../kinds/common-jobs.ts'
import { type DatedJob, isRound } from './dated-job.ts'
import { beforeTheBuds } from './frost-months.ts'
import { isTheOneInTime } from './late-shelter.ts'

/** The task types that matter most, in order. Planting is one, because the other jobs of a crop depend on it. */
const essential: readonly TaskType[] = ['Watering', 'Harvesting', 'Pruning', 'Fertilising', 'Planting']

/** What the plant needs most. */
export type Needs = {
  /** The plant dies if it dries out. */
  diesDry: boolean
  /** A feed helps the plant more than a pruning. */
  isFedFirst: boolean
}

/** The rank of a job among those that are left, the lowest first, given the jobs that have been chosen already. */
export function rankOf(dated: DatedJob, chosen: readonly DatedJob[], { diesDry, isFedFirst }: Needs): number {
  const { job, occasion, behind, toBeSown } = dated
  const month = monthOf(occasion.dueDate)
  // Shelter through this winter is vital. The next winter's comes after what the year needs, unless this winter's has
  // begun so late that it is no use to any other.
  const isVitalNow =
    isVital(job) && (!chosen.some((other) => other.job.rule === job.rule) || isTheOneInTime(dated, chosen))
  // A plant that dies if it dries out is watered through every dry season, and a pot for as long as its crop stands.
  const isDrink = (other: Job) => other.type === 'Watering' && isRound(other)
  // What is inside through winter is out in the ground for little more than one round. It is planted with food.
  const isOutBriefly = chosen.some((other) => other.job.rule === setOutRule)
  const drinksOn = isDrink(job) && (diesDry || occasion.frequency === 'monthly') && !isOutBriefly
  const others = chosen.filter((other) => other.job.type === job.type && !isVital(other.job))
  // A later round of another rule gives the same water in other words; an earlier one waters a plant while it is young.
  const weightOf = (other: DatedJob) => {
    if (!drinksOn || !isDrink(other.job)) return 1
    return other.job.rule === job.rule || occasion.dueDate < other.occasion.dueDate ? 0 : 0.1
  }
  const ofType = others.reduce((sum, other) => sum + weightOf(other), 0)
  // Two rounds cover the worst of the dry months. A third ranks behind a second feed or pruning.
  const rounds = chosen.filter((other) => isDrink(other.job) && other.toBeSown === toBeSown)
  const beyondTwo = drinksOn ? 1.5 * (rounds.length - 1) : 0
  const sameType = isVitalNow ? 0 : ofType + Math.max(0, beyondTwo)
  const sameMonth = chosen.filter((other) => monthOf(other.occasion.dueDate) === month).length
  // Late mulch lasts: that of the next spring comes after what matters as much.
  const isAgain = job.type === 'Mulching' && chosen.some((other) => other.job.rule === job.rule)
  const need = (isVitalNow ? 1 : job.priority) + (isAgain ? 0.5 : 0)
  return (
    (need + (behind ?? 0) / 4) * 10_000 +
    sameType * 100 +
    placeOf(job, isFedFirst || isOutBriefly) * 10 +
    sameMonth
  )
}

/**
 * Whether a job keeps the plant alive: shelter from frost or the tropical wet, the way back from it, or the first
 * watering of a new plant.
 */
export function isVital(job: Job): boolean {
  const isMoved = isLift(job) || job.rule === setOutRule
  return isShelter(job) || isMoved || isFirstDrink(job) || job.rule === keepDryInTheWet.rule
}

/**
 * The rank of a job's type: vital jobs first, then the order of `essential`, with food before the shears if `isFedFirst`,
 * and general checks last.
 */
function placeOf(job: Job, isFedFirst: boolean): number {
  if (isVital(job)) return 0
  // What this spray keeps out of the buds cannot be cured for a year.
  if (job.rule === beforeTheBuds) return essential.indexOf('Fertilising') - 0.5
  const place = essential.indexOf(job.type)
  if (isFedFirst && job.type === 'Pruning') return essential.indexOf('Fertilising')
  if (isFedFirst && job.type === 'Fertilising') return essential.indexOf('Pruning')
  if (place >= 0) return place
  // Mulch keeps the weeds down.
  if (job.type === 'Weeding') return essential.length + 0.5
  // What the plant itself needs comes before a look at any plant.
  return job.general ? essential.length + 1 : essential.length
}
