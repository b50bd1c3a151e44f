import type { ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { partsOf } from '@wattle/contracts/civil-date.ts'
import { seasonIn } from '../climate/climate.ts'
import type { Job } from '../entry.ts'
import type { DatedJob } from './choose.ts'
import { drinkOtherwise } from './months-in-time.ts'
import type { CarePlanQuestion, Situation } from './situation.ts'
import { describe, pickedFrom } from './wording.ts'

/** Whether its words say how often to water, and nothing of the cool months. */
const isMeasuredByTheClock = ({ description }: Job) =>
  /\b(twice|once|every|each)\b.*\b(day|week)\b|\ba week\b/i.test(description) &&
  !/\b(cool|feel|finger|top of the soil)\b/i.test(description)

/** A task as it is proposed: a job in its own words, on its day. */
export function taskOf(
  { job, occasion }: DatedJob,
  complexity: CarePlanQuestion['complexity'],
  { climate: { zone }, care, plantings, method }: Situation,
): ProposedTask {
  // What a young plant or a crop needs once a year is done once; a round goes on to the end of its season.
  const isOnce =
    occasion.frequency === 'annual' && (job.untilMonths !== undefined || care.cropMonths !== null)
  const picking = job.type === 'Planting' ? plantings.sowingAt(occasion.dueDate)?.picking : undefined
  const isLengthened =
    job.type === 'Watering' &&
    occasion.frequency === 'monthly' &&
    method === 'ground' &&
    !(care.entry && drinkOtherwise.includes(care.entry.kind))
  const description = [
    describe(job, complexity, zone),
    ...(picking ? [pickedFrom(partsOf(picking).month)] : []),
    ...(isLengthened && isMeasuredByTheClock(job) ? ['Half as often is enough in the cool months.'] : []),
  ].join(' ')
  return {
    title: job.title,
    description,
    taskType: job.type,
    dueDate: occasion.dueDate,
    priority: job.priority,
    estimatedTime: job.minutes,
    isRecurring: !isOnce,
    recurringFrequency: occasion.frequency,
    ...(job.product === undefined ? {} : { productName: job.product }),
    reason: { text: job.why, rule: job.rule, zone, season: seasonIn(zone, occasion.dueDate) },
  }
}
