import { Refused } from '@wattle/contracts/refusals.ts'
import { productKey } from '@wattle/contracts/shed/product-names.ts'
import { get, memoizedGroupBy, values } from '../lib/persistent-map.ts'
import type { Location, NurseryPlant, Plant, Task } from './entities.ts'
import type { Garden } from './garden.ts'
import { archivedTask, archivedTasks } from './task-archive.ts'

// What deciders and presenters look up in a garden. Functions named `…In` refuse an id that it does not have.

export function locationIn(garden: Garden, id: string): Location {
  const location = get(garden.locations, id)
  if (!location) throw new Refused('location-not-found')
  return location
}

export function plantIn(garden: Garden, id: string): Plant {
  const plant = get(garden.plants, id)
  if (!plant) throw new Refused('plant-not-found')
  return plant
}

export function taskIn(garden: Garden, id: string): Task {
  const task = findTask(garden, id)
  if (!task) throw new Refused('task-not-found')
  return task
}

export function findTask({ tasks, pastTasks }: Garden, id: string): Task | undefined {
  return get(tasks, id) ?? archivedTask(pastTasks, id)
}

/** All tasks, pending or completed. */
export function allTasks({ tasks, pastTasks }: Garden): Task[] {
  return [...values(tasks), ...archivedTasks(pastTasks)]
}

export function nurseryPlantIn(garden: Garden, id: string): NurseryPlant {
  const plant = get(garden.nursery, id)
  if (!plant) throw new Refused('nursery-plant-not-found')
  return plant
}

const plantsAt = memoizedGroupBy(({ locationId }: Plant) => locationId)
const tasksFor = memoizedGroupBy(({ plantId }: Task) => plantId)

export function plantsOf(garden: Garden, locationId: string): Plant[] {
  return plantsAt(garden.plants, locationId)
}

/** All tasks of these plants, pending or completed. */
export function tasksOf({ tasks, pastTasks }: Garden, plantIds: readonly string[]): Task[] {
  const plants = new Set(plantIds)
  const past = plants.size > 0 ? archivedTasks(pastTasks) : []
  return [
    ...[...plants].flatMap((plantId) => tasksFor(tasks, plantId)),
    ...past.filter(({ plantId }) => plantId && plants.has(plantId)),
  ]
}

export function pendingTasksOf(garden: Garden, plantId: string): Task[] {
  return tasksFor(garden.tasks, plantId).filter(({ status }) => status === 'pending')
}

/** The tasks, pending or completed, that use this product under any spelling. */
export function tasksNaming(garden: Garden, productName: string): Task[] {
  const key = productKey(productName)
  return allTasks(garden).filter(({ product }) => product && productKey(product.productName) === key)
}
