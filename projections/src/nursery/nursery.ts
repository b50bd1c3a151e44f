import type { GardenId } from '@wattle/contracts/ids.ts'
import type { NurseryPlantAdded } from '@wattle/contracts/nursery/events.ts'
import { change, create, remove } from '../changes.ts'
import { readModel } from '../read-model.ts'

/** A plant on the wish-list. `created` is the revision it came with: lists are in that order. */
export type NurseryPlantDocument = Omit<NurseryPlantAdded, 'type' | 'nurseryPlantId'> & {
  id: string
  gardenId: GardenId
  created: number
}

const nurseryPlantId = (event: { nurseryPlantId: string }) => event.nurseryPlantId

export const nursery = readModel<NurseryPlantDocument>('nursery', 1, {
  indexes: [['gardenId', 'created']],
  on: {
    NurseryPlantAdded: create(
      nurseryPlantId,
      ({ type: _type, nurseryPlantId: id, ...rest }, { gardenId, revision }) => {
        return { id, gardenId, created: revision, ...rest }
      },
    ),
    NurseryPlantRevised: change(nurseryPlantId, (plant, { type: _type, nurseryPlantId: _id, ...changes }) => {
      return { ...plant, ...(changes as Partial<NurseryPlantDocument>) }
    }),
    NurseryPlantRemoved: remove((event) => [event.nurseryPlantId]),
    NurseryPlantConverted: remove((event) => (event.kept ? [] : [event.nurseryPlantId])),
  },
})
