import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { invalidPlant } from './read-plant.ts'

/** A plant as a form holds it, before it has an id or while it is changed. */
export type PlantDraft = Omit<PlantView, 'id'>

/** What is sent for a plant, always whole, the picture as it is or null. Throws when it has no name or species. */
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
    plantingMethod: draft.plantingMethod,
    visibility: draft.visibility,
    imageUrl: draft.imageUrl,
  }
}
