import type { CarePlanView } from '@wattle/contracts/care-plans/views.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Care } from '@wattle/contracts/plants/care.ts'
import type { PlantCreated } from '@wattle/contracts/plants/events.ts'
import type { DueDates } from './due-dates.ts'

/**
 * A plant, with the progress of its care plan and the due dates of its tasks. `created` is the revision that created
 * it; lists are in that order unless sorted otherwise.
 */
export type PlantDocument = Omit<PlantCreated, 'type' | 'plantId' | keyof Care> &
  Care &
  DueDates & {
    id: string
    gardenId: GardenId
    created: number
    plan: CarePlanView
    /** Word beginnings of its name and species, for searching. */
    beginnings: readonly string[]
    nameKey: string
    speciesKey: string
  }
