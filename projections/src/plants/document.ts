import type { CarePlanView } from '@wattle/contracts/care-plans/views.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Care } from '@wattle/contracts/plants/care.ts'
import type { PlantCreated } from '@wattle/contracts/plants/events.ts'
import type { DueDates } from './due-dates.ts'

/**
 * A plant with its care plan's progress and when its tasks are due. `created` is the revision that created it; lists are
 * in that order unless they are sorted otherwise.
 */
export type PlantDocument = Omit<PlantCreated, 'type' | 'plantId' | keyof Care> &
  Care &
  DueDates & {
    id: string
    gardenId: GardenId
    created: number
    plan: CarePlanView
    /** Of the words in its name and species. */
    beginnings: readonly string[]
    nameKey: string
    speciesKey: string
  }
