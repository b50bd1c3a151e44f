import { recommendLocations } from '@wattle/contracts/nursery/recommend.ts'
import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import type { LocationDocument } from '@wattle/projections/locations/locations.ts'
import type { NurseryPlantDocument } from '@wattle/projections/nursery/nursery.ts'
import { showCare } from '@wattle/projections/plants/views.ts'
import { drawnKind } from '../guide/drawn-kind.ts'

export function presentNurseryPlant(
  plant: NurseryPlantDocument,
  locations: readonly LocationDocument[],
  mostLocations?: number,
): NurseryPlantView {
  return {
    id: plant.id,
    name: plant.name,
    species: plant.species,
    imageUrl: plant.imageUrl,
    ...drawnKind(plant),
    ...showCare(plant),
    needs: { sunlight: plant.needs.sunlight, soil: plant.needs.soil, moisture: plant.needs.moisture },
    nurseryName: plant.nurseryName,
    price: plant.price,
    potSize: plant.potSize,
    discoveryDate: plant.discoveryDate,
    notes: plant.notes,
    locationRecommendations: recommendLocations(plant.needs, locations, mostLocations),
  }
}
