import { addMonths, type CivilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import type { Zone } from '@wattle/contracts/guide/choices.ts'
import { monthNames } from './wording.ts'

type Planted = { plant: { plantedDate: CivilDate }; today: CivilDate }

/** Whether a plant goes into the soil only after the twelve months of a plan. */
export const isPlantedLater = ({ plant, today }: Planted): boolean =>
  plant.plantedDate >= `${addMonths(monthOf(today), 12)}${today.slice(7)}`

/** What a plan says for a plant that only its kind is known of. */
export function generalNote(kind: string): string {
  return `Our guide doesn’t know this plant, so this is care for its kind: ${kind.toLowerCase()}`
}

/** What a plan says of a crop that goes in far from its season. */
export function seasonNote(zone: Zone, months: readonly number[]): string {
  const named = [...months].sort((a, b) => a - b).map((month) => monthNames[month - 1])
  const list = [named.slice(0, -1).join(', '), named.slice(-1)[0]].filter(Boolean).join(' and ')
  return `Where the climate is ${zone} it is usually planted in ${list}`
}

/** What a plan says of a crop whose own season is over. */
export function sownAgainNote(sown: CivilDate, today: CivilDate): string {
  const again = sown < today ? 'to have been planted again' : 'to be planted again'
  return `This lasts one season, so the plan takes it ${again} in ${monthNames[partsOf(sown).month - 1]}`
}

/** What a plan says that holds fewer jobs than its effort asks for. */
export function shortNote(count: number, planted: Planted): string {
  if (isPlantedLater(planted))
    return 'It will be planted more than a year from now, so there is nothing to plan yet'
  if (count === 0) return 'None of the task types you chose suit this plant here'
  return count === 1 ? 'Only 1 job suits this plant here' : `Only ${count} jobs suit this plant here`
}
