import type { GardenId } from '@wattle/contracts/ids.ts'
import type { PlantWithLocation } from '@wattle/contracts/plants/views.ts'
import type { PlantDocument } from '@wattle/projections/plants/document.ts'
import { keyOf } from '@wattle/projections/read-model.ts'
import type { Collections } from '../collections.ts'
import { presentWithLocation } from './present.ts'

export async function withLocations(
  { locations }: Collections,
  gardenId: GardenId,
  plants: readonly PlantDocument[],
): Promise<PlantWithLocation[]> {
  const locationIds = new Set(plants.map(({ locationId }) => locationId))
  const found = await locations.load([...locationIds].map((id) => keyOf(gardenId, id)))
  return plants.map((plant) =>
    presentWithLocation(plant, found.get(keyOf(gardenId, plant.locationId))?.document ?? null),
  )
}
