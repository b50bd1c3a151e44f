import { presentPlant } from '@wattle/contracts/plants/present.ts'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import type { Garden } from '../state/garden.ts'
import { plantIn } from '../state/garden-lookup.ts'

export const presentPlantIn = (garden: Garden, plantId: string): PlantView =>
  presentPlant(plantIn(garden, plantId))
