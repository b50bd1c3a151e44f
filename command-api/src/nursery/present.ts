import { presentNurseryPlant } from '@wattle/contracts/nursery/present.ts'
import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { values } from '../state/by-id.ts'
import { nurseryPlantIn } from '../state/find.ts'
import type { Garden } from '../state/garden.ts'

export const presentNurseryPlantIn = (garden: Garden, nurseryPlantId: string): NurseryPlantView =>
  presentNurseryPlant(nurseryPlantIn(garden, nurseryPlantId), values(garden.locations))
