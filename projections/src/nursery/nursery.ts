import type { GardenId } from '@wattle/contracts/ids.ts'
import type { NurseryPlantAdded } from '@wattle/contracts/nursery/events.ts'
import type { Care } from '@wattle/contracts/plants/care.ts'
import { change, create, remove } from '../changes.ts'
import { readModel } from '../read-model.ts'

/** A plant on the wish-list. `created` is the revision that added it; lists are in that order. */
export type NurseryPlantDocument = Omit<NurseryPlantAdded, 'type' | 'nurseryPlantId' | keyof Care> &
  Care & {
    id: string
    gardenId: GardenId
    created: number
  }

const nurseryPlantId = (event: { nurseryPlantId: string }) => event.nurseryPlantId

export const nursery = readModel<NurseryPlantDocument>('nursery', 2, {
  indexes: [['gardenId', 'created']],
  on: {
    NurseryPlantAdded: create(
      nurseryPlantId,
      ({ type: _type, nurseryPlantId: id, careAuthors = {}, ...rest }, { gardenId, revision }) => {
        return { id, gardenId, created: revision, ...rest, careAuthors }
      },
    ),
    NurseryPlantRevised: change(nurseryPlantId, (plant, { type: _type, nurseryPlantId: _id, ...revised }) => {
      const changes = revised.careInstructions ? { careAuthors: {}, ...revised } : revised
      return { ...plant, ...(changes as Partial<NurseryPlantDocument>) }
    }),
    NurseryPlantRemoved: remove((event) => [event.nurseryPlantId]),
    NurseryPlantConverted: remove((event) => (event.kept ? [] : [event.nurseryPlantId])),
  },
})
