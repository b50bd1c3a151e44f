import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { plantIn } from '../state/find.ts'
import type { Garden } from '../state/garden.ts'

export function presentPlant(garden: Garden, plantId: string): PlantView {
  const { plan: _plan, declined: _declined, ...plant } = plantIn(garden, plantId)
  return plant
}
