import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { type Changes, changedFields } from '../../http/submit/changed-fields.ts'
import { invalidPlant } from '../../views/read-plant.ts'

/** A plant in its form, new or existing. */
export type PlantDraft = Omit<PlantView, 'id' | 'kind'>

/** The request body of a change; absent fields stay unchanged. */
export type PlantChanges = Changes<PlantDraft>

/** The request body of a new plant, with all fields. Throws without a name or species. */
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

/**
 * Only the fields that differ from the opened plant, without care authors: the server attributes changed texts to the
 * gardener. Throws like `plantBody`.
 */
export function changesOf(draft: PlantDraft, opened: PlantDraft): PlantChanges {
  const { careAuthors: _authors, ...changes } = changedFields(plantBody(draft), opened)
  return changes
}
