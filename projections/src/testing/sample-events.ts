import type { LocationCreated } from '@wattle/contracts/locations/events.ts'
import { unknownConditions } from '@wattle/contracts/locations/location.ts'
import type { NurseryPlantAdded } from '@wattle/contracts/nursery/events.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import type { PlantCreated } from '@wattle/contracts/plants/events.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { idOf } from './happened.ts'

/** A location whose id is made from its name. */
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

/** A plant whose id is made from its name, in the location of that name. */
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
    plantedDate: '2026-01-01',
    plantingMethod: 'ground',
    visibility: 'private',
    careInstructions: noCareInstructions,
    imageUrl: null,
    ...changes,
  }
}

/** A plant on the wish-list whose id is made from its name. */
export function nurseryPlantAdded(name: string, changes: Partial<NurseryPlantAdded> = {}): NurseryPlantAdded {
  return {
    type: 'NurseryPlantAdded',
    nurseryPlantId: idOf(name),
    name,
    species: 'Lavandula dentata',
    imageUrl: '/api/images/a-picture-of-the-garden-gate-000000000000001',
    careInstructions: noCareInstructions,
    needs: { sunlight: ['Full sun all day'], soil: ['loam', 'sandy'], moisture: ['dry', 'medium'] },
    nurseryName: 'Marrickville Garden Market',
    price: '$12.99',
    potSize: '200mm',
    discoveryDate: '2026-01-08',
    notes: 'For the edge of the path',
    ...changes,
  }
}

/** A task whose id is made from its title. */
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

/** The facts an event carries about a pending task that is removed or changed. */
export function factsOf({ taskId, plantId, dueDate, priority }: PlannedTask) {
  return { taskId, plantId, dueDate, priority, status: 'pending' as const }
}
