import type { CarePlanAccepted } from '../care-plans/events.ts'
import type { LocationCreated } from '../locations/events.ts'
import { unknownConditions } from '../locations/location.ts'
import type { NurseryPlantAdded } from '../nursery/events.ts'
import { noCareInstructions } from '../plants/care.ts'
import type { PlantCreated } from '../plants/events.ts'
import type { ProfileEvent } from '../profile/events.ts'
import type { TaskAdded } from '../tasks/events.ts'
import type { TaskFacts } from '../tasks/facts.ts'
import type { PlannedTask } from '../tasks/task.ts'
import { uuid5 } from '../uuid5.ts'

/** Derives an id from a name, so that a spec can write `idOf('rose')`. */
export const idOf = (name: string): string => uuid5('6f0e6f3a-8c1d-4f0b-9c58-2a4f6d1f7f10', name)

export const picture = '/api/images/a-picture-of-the-garden-gate-000000000000001'

/** A location whose id is derived from its name. */
export function locationCreated(name: string, changes: Partial<LocationCreated> = {}): LocationCreated {
  return {
    type: 'LocationCreated',
    locationId: idOf(name),
    name,
    description: '',
    icon: '🏡',
    iconBackground: '#e8f5e9',
    potFriendly: false,
    conditions: unknownConditions,
    ...changes,
  }
}

/** A plant whose id is derived from its name, in the location of that name. */
export function plantCreated(
  name: string,
  location: string,
  changes: Partial<PlantCreated> = {},
): PlantCreated {
  return {
    type: 'PlantCreated',
    plantId: idOf(name),
    locationId: idOf(location),
    name,
    species: 'Acacia pycnantha',
    plantedDate: '2026-01-05',
    plantingMethod: 'ground',
    visibility: 'private',
    careInstructions: noCareInstructions,
    careAuthors: {},
    imageUrl: null,
    ...changes,
  }
}

/** A plant on the wish-list whose id is derived from its name. */
export function nurseryPlantAdded(name: string, changes: Partial<NurseryPlantAdded> = {}): NurseryPlantAdded {
  return {
    type: 'NurseryPlantAdded',
    nurseryPlantId: idOf(name),
    name,
    species: 'Lavandula dentata',
    imageUrl: null,
    careInstructions: noCareInstructions,
    careAuthors: {},
    needs: { sunlight: [], soil: [], moisture: [] },
    nurseryName: '',
    price: '',
    potSize: '',
    discoveryDate: '2026-03-21',
    notes: '',
    ...changes,
  }
}

export function plannedTask(title: string, changes: Partial<PlannedTask> = {}): PlannedTask {
  return {
    taskId: idOf(title),
    plantId: null,
    title,
    description: '',
    dueDate: '2026-03-15',
    priority: 2,
    estimatedTime: null,
    isRecurring: false,
    recurringFrequency: 'annual',
    series: null,
    product: null,
    taskType: null,
    reason: null,
    ...changes,
  }
}

export const taskAdded = (title: string, changes: Partial<PlannedTask> = {}): TaskAdded => {
  return { type: 'TaskAdded', task: plannedTask(title, changes) }
}

/** A recurring task, the first of its series. */
export function recurringTask(title: string, changes: Partial<PlannedTask> = {}): PlannedTask {
  const task = plannedTask(title, { isRecurring: true, recurringFrequency: 'monthly', ...changes })
  return { ...task, series: task.series ?? { id: task.taskId, day: Number(task.dueDate.slice(8)) } }
}

/** A task as a care plan generates it, with its title as its rule. */
export function generatedTask(title: string, plant: string, changes: Partial<PlannedTask> = {}): PlannedTask {
  const reason = { text: `Because of ${title}.`, rule: title, zone: 'temperate', season: 'autumn' }
  return plannedTask(title, { plantId: idOf(plant), taskType: 'Pruning', reason, ...changes })
}

export function planAccepted(
  plant: string,
  tasks: PlannedTask[],
  changes: Partial<CarePlanAccepted> = {},
): CarePlanAccepted {
  return { type: 'CarePlanAccepted', plantId: idOf(plant), round: 1, tasks, replaced: [], ...changes }
}

export function factsOf(task: PlannedTask, changes: Partial<TaskFacts> = {}): TaskFacts {
  const { taskId, plantId, dueDate, priority } = task
  return { taskId, plantId, dueDate, priority, status: 'pending', ...changes }
}

/** A garden that may publish. */
export const completeProfile: ProfileEvent[] = [
  { type: 'DisplayNameChosen', displayName: 'Iris' },
  {
    type: 'ProfilePresented',
    about: 'A garden by the sea',
    featureImageUrl: picture,
    galleryImageUrls: [picture],
  },
]
