import type { CarePlan, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { addDays, partsOf } from '@wattle/contracts/civil-date.ts'
import { unusualNote } from '@wattle/contracts/guide/choices.ts'
import { effortLimits } from '@wattle/contracts/profile/choices.ts'
import type { Priority } from '@wattle/contracts/tasks/choices.ts'
import type { Zone } from './catalogue/entry.ts'
import { choose, type DatedJob, withEssentials } from './choose.ts'
import { seasonIn } from './climate.ts'
import { firstOccasion, monthsAhead } from './due-dates.ts'
import { isUsualIn } from './planting-months.ts'
import { generalNote, shortNote } from './short-note.ts'
import { type CarePlanQuestion, isOldEnough, jobsHere, type Situation, situationOf } from './situation.ts'
import { describe, inPlace, pickedFrom } from './wording.ts'

/** Plans twelve months of care. A job is left out rather than put into a month that is wrong for it. */
export function planCare(request: CarePlanQuestion): CarePlan {
  const { effort, today } = request
  const situation = situationOf(request)
  const { fewest, most, priorities } = effortLimits[effort]
  // A crop may be gone before the next season; what lasts has the whole year.
  const seasonMayWait = situation.care.cropMonths === null ? 12 : 1
  const possible = jobsHere(situation).flatMap(({ job, months }): DatedJob[] => {
    const suits = (date: CivilDate) => isOldEnough(job, date, situation)
    const occasion = firstOccasion(job, months, monthsAhead(today), suits, seasonMayWait)
    return occasion ? [{ job: inPlace(job, situation.climate, situation.method), occasion }] : []
  })
  const wanted = withEssentials(timed(possible, situation.climate.zone, today)).filter(
    ({ job }) =>
      request.preferredTaskTypes.includes(job.type) &&
      (priorities as readonly Priority[]).includes(job.priority),
  )
  const tasks = choose(wanted, fewest, most).map((chosen) => taskOf(chosen, request.complexity, situation))
  const { general, entry } = situation.care
  const { zone } = situation.climate
  const isUnusual = entry !== undefined && !isUsualIn(entry, zone)
  const notes = [
    ...(isUnusual ? [unusualNote(zone)] : []),
    ...(general !== undefined && tasks.length > 0 ? [generalNote(general)] : []),
    ...(tasks.length < fewest && !(isUnusual && tasks.length === 0)
      ? [shortNote(tasks.length, request)]
      : []),
  ]
  return notes.length > 0 ? { tasks, note: notes.join('. ') } : { tasks }
}

/** A job that comes so many days ahead of another gets its day from that one's; less than half ahead, it is too late. */
function timed(jobs: readonly DatedJob[], zone: Zone, today: CivilDate): DatedJob[] {
  return jobs.flatMap((dated): DatedJob[] => {
    const { ahead, months } = dated.job
    if (!ahead) return [dated]
    const aim = jobs.find(({ job }) => job.rule === ahead.of)?.occasion.dueDate
    if (aim === undefined || addDays(aim, -ahead.days / 2) < today) return []
    const best = addDays(aim, -ahead.days)
    const dueDate = best < today ? today : best
    const isRight = months[zone]?.includes(partsOf(dueDate).month)
    return isRight ? [{ ...dated, occasion: { dueDate, frequency: 'annual' } }] : []
  })
}

function taskOf(
  { job, occasion }: DatedJob,
  complexity: CarePlanQuestion['complexity'],
  { climate: { zone }, care, plantings }: Situation,
): ProposedTask {
  const oneOff =
    job.untilMonths !== undefined || (care.cropMonths !== null && occasion.frequency === 'annual')
  const picking = job.type === 'Planting' ? plantings.sowingAt(occasion.dueDate)?.picking : undefined
  const description = describe(job, complexity, zone)
  return {
    title: job.title,
    description: picking ? `${description} ${pickedFrom(partsOf(picking).month)}` : description,
    taskType: job.type,
    dueDate: occasion.dueDate,
    priority: job.priority,
    estimatedTime: job.minutes,
    isRecurring: !oneOff,
    recurringFrequency: occasion.frequency,
    ...(job.product === undefined ? {} : { productName: job.product }),
    reason: { text: job.why, rule: job.rule, zone, season: seasonIn(zone, occasion.dueDate) },
  }
}
