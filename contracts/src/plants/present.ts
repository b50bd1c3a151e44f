import type { Care } from './care.ts'
import type { CareTopic } from './choices.ts'
import type { PlantView } from './views.ts'

/** A plant as it is stored: without the kind of drawing, which the plant guide improves with each release. */
export type StoredPlantView = Omit<PlantView, 'kind'>

export function presentPlant(plant: StoredPlantView): StoredPlantView {
  return {
    id: plant.id,
    name: plant.name,
    species: plant.species,
    locationId: plant.locationId,
    plantedDate: plant.plantedDate,
    plantingMethod: plant.plantingMethod,
    visibility: plant.visibility,
    ...presentCare(plant),
    imageUrl: plant.imageUrl,
  }
}

export function presentCare({ careInstructions, careAuthors }: Care): Care {
  return { careInstructions: byTopic(careInstructions), careAuthors: byTopic(careAuthors) }
}

function byTopic<T extends { [Topic in CareTopic]?: unknown }>({
  watering,
  sunlight,
  soil,
  fertilizing,
  pruning,
}: T): Pick<T, CareTopic> {
  return { watering, sunlight, soil, fertilizing, pruning }
}
