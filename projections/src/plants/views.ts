import type { PublicPlantTile } from '@wattle/contracts/community/views.ts'
import type { Care } from '@wattle/contracts/plants/care.ts'
import type { CareTopic } from '@wattle/contracts/plants/choices.ts'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import type { TaskPlant } from '@wattle/contracts/tasks/views.ts'
import type { PlantDocument } from './document.ts'

/** The views of a plant, without the kind of drawing, which the plant guide improves with each release. */
export type PlantViews = {
  plant: Omit<PlantView, 'kind'>
  /** For the rows of the plant's tasks. */
  label: PlantLabel
  /** What visitors see; null if the plant is private. */
  tile: Omit<PublicPlantTile, 'kind'>
}

type PlantLabel = Pick<TaskPlant, 'name' | 'species' | 'imageUrl' | 'locationId'>

export const plantViews: { [Name in keyof PlantViews]: (plant: PlantDocument) => PlantViews[Name] | null } = {
  plant: showPlant,
  label: ({ name, species, imageUrl, locationId }) => ({ name, species, imageUrl, locationId }),
  tile: (plant) => (plant.visibility === 'public' ? showTile(plant) : null),
}

export function showPlant(plant: PlantDocument): PlantViews['plant'] {
  return {
    id: plant.id,
    name: plant.name,
    species: plant.species,
    locationId: plant.locationId,
    plantedDate: plant.plantedDate,
    plantingMethod: plant.plantingMethod,
    visibility: plant.visibility,
    ...showCare(plant),
    imageUrl: plant.imageUrl,
  }
}

export function showTile({ id, name, species, imageUrl }: PlantDocument): PlantViews['tile'] {
  return { id, name, species, imageUrl }
}

export function showCare({ careInstructions, careAuthors }: Care): Care {
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
