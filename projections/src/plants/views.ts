import type { PublicPlantTile } from '@wattle/contracts/community/views.ts'
import { presentPlant, type StoredPlantView } from '@wattle/contracts/plants/present.ts'
import type { TaskPlant } from '@wattle/contracts/tasks/views.ts'
import type { PlantDocument } from './document.ts'

/** The views of a plant, without the kind of drawing, which the plant guide improves with each release. */
export type PlantViews = {
  plant: StoredPlantView
  /** For the rows of the plant's tasks. */
  label: PlantLabel
  /** What visitors see; null if the plant is private. */
  tile: Omit<PublicPlantTile, 'kind'>
}

type PlantLabel = Pick<TaskPlant, 'name' | 'species' | 'imageUrl' | 'locationId'>

export const plantViews: { [Name in keyof PlantViews]: (plant: PlantDocument) => PlantViews[Name] | null } = {
  plant: presentPlant,
  label: ({ name, species, imageUrl, locationId }) => ({ name, species, imageUrl, locationId }),
  tile: (plant) => (plant.visibility === 'public' ? showTile(plant) : null),
}

export function showTile({ id, name, species, imageUrl }: PlantDocument): PlantViews['tile'] {
  return { id, name, species, imageUrl }
}
