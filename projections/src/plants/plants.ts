import type { Happened } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { PlantCreated } from '@wattle/contracts/plants/events.ts'
import type { PlanView } from '@wattle/contracts/plants/views.ts'
import type { ReadModel } from '../read-model.ts'

/** A plant with its care plan's progress. `created` is the revision that created it; lists are in that order. */
export type PlantDocument = Omit<PlantCreated, 'type' | 'plantId'> & {
  id: string
  gardenId: GardenId
  created: number
  plan: PlanView
}

export const plants: ReadModel<PlantDocument> = {
  name: 'plants',
  version: 1,
  indexes: [
    ['gardenId', 'created'],
    ['gardenId', 'locationId', 'created'],
  ],

  route({ event }) {
    switch (event.type) {
      case 'PlantCreated':
      case 'PlantRenamed':
      case 'PlantPhotographed':
      case 'PlantingCorrected':
      case 'CareInstructionsRevised':
      case 'PlantMoved':
      case 'PlantDeleted':
      case 'CarePlanRequested':
      case 'CarePlanAccepted':
      case 'CarePlanFailed':
        return [event.plantId]
      case 'VisibilityChanged':
      case 'LocationDeleted':
        return event.plantIds
      default:
        return []
    }
  },

  evolve(plant, happened) {
    if (happened.event.type === 'PlantCreated') return created(happened.event, happened)
    return plant && changed(plant, happened)
  },
}

function created({ type: _type, plantId, ...rest }: PlantCreated, happened: Happened): PlantDocument {
  const { gardenId, revision, metadata } = happened
  // Seeded and imported plants start no care plan, so nobody should wait for one.
  const status = metadata.actor === 'gardener' ? 'generating' : 'none'
  return { id: plantId, gardenId, created: revision, ...rest, plan: { status } }
}

function changed(plant: PlantDocument, { event }: Happened): PlantDocument | null {
  switch (event.type) {
    case 'PlantRenamed':
      return { ...plant, name: event.name, species: event.species }
    case 'PlantPhotographed':
      return { ...plant, imageUrl: event.imageUrl }
    case 'PlantingCorrected':
      return { ...plant, plantedDate: event.plantedDate, plantingMethod: event.plantingMethod }
    case 'CareInstructionsRevised':
      return { ...plant, careInstructions: event.careInstructions }
    case 'PlantMoved':
      return { ...plant, locationId: event.to }
    case 'VisibilityChanged':
      return { ...plant, visibility: event.visibility }
    case 'CarePlanRequested':
      return { ...plant, plan: { status: 'generating' } }
    case 'CarePlanAccepted':
      return { ...plant, plan: event.note ? { status: 'ready', reason: event.note } : { status: 'ready' } }
    case 'CarePlanFailed':
      return { ...plant, plan: { status: 'failed', reason: event.reason } }
    case 'PlantDeleted':
    case 'LocationDeleted':
      return null
    default:
      return plant
  }
}
