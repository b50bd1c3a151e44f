import type { PlantView } from '@wattle/contracts/plants/views.ts'
import type { PlantDocument } from '@wattle/projections/plants/plants.ts'

export function presentPlant(plant: PlantDocument): PlantView {
  return {
    id: plant.id,
    name: plant.name,
    species: plant.species,
    locationId: plant.locationId,
    plantedDate: plant.plantedDate,
    plantingMethod: plant.plantingMethod,
    visibility: plant.visibility,
    careInstructions: plant.careInstructions,
    imageUrl: plant.imageUrl,
  }
}
