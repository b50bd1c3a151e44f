import type { PlantView } from '@wattle/contracts/plants/views.ts'
import type { Garden } from '../state/garden.ts'
import { plantIn } from '../state/garden-lookup.ts'

export function presentPlant(garden: Garden, plantId: string): PlantView {
  const plant = plantIn(garden, plantId)
  return {
    id: plant.id,
    name: plant.name,
    species: plant.species,
    locationId: plant.locationId,
    plantedDate: plant.plantedDate,
    plantingMethod: plant.plantingMethod,
    visibility: plant.visibility,
    careInstructions: plant.careInstructions,
    careAuthors: plant.careAuthors,
    imageUrl: plant.imageUrl,
  }
}
