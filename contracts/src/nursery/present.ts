import { presentCare } from '../plants/present.ts'
import { type Place, recommendLocations } from './recommend.ts'
import type { NurseryPlantView } from './views.ts'

/** A plant of the nursery list, without the kind of drawing, and the `mostLocations` that suit it best. */
export function presentNurseryPlant(
  plant: Omit<NurseryPlantView, 'kind' | 'locationRecommendations'>,
  locations: readonly Place[],
  mostLocations?: number,
): Omit<NurseryPlantView, 'kind'> {
  return {
    id: plant.id,
    name: plant.name,
    species: plant.species,
    imageUrl: plant.imageUrl,
    ...presentCare(plant),
    needs: { sunlight: plant.needs.sunlight, soil: plant.needs.soil, moisture: plant.needs.moisture },
    nurseryName: plant.nurseryName,
    price: plant.price,
    potSize: plant.potSize,
    discoveryDate: plant.discoveryDate,
    notes: plant.notes,
    locationRecommendations: recommendLocations(plant.needs, locations, mostLocations),
  }
}
