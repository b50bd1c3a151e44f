import { presentNurseryPlant } from '@wattle/contracts/nursery/present.ts'
import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { values } from '../lib/persistent-map.ts'
import type { Garden } from '../state/garden.ts'
import { nurseryPlantIn } from '../state/garden-lookup.ts'

export const presentNurseryPlantIn = (garden: Garden, nurseryPlantId: string): NurseryPlantView =>
  presentNurseryPlant(nurseryPlantIn(garden, nurseryPlantId), values(garden.locations))
