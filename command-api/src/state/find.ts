import { Refused } from '@wattle/contracts/refusals.ts'
import { productKey } from '@wattle/contracts/shed/product-names.ts'
import type { TaskFacts } from '@wattle/contracts/tasks/facts.ts'
import { get, grouper, values } from './by-id.ts'
import type { Garden } from './garden.ts'
import type { Location } from './locations.ts'
import type { NurseryPlant } from './nursery.ts'
import { allPast, pastTask } from './past-tasks.ts'
import type { Plant } from './plants.ts'
import type { Task } from './tasks.ts'

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
  return get(tasks, id) ?? pastTask(pastTasks, id)
}

/** All tasks, pending or completed. */
export function allTasks({ tasks, pastTasks }: Garden): Task[] {
  return [...values(tasks), ...allPast(pastTasks)]
}

export function nurseryPlantIn(garden: Garden, id: string): NurseryPlant {
  const plant = get(garden.nursery, id)
  if (!plant) throw new Refused('nursery-plant-not-found')
  return plant
}

const plantsAt = grouper(({ locationId }: Plant) => locationId)
const tasksFor = grouper(({ plantId }: Task) => plantId)

export function plantsOf(garden: Garden, locationId: string): Plant[] {
  return plantsAt(garden.plants, locationId)
}

/** All tasks of these plants, pending or completed. */
export function tasksOf({ tasks, pastTasks }: Garden, plantIds: readonly string[]): Task[] {
  const plants = new Set(plantIds)
  const past = plants.size > 0 ? allPast(pastTasks) : []
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

/** The facts about a task that an event contains when the task is removed or changed. */
export function factsOf(task: Task): TaskFacts {
  const { id: taskId, plantId, dueDate, priority, status } = task
  return { taskId, plantId, dueDate, priority, status }
}
