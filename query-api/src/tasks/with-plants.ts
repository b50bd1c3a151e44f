import type { GardenId } from '@wattle/contracts/ids.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { keyOf } from '@wattle/projections/read-model.ts'
import type { TaskDocument } from '@wattle/projections/tasks/tasks.ts'
import type { Collections } from '../collections.ts'
import { presentTask, presentTaskPlant } from './present.ts'

/** The tasks as they are shown, each with its plant and its location. */
export async function withPlants(
  { plants, locations }: Collections,
  gardenId: GardenId,
  tasks: readonly TaskDocument[],
): Promise<TaskWithPlant[]> {
  const plantIds = new Set(tasks.flatMap(({ plantId }) => plantId ?? []))
  const foundPlants = await plants.load([...plantIds].map((id) => keyOf(gardenId, id)))
  const locationIds = new Set([...foundPlants.values()].flatMap(({ document }) => document?.locationId ?? []))
  const foundLocations = await locations.load([...locationIds].map((id) => keyOf(gardenId, id)))

  return tasks.map((task) => {
    const plant = task.plantId && foundPlants.get(keyOf(gardenId, task.plantId))?.document
    if (!plant) return { ...presentTask(task), plant: null }
    const location = foundLocations.get(keyOf(gardenId, plant.locationId))?.document ?? null
    return { ...presentTask(task), plant: presentTaskPlant(plant, location) }
  })
}
