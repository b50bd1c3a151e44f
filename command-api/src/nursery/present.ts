import { recommendLocations } from '@wattle/contracts/nursery/recommend.ts'
import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { values } from '../lib/persistent-map.ts'
import type { Garden } from '../state/garden.ts'
import { nurseryPlantIn } from '../state/garden-lookup.ts'

export function presentNurseryPlant(garden: Garden, nurseryPlantId: string): NurseryPlantView {
  const plant = nurseryPlantIn(garden, nurseryPlantId)
  return {
    id: plant.id,
    name: plant.name,
    species: plant.species,
    imageUrl: plant.imageUrl,
    careInstructions: plant.careInstructions,
    careAuthors: plant.careAuthors,
    needs: plant.needs,
    nurseryName: plant.nurseryName,
    price: plant.price,
    potSize: plant.potSize,
    discoveryDate: plant.discoveryDate,
    notes: plant.notes,
    locationRecommendations: recommendLocations(plant.needs, values(garden.locations)),
  }
}
