import type { CarePlanInput } from '@wattle/contracts/care-plans/proposal.ts'
import { addMonths, type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import type { Job } from './catalogue/entry.ts'
import { type Climate, climateOf } from './climate.ts'
import { findCare, type KnownCare } from './find-care.ts'
import { croppedAgain, lasting, type Plantings } from './plantings.ts'
import { monthsHere, suitsAge, suitsClimate, suitsPlace } from './suits.ts'

export type CarePlanQuestion = Omit<CarePlanInput, 'gardenId'>

/** A plant in its place: what is known of its care, where it grows and when it stands there. */
export type Situation = { care: KnownCare; climate: Climate; plantings: Plantings; method: PlantingMethod }

export function situationOf({ plant, place, today }: CarePlanQuestion): Situation {
  const climate = climateOf(place.postcode, place.state, place.city)
  const care = findCare(plant.name, plant.species)
  const plantings = plantingsOf(care, climate, plant.plantedDate, today)
  return { care, climate, plantings, method: plant.plantingMethod }
}

export type JobHere = { job: Job; months: readonly number[] }

/** The jobs that suit the place, each with the months in which it is right there. */
export function jobsHere({ care, climate, method }: Situation): JobHere[] {
  const suitable = care.jobs.filter((job) => suitsClimate(job, climate) && suitsPlace(job, method))
  return suitable
    .filter(({ rule }) => !suitable.some(({ instead }) => instead === rule))
    .map((job) => afterYouth(job, suitable))
    .map((job) => ({ job, months: monthsHere(job, climate, care.frostTender) }))
    .filter(({ months }) => months.length > 0)
}

const everySummer = ['water-summer', 'water-dry-months', 'water-dry-season']

/** While a plant is young it is watered as a young one, and not as a grown one as well. */
function afterYouth(job: Job, jobs: readonly Job[]): Job {
  if (!everySummer.includes(job.rule)) return job
  const young = jobs.find(({ rule }) => rule === 'water-young')
  return young ? { ...job, fromMonths: Math.max(job.fromMonths ?? 0, young.untilMonths ?? 0) } : job
}

export function isOldEnough(job: Job, date: CivilDate, { care, plantings }: Situation): boolean {
  return suitsAge(job, date, care, plantings)
}

function plantingsOf(care: KnownCare, climate: Climate, planted: CivilDate, today: CivilDate): Plantings {
  const { zone } = climate
  if (care.cropMonths === null) return lasting(planted)
  const sowing = care.jobs
    .filter((job) => job.type === 'Planting')
    .flatMap((job) => monthsHere(job, climate, care.frostTender))
  const picks = care.jobs.filter((job) => job.type === 'Harvesting' && job.months[zone]?.length)
  const picking = picks.length > 0 && {
    months: picks.flatMap((job) => job.months[zone] ?? []),
    fromMonths: Math.min(...picks.map((job) => job.fromMonths ?? 1)),
  }
  return croppedAgain(
    planted,
    care.cropMonths,
    sowing,
    `${addMonths(monthOf(today), 13)}-01`,
    picking || undefined,
  )
}
