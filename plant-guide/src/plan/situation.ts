import type { CarePlanInput } from '@wattle/contracts/care-plans/proposal.ts'
import { addDays, addMonths, type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import { isUsualIn } from '../catalogue/usual-places.ts'
import { type Climate, climateOf } from '../climate/climate.ts'
import type { PlantKind } from '../entry.ts'
import { findCare, type KnownCare } from '../names/find-care.ts'
import { growsFrom, isFarFrom, lostBy, outOn, overBy, ripeMonths } from './crop-ends.ts'
import { monthsHere } from './frost-months.ts'
import { croppedAgain, lasting, type Plantings, standsForYears } from './plantings.ts'

export type CarePlanQuestion = Omit<CarePlanInput, 'gardenId'>

/** A plant in its garden: its known care, its climate, and when it stands there. */
export type Situation = {
  care: KnownCare
  climate: Climate
  planted: CivilDate
  today: CivilDate
  plantings: Plantings
  /** The months in which a crop is sown or planted here; empty for a lasting plant. */
  sowingMonths: readonly number[]
  method: PlantingMethod
}

/** Whether the plant was set out within the last year, or is still to be: its roots are short. */
export const isInItsFirstYear = ({ planted, today }: Pick<Situation, 'planted' | 'today'>): boolean =>
  planted > addDays(today, -365)

export function situationOf({ plant, place, today }: CarePlanQuestion): Situation {
  const climate = climateOf(place.postcode, place.state, place.city)
  const care = forOneSeason(findCare(plant.name, plant.species), climate)
  const { plantedDate: planted, plantingMethod: method } = plant
  const sowingMonths = care.cropMonths === null ? [] : sowingMonthsOf(care, climate)
  const plantings = plantingsOf(care, climate, planted, today, sowingMonths)
  return { care, climate, planted, today, plantings, sowingMonths, method }
}

/** Beans that stand for years elsewhere are gone after their first season where nobody grows them. */
function forOneSeason(care: KnownCare, { zone }: Climate): KnownCare {
  const { cropMonths, entry } = care
  const isBean = entry?.kind === 'legume' && cropMonths !== null && standsForYears(cropMonths)
  return isBean && !isUsualIn(entry, zone) ? { ...care, cropMonths: monthsOfASeason } : care
}

const monthsOfASeason = 5

/** Lasting kinds that rest for half of the year and are planted while they rest. */
const plantedAtRest: readonly PlantKind[] = ['bulb', 'summer-bulb', 'perennial-vegetable']

/** The months in which a crop, or what rests, is planted here; empty for plants that may be planted at any time. */
export function plantingMonthsOf({ care, climate, sowingMonths }: Situation): readonly number[] {
  const isAtRest = care.entry !== undefined && plantedAtRest.includes(care.entry.kind)
  return isAtRest ? sowingMonthsOf(care, climate) : sowingMonths
}

function sowingMonthsOf(care: KnownCare, climate: Climate): number[] {
  const plantings = care.jobs.filter((job) => job.type === 'Planting')
  return [...new Set(plantings.flatMap((job) => monthsHere(job, climate, care.frostTender)))]
}

/** Whether the plant goes in now or later, more than a month from its planting season here. */
export function isOutOfSeason(situation: Situation, today: CivilDate): boolean {
  const { planted } = situation
  return planted >= `${addMonths(monthOf(today), -1)}-01` && isFarFrom(plantingMonthsOf(situation), planted)
}

function plantingsOf(
  care: KnownCare,
  climate: Climate,
  planted: CivilDate,
  today: CivilDate,
  sowingMonths: readonly number[],
): Plantings {
  const { zone } = climate
  if (care.cropMonths === null) return lasting(planted)
  const at = { care, climate, planted, sowingMonths }
  const isOfYears = standsForYears(care.cropMonths)
  const out = isOfYears ? planted : outOn(at)
  const grows = growsFrom(at)
  const picks = care.jobs.filter((job) => job.type === 'Harvesting' && job.months[zone]?.length)
  const picking = picks.length > 0 && {
    months: picks.flatMap((job) => [...(job.months[zone] ?? []), ...ripeMonths(job, at)]),
    fromMonths: Math.min(...picks.map((job) => job.fromMonths ?? 1)),
  }
  return croppedAgain(planted, care.cropMonths, sowingMonths, today, picking || undefined, {
    out,
    grows,
    lost: isOfYears || out > planted ? undefined : lostBy(at),
    isOutOfSeason: !isOfYears && grows === planted && isFarFrom(sowingMonths, planted),
    isUnusual: !isOfYears && care.entry !== undefined && !isUsualIn(care.entry, zone),
    seeds: (date) => overBy({ ...at, planted: date }),
  })
}
