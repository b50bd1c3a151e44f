import type { CarePlan, CarePlanInput } from '@wattle/contracts/care-plans/proposal.ts'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { type TaskType, taskTypes } from '@wattle/contracts/tasks/choices.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { CatalogueEntry } from '../../entry.ts'
import { planCare } from '../plan-care.ts'

export type Planted = {
  on: CivilDate
  in: CarePlanInput['place']
  method?: CarePlanInput['plant']['plantingMethod']
  effort?: CarePlanInput['effort']
  types?: readonly TaskType[]
  today?: CivilDate
}

/** Returns the catalogue entry of this name. Throws if there is none. */
export function entryOf(name: string): CatalogueEntry {
  const entry = catalogue.find((each) => each.name === name)
  if (!entry) throw new Error(`${name} is not in the catalogue`)
  return entry
}

/**
 * Plans a catalogue entry: by default in the ground, at high effort, with all task types, made on the planting date.
 */
export function planFor(
  { name, species, care }: Pick<CatalogueEntry, 'name' | 'species' | 'care'>,
  { on, in: place, method = 'ground', effort = 'High', types = taskTypes, today = on }: Planted,
): CarePlan {
  return planCare({
    plant: { name, species, plantedDate: on, plantingMethod: method, careInstructions: care },
    place,
    effort,
    preferredTaskTypes: [...types],
    complexity: 'Simple',
    today,
  })
}

/** The rules of a plan and the months in which they are first due, in order. */
export const yearOf = (name: string, planted: Planted): string[] =>
  planFor(entryOf(name), planted).tasks.map(({ reason, dueDate }) => `${dueDate.slice(0, 7)} ${reason.rule}`)
