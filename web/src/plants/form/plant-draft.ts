import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { type Changes, changedFields } from '../../http/submit/changed-fields.ts'
import { invalidPlant } from '../../views/read-plant.ts'

/** A plant as a form holds it, before it has an id or while it is changed. */
export type PlantDraft = Omit<PlantView, 'id' | 'kind'>

/** What is sent for a plant that exists: what is absent stays as it is. */
export type PlantChanges = Changes<PlantDraft>

/** What is sent for a new plant: all of it, the picture as it is or null. Throws when it has no name or species. */
export function plantBody(draft: PlantDraft): PlantDraft {
  const name = draft.name.trim()
  const species = draft.species.trim()
  if (!name || !species) throw new Error(invalidPlant)
  return {
    name,
    species,
    locationId: draft.locationId,
    plantedDate: draft.plantedDate,
    careInstructions: draft.careInstructions,
    careAuthors: draft.careAuthors,
    plantingMethod: draft.plantingMethod,
    visibility: draft.visibility,
    imageUrl: draft.imageUrl,
  }
}

/** Only what differs from the plant that the form was opened with; what is reworded is the gardener's. Throws as `plantBody` does. */
export function changesOf(draft: PlantDraft, opened: PlantDraft): PlantChanges {
  const { careAuthors: _authors, ...changes } = changedFields(plantBody(draft), opened)
  return changes
}
