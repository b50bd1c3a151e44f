import type { PlantEvent } from '@wattle/contracts/plants/events.ts'
import { put, remove, update } from '../lib/persistent-map.ts'
import type { Plant } from './entities.ts'
import type { Fold } from './fold.ts'
import type { Garden } from './garden.ts'
import { withoutTasks } from './tasks.ts'

export const foldPlants = {
  PlantCreated: (garden, { type: _type, plantId: id, careAuthors = {}, ...rest }) => {
    const plan = { round: 1, status: 'open', replacing: false } as const
    return { ...garden, plants: put(garden.plants, id, { id, ...rest, careAuthors, plan, declined: [] }) }
  },
  PlantRenamed: (garden, { plantId, name, species }) => changed(garden, plantId, { name, species }),
  PlantPhotographed: (garden, { plantId, imageUrl }) => changed(garden, plantId, { imageUrl }),
  PlantingCorrected: (garden, { plantId, plantedDate, plantingMethod }) =>
    changed(garden, plantId, { plantedDate, plantingMethod }),
  CareInstructionsRevised: (garden, { plantId, careInstructions, careAuthors = {} }) =>
    changed(garden, plantId, { careInstructions, careAuthors }),
  PlantMoved: (garden, { plantId, to }) => changed(garden, plantId, { locationId: to }),
  VisibilityChanged: (garden, { plantIds, visibility }) => {
    return {
      ...garden,
      plants: plantIds.reduce((plants, id) => update(plants, id, { visibility }), garden.plants),
    }
  },
  PlantDeleted: (garden, { plantId, tasks }) => {
    return { ...withoutTasks(garden, tasks), plants: remove(garden.plants, [plantId]) }
  },
} satisfies Fold<PlantEvent>

function changed(garden: Garden, id: string, changes: Partial<Plant>): Garden {
  return { ...garden, plants: update(garden.plants, id, changes) }
}
