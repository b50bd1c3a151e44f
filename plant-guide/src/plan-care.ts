import type { CarePlan, CarePlanInput, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
import { effortLimits } from '@wattle/contracts/profile/choices.ts'
import type { Priority } from '@wattle/contracts/tasks/choices.ts'
import type { Job, Zone } from './catalogue/entry.ts'
import { choose, type DatedJob } from './choose.ts'
import { type Climate, climateOf, seasonIn } from './climate.ts'
import { firstOccasion, monthsAhead } from './due-dates.ts'
import { findCare, type KnownCare } from './find-care.ts'
import { croppedAgain, lasting, type Plantings } from './plantings.ts'
import { shortNote } from './short-note.ts'
import { describe } from './wording.ts'

/** Plans twelve months of care. A job is left out rather than put into a month that is wrong for it. */
export function planCare(request: Omit<CarePlanInput, 'gardenId'>): CarePlan {
  const { plant, place, effort, today } = request
  const climate = climateOf(place.postcode, place.state)
  const care = findCare(plant.name, plant.species)
  const limits = effortLimits[effort]
  const wanted = (job: Job) =>
    request.preferredTaskTypes.includes(job.type) &&
    (limits.priorities as readonly Priority[]).includes(job.priority) &&
    (job.only ?? plant.plantingMethod) === plant.plantingMethod &&
    suitsClimate(job, climate)
  const plantings = plantingsOf(care, climate.zone, plant.plantedDate, today)
  const ahead = monthsAhead(today)
  const dated = care.jobs.filter(wanted).flatMap((job): DatedJob[] => {
    const months = monthsHere(job, climate, care)
    const occasion = firstOccasion(job, months, ahead, (date) => suitsAge(job, date, care, plantings))
    return occasion ? [{ job, occasion }] : []
  })
  const tasks = choose(dated, limits.most).map((chosen) => taskOf(chosen, request, climate.zone, care))
  return tasks.length < limits.fewest ? { tasks, note: shortNote(tasks.length, request) } : { tasks }
}

/** The months in which a job is right at a place. */
function monthsHere(job: Job, climate: Climate, care: Pick<KnownCare, 'frostTender'>): readonly number[] {
  const months = job.months[climate.zone] ?? []
  const mustWait = care.frostTender && job.type === 'Pruning' && ['moderate', 'heavy'].includes(climate.frost)
  // Shoots that frost has burnt shelter the living wood below until the last frost.
  return mustWait ? months.filter((month) => month < 5 || month > 8) : months
}

function suitsClimate(job: Job, climate: Climate): boolean {
  if (job.where === 'frost') return climate.frost !== 'none'
  if (job.where === 'dry-summer') return climate.drySummer
  return true
}

function plantingsOf(care: KnownCare, zone: Zone, planted: CivilDate, today: CivilDate): Plantings {
  if (care.cropMonths === null) return lasting(planted)
  const sowing = care.jobs.filter((job) => job.type === 'Planting').flatMap((job) => job.months[zone] ?? [])
  return croppedAgain(planted, care.cropMonths, sowing, `${addMonths(monthOf(today), 13)}-01`)
}

/** Work on the bed itself goes on between two crops. */
const bedWork = ['Soil improvement', 'Mulching', 'Weeding', 'Disease control']

function suitsAge(job: Job, date: CivilDate, care: KnownCare, plantings: Plantings): boolean {
  const age = plantings.ageAt(date)
  if (care.cropMonths !== null) {
    // The crop that stands now is planted already; only the one after it is still to come.
    if (job.type === 'Planting') return plantings.resownAt(date)
    if (!plantings.standsAt(date) && !bedWork.includes(job.type)) return false
  }
  return age >= Math.max(0, job.fromMonths ?? 0) && age <= (job.untilMonths ?? Number.POSITIVE_INFINITY)
}

function taskOf(
  { job, occasion }: DatedJob,
  request: Pick<CarePlanInput, 'complexity'>,
  zone: Zone,
  care: KnownCare,
): ProposedTask {
  const oneOff =
    job.untilMonths !== undefined || (care.cropMonths !== null && occasion.frequency === 'annual')
  return {
    title: job.title,
    description: describe(job, request.complexity, zone),
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
