import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { unknownConditions } from '@wattle/contracts/locations/location.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import { priorities } from '@wattle/contracts/tasks/choices.ts'
import type { TaskFacts } from '@wattle/contracts/tasks/facts.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { type Dice, dice } from '@wattle/standalone/demo/dice.ts'

type StoryOptions = {
  seed: number
  /** The display name of the garden, which is listed. */
  displayName: string
  locations?: number
  plants?: number
}

type Plant = { plantId: string; locationId: string }

const picture = '/api/images/bench-picture-of-a-garden'
const tasksOfPlan = 8
const water = 'Water deeply in the morning, then let the top few centimetres of the soil dry out.'

/**
 * An endless story of a garden: it is laid out and listed, and its plants get a year of care each. After that, mostly
 * tasks are completed; some are added, rescheduled or reworded, and now and then a plant moves.
 */
export function* gardenStory(options: StoryOptions): Generator<GardenEvent, never> {
  const chance = dice(options.seed)
  const locations = Array.from({ length: options.locations ?? 4 }, () => chance.uuid())
  const plants: Plant[] = []
  const pending: PlannedTask[] = []

  for (const locationId of locations) yield locationCreated(locationId)
  yield { type: 'DisplayNameChosen', displayName: options.displayName }
  yield { type: 'ProfilePresented', about: water, featureImageUrl: picture, galleryImageUrls: [picture] }
  yield { type: 'GardenListed' }
  yield { type: 'GardenPlaced', state: 'Victoria', postcode: '3065', city: 'Fitzroy' }
  for (let made = 0; made < (options.plants ?? 20); made++) {
    const plant = { plantId: chance.uuid(), locationId: chance.pick(locations) }
    plants.push(plant)
    yield plantCreated(plant, chance.roll(3) === 0 ? 'private' : 'public')
    const tasks = Array.from({ length: tasksOfPlan }, () => planned(chance, plant.plantId))
    pending.push(...tasks)
    yield { type: 'CarePlanAccepted', plantId: plant.plantId, round: 1, tasks, replaced: [] }
  }

  for (;;) {
    const turn = chance.roll(20)
    const index = chance.roll(Math.max(1, pending.length))
    const task = pending[index]
    if (turn < 5 || !task || pending.length < 20) {
      const added = planned(chance, chance.pick(plants).plantId)
      pending.push(added)
      yield { type: 'TaskAdded', task: added }
    } else if (turn < 14) {
      const next = task.isRecurring ? planned(chance, task.plantId) : null
      pending.splice(index, 1, ...(next ? [next] : []))
      yield { type: 'TaskCompleted', task: facts(task), doneOn: task.dueDate, next }
    } else if (turn < 17) {
      const was = facts(task)
      task.dueDate = day(chance)
      yield { type: 'TaskRescheduled', dueDate: task.dueDate, was }
    } else if (turn < 18) {
      yield { type: 'TaskReworded', taskId: task.taskId, plantId: task.plantId, description: water }
    } else if (turn < 19) {
      pending.splice(index, 1)
      yield { type: 'TaskDeleted', task: facts(task) }
    } else {
      const plant = chance.pick(plants)
      const from = plant.locationId
      plant.locationId = chance.pick(locations)
      yield { type: 'PlantMoved', plantId: plant.plantId, from, to: plant.locationId, visibility: 'public' }
    }
  }
}

function locationCreated(locationId: string): GardenEvent {
  return {
    type: 'LocationCreated',
    locationId,
    name: `Bed ${locationId.slice(0, 4)}`,
    description: 'Along the fence, behind the shed.',
    icon: '🏡',
    iconBackground: '#e8f5e9',
    potFriendly: false,
    conditions: unknownConditions,
  }
}

function plantCreated(plant: Plant, visibility: 'private' | 'public'): GardenEvent {
  return {
    type: 'PlantCreated',
    ...plant,
    name: `Wattle ${plant.plantId.slice(0, 4)}`,
    species: 'Acacia pycnantha',
    plantedDate: '2025-09-01',
    plantingMethod: 'ground',
    visibility,
    careInstructions: { ...noCareInstructions, watering: water },
    imageUrl: picture,
  }
}

function planned(chance: Dice, plantId: string | null): PlannedTask {
  return {
    taskId: chance.uuid(),
    plantId,
    title: 'Feed with a native fertiliser',
    description: water,
    dueDate: day(chance),
    priority: chance.pick(priorities),
    estimatedTime: 15,
    isRecurring: chance.roll(3) > 0,
    recurringFrequency: 'quarterly',
    series: null,
    product: { productName: 'Native fertiliser' },
    taskType: 'Fertilising',
    reason: { text: water, rule: 'feed-natives', zone: 'cool temperate', season: 'spring' },
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const day = (chance: Dice) => `2026-${twoDigits(1 + chance.roll(12))}-${twoDigits(1 + chance.roll(28))}`
const facts = ({ taskId, plantId, dueDate, priority }: PlannedTask): TaskFacts => {
  return { taskId, plantId, dueDate, priority, status: 'pending' }
}
