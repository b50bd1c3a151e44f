import type { CarePlan, CarePlanInput, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { addDays, addMonths, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import { effortLimits } from '@wattle/contracts/profile/choices.ts'
import type { Priority } from '@wattle/contracts/tasks/choices.ts'
import type { Zone } from './catalogue/entry.ts'
import { choose, type DatedJob, withEssentials } from './choose.ts'
import { climateOf, seasonIn } from './climate.ts'
import { firstOccasion, monthsAhead } from './due-dates.ts'
import { findCare, type KnownCare } from './find-care.ts'
import { croppedAgain, lasting, type Plantings } from './plantings.ts'
import { shortNote } from './short-note.ts'
import { monthsHere, suitsAge, suitsClimate, suitsPlace } from './suits.ts'
import { describe, inZone, pickedFrom } from './wording.ts'

/** Plans twelve months of care. A job is left out rather than put into a month that is wrong for it. */
export function planCare(request: Omit<CarePlanInput, 'gardenId'>): CarePlan {
  const { plant, place, effort, today } = request
  const climate = climateOf(place.postcode, place.state)
  const care = findCare(plant.name, plant.species)
  const { fewest, most, priorities } = effortLimits[effort]
  const plantings = plantingsOf(care, climate.zone, plant.plantedDate, today)
  const ahead = monthsAhead(today)
  const possible = care.jobs
    .filter((job) => suitsClimate(job, climate) && suitsPlace(job, plant.plantingMethod))
    .flatMap((job): DatedJob[] => {
      const months = monthsHere(job, climate, care.frostTender)
      const occasion = firstOccasion(job, months, ahead, (date) => suitsAge(job, date, care, plantings))
      return occasion ? [{ job: inZone(job, climate.zone), occasion }] : []
    })
  const wanted = withEssentials(timed(possible, climate.zone, today)).filter(
    ({ job }) =>
      request.preferredTaskTypes.includes(job.type) &&
      (priorities as readonly Priority[]).includes(job.priority),
  )
  const tasks = choose(wanted, fewest, most).map((chosen) =>
    taskOf(chosen, request, climate.zone, care, plantings),
  )
  return tasks.length < fewest ? { tasks, note: shortNote(tasks.length, request) } : { tasks }
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

function plantingsOf(care: KnownCare, zone: Zone, planted: CivilDate, today: CivilDate): Plantings {
  if (care.cropMonths === null) return lasting(planted)
  const sowing = care.jobs.filter((job) => job.type === 'Planting').flatMap((job) => job.months[zone] ?? [])
  const pick = care.jobs.find((job) => job.type === 'Harvesting' && job.months[zone]?.length)
  const picking = pick && { months: pick.months[zone] ?? [], fromMonths: pick.fromMonths ?? 1 }
  return croppedAgain(planted, care.cropMonths, sowing, `${addMonths(monthOf(today), 13)}-01`, picking)
}

function taskOf(
  { job, occasion }: DatedJob,
  request: Pick<CarePlanInput, 'complexity'>,
  zone: Zone,
  care: KnownCare,
  plantings: Plantings,
): ProposedTask {
  const oneOff =
    job.untilMonths !== undefined || (care.cropMonths !== null && occasion.frequency === 'annual')
  const picking = job.type === 'Planting' ? plantings.sowingAt(occasion.dueDate)?.picking : undefined
  const description = describe(job, request.complexity, zone)
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
