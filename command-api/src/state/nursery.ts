import type { NurseryEvent } from '@wattle/contracts/nursery/events.ts'
import { put, remove, update } from '../lib/persistent-map.ts'
import type { NurseryPlant } from './entities.ts'
import type { Fold } from './fold.ts'

export const foldNursery = {
  NurseryPlantAdded: (garden, { type: _type, nurseryPlantId: id, careAuthors = {}, ...plant }) => {
    return { ...garden, nursery: put(garden.nursery, id, { id, ...plant, careAuthors }) }
  },
  NurseryPlantRevised: (garden, { type: _type, nurseryPlantId: id, ...revised }) => {
    const changes = revised.careInstructions ? { careAuthors: {}, ...revised } : revised
    return { ...garden, nursery: update(garden.nursery, id, changes as Partial<NurseryPlant>) }
  },
  NurseryPlantRemoved: (garden, { nurseryPlantId }) => {
    return { ...garden, nursery: remove(garden.nursery, [nurseryPlantId]) }
  },
  NurseryPlantConverted: (garden, { nurseryPlantId, kept }) => {
    return kept ? garden : { ...garden, nursery: remove(garden.nursery, [nurseryPlantId]) }
  },
} satisfies Fold<NurseryEvent>
