import type { CarePlanView } from '@wattle/contracts/care-plans/views.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Care } from '@wattle/contracts/plants/care.ts'
import type { PlantCreated } from '@wattle/contracts/plants/events.ts'
import { change, create, each, remove } from '../changes.ts'
import { readModel } from '../read-model.ts'

/** A plant with its care plan's progress. `created` is the revision that created it; lists are in that order. */
export type PlantDocument = Omit<PlantCreated, 'type' | 'plantId' | keyof Care> &
  Care & {
    id: string
    gardenId: GardenId
    created: number
    plan: CarePlanView
  }

const plantId = (event: { plantId: string }) => event.plantId

export const plants = readModel<PlantDocument>('plants', 2, {
  indexes: [
    ['gardenId', 'created'],
    ['gardenId', 'locationId', 'created'],
  ],
  on: {
    PlantCreated: create(
      plantId,
      ({ type: _type, plantId: id, careAuthors = {}, ...rest }, { gardenId, revision, metadata }) => {
        // Seeded and imported plants start no care plan, so nobody should wait for one.
        const status = metadata.actor === 'gardener' ? 'generating' : 'none'
        return { id, gardenId, created: revision, ...rest, careAuthors, plan: { status } }
      },
    ),
    PlantRenamed: change(plantId, (plant, { name, species }) => ({ ...plant, name, species })),
    PlantPhotographed: change(plantId, (plant, { imageUrl }) => ({ ...plant, imageUrl })),
    PlantingCorrected: change(plantId, (plant, { plantedDate, plantingMethod }) => {
      return { ...plant, plantedDate, plantingMethod }
    }),
    CareInstructionsRevised: change(plantId, (plant, { careInstructions, careAuthors = {} }) => {
      return { ...plant, careInstructions, careAuthors }
    }),
    PlantMoved: change(plantId, (plant, { to }) => ({ ...plant, locationId: to })),
    VisibilityChanged: each(
      ({ plantIds }) => plantIds,
      (plant, { visibility }) => ({ ...plant, visibility }),
    ),
    CarePlanRequested: change(plantId, (plant) => ({ ...plant, plan: { status: 'generating' } })),
    CarePlanAccepted: change(plantId, (plant, { note }) => {
      return { ...plant, plan: note ? { status: 'ready', reason: note } : { status: 'ready' } }
    }),
    CarePlanFailed: change(plantId, (plant, { reason }) => ({
      ...plant,
      plan: { status: 'failed', reason },
    })),
    PlantDeleted: remove((event) => [event.plantId]),
    LocationDeleted: remove(({ plantIds }) => plantIds),
  },
})
