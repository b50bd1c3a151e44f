import type { ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { addDays, type CivilDate, lastDay, partsOf } from '@wattle/contracts/civil-date.ts'
import { nextTurn } from '@wattle/contracts/tasks/recurrence.ts'
import { seasonIn } from '../climate/climate.ts'
import type { Job } from '../entry.ts'
import type { DatedJob } from './choose.ts'
import type { Occasion } from './due-dates.ts'
import { drinkOtherwise, goesOn, killedByFrost } from './months-in-time.ts'
import { afterMonths } from './plantings.ts'
import type { CarePlanQuestion, Situation } from './situation.ts'
import { describe, pickedFrom } from './wording.ts'

/** Whether its words say how often to water, and nothing of the cool months. */
const isMeasuredByTheClock = ({ description }: Job) =>
  /\b(twice|once|every|each)\b.*\b(day|week)\b|\ba week\b/i.test(description) &&
  !/\b(cool|feel|finger|top of the soil)\b/i.test(description)

/** Whether its words give a new plant one soak a week, which is too little where no rain falls and it is hot. */
const isOnceAWeek = ({ description }: Job) =>
  /\b(soak|bucket|hose|basin|dripper|water run)/i.test(description) &&
  /\b(once a week|one (good |deep |slow |long )?soak a week|each week|every week)\b/i.test(description) &&
  !/\b(twice|in its first summer|two (or three times|while|when)|another|once more|or twice|second day|times a week|more (often|than)|hot|feel|finger)\b/i.test(
    description,
  )

/** The first summer of what was set out in the open ground, where hardly any rain falls in it. */
function isFirstDrySummer(
  { care, climate, method, planted, today }: Situation,
  { frequency, dueDate }: Occasion,
) {
  const isNew = planted > addDays(today, -300) && dueDate < addDays(planted, 365)
  const isDry = climate.zone === 'arid' || (climate.zone === 'temperate' && climate.drySummer)
  const isSetOut = method === 'ground' && care.jobs.some(({ rule }) => rule === 'settle-in')
  return isSetOut && isNew && isDry && ['monthly', 'monthly-summer'].includes(frequency)
}

/** The last day for what is asked of a young plant only, or of a crop as long as it stands. */
function lastDayOf(job: Job, dueDate: CivilDate, situation: Situation): CivilDate | undefined {
  const { care, method, planted, plantings } = situation
  const sowing = plantings.sowingAt(dueDate)
  const grownUp =
    job.untilMonths === undefined || (job.everInPot && method === 'pot')
      ? []
      : [afterMonths(sowing?.planted ?? planted, job.untilMonths + 1)]
  const pulledOut = care.cropMonths === null || !sowing ? [] : [sowing.ends]
  const killed = killedByFrost(job, dueDate, situation)
  const [end] = [...grownUp, ...pulledOut, ...(killed ? [killed] : [])].toSorted()
  return end === undefined || end > lastDay ? undefined : addDays(end, -1)
}

/** A task as it is proposed: a job in its own words, on its day. */
export function taskOf(
  { job, occasion }: DatedJob,
  complexity: CarePlanQuestion['complexity'],
  situation: Situation,
): ProposedTask {
  const { climate, care, plantings, method } = situation
  const { zone } = climate
  const until = lastDayOf(job, occasion.dueDate, situation)
  const isOnce =
    until !== undefined && nextTurn(occasion.frequency, occasion.dueDate, occasion.dueDate) > until
  const picking = job.type === 'Planting' ? plantings.sowingAt(occasion.dueDate)?.picking : undefined
  const isLengthened =
    job.type === 'Watering' &&
    occasion.frequency === 'monthly' &&
    method === 'ground' &&
    !(care.entry && drinkOtherwise.includes(care.entry.kind) && !goesOn.includes(care.entry.kind))
  const isShort =
    job.type === 'Watering' &&
    care.cropMonths === null &&
    isFirstDrySummer(situation, occasion) &&
    isOnceAWeek(job)
  const description = [
    describe(job, complexity, zone),
    ...(isShort ? ['In its first summer soak it twice a week, and every second day in a heatwave.'] : []),
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
    ...(until === undefined || isOnce ? {} : { until }),
    ...(job.product === undefined ? {} : { productName: job.product }),
    reason: { text: job.why, rule: job.rule, zone, season: seasonIn(zone, occasion.dueDate) },
  }
}
