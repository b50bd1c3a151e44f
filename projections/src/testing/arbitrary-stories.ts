import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { type Priority, priorities } from '@wattle/contracts/tasks/choices.ts'
import type { TaskFacts } from '@wattle/contracts/tasks/facts.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import {
  locationCreated,
  nurseryPlantAdded,
  plannedTask,
  plantCreated,
} from '@wattle/contracts/testing/sample-events.ts'
import fc from 'fast-check'

type Plant = { plantId: string; locationId: string; visibility: 'private' | 'public' }
type Garden = { locations: string[]; plants: Plant[]; tasks: TaskFacts[]; nursery: string[]; count: number }
type Dice = (sides: number) => number

/** Random stories of a garden, each in an order in which the events could have happened. */
export const gardenStories: fc.Arbitrary<GardenEvent[]> = fc
  .array(fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), { maxLength: 60, size: 'max' })
  .map((steps) => {
    const garden: Garden = { locations: [], plants: [], tasks: [], nursery: [], count: 0 }
    return steps.map(([chapter = 0, ...rolls]) => {
      const dice = (sides: number) => (rolls.pop() ?? 0) % sides
      garden.count += 1
      const possible = chapters.filter((each) => each.needs(garden))
      return (possible[chapter % possible.length] as Chapter).happen(garden, dice)
    })
  })

type Chapter = { needs: (garden: Garden) => boolean; happen: (garden: Garden, dice: Dice) => GardenEvent }

const always = () => true
const aLocation = ({ locations }: Garden) => locations.length > 0
const aPlant = ({ plants }: Garden) => plants.length > 0
const aNurseryPlant = ({ nursery }: Garden) => nursery.length > 0
const aTask = ({ tasks }: Garden) => tasks.length > 0

const chapters: Chapter[] = [
  { needs: always, happen: createLocation },
  { needs: aLocation, happen: createPlant },
  { needs: aLocation, happen: createPlant },
  { needs: always, happen: addTask },
  { needs: always, happen: present },
  { needs: aPlant, happen: acceptPlan },
  { needs: aPlant, happen: move },
  { needs: aPlant, happen: changeVisibility },
  { needs: aPlant, happen: deletePlant },
  { needs: aLocation, happen: deleteLocation },
  { needs: aTask, happen: turnTask },
  { needs: aTask, happen: turnTask },
  { needs: aTask, happen: reschedule },
  { needs: aTask, happen: assign },
  { needs: aTask, happen: deleteTask },
  { needs: always, happen: addToNursery },
  { needs: aNurseryPlant, happen: reviseNursery },
  { needs: (garden) => aNurseryPlant(garden) && aPlant(garden), happen: convert },
  { needs: aTask, happen: changeShed },
]

function createLocation(garden: Garden): GardenEvent {
  const event = locationCreated(`bed ${garden.count}`)
  garden.locations.push(event.locationId)
  return event
}

function createPlant(garden: Garden, dice: Dice): GardenEvent {
  const locationId = one(garden.locations, dice)
  const visibility = dice(2) ? 'public' : 'private'
  const event = plantCreated(`plant ${garden.count}`, '', { locationId, visibility })
  garden.plants.push({ plantId: event.plantId, locationId, visibility })
  return event
}

function planned(garden: Garden, dice: Dice, plantId: string | null, name = ''): PlannedTask {
  const month = String(1 + dice(12)).padStart(2, '0')
  const priority = priorities[dice(3)] as Priority
  const product = dice(2) ? { productName: 'Seasol' } : null
  const task = plannedTask(`t${garden.count}${name}`, {
    plantId,
    dueDate: `2026-${month}-20`,
    priority,
    product,
  })
  garden.tasks.push({ taskId: task.taskId, plantId, dueDate: task.dueDate, priority, status: 'pending' })
  return task
}

function addTask(garden: Garden, dice: Dice): GardenEvent {
  return { type: 'TaskAdded', task: planned(garden, dice, garden.plants[dice(4)]?.plantId ?? null) }
}

function present(garden: Garden, dice: Dice): GardenEvent {
  const blank: GardenEvent = {
    type: 'ProfilePresented',
    about: '',
    featureImageUrl: null,
    galleryImageUrls: [],
  }
  const shown: GardenEvent = { ...blank, about: `Season ${garden.count}`, featureImageUrl: '/api/images/a' }
  const name: GardenEvent = { type: 'DisplayNameChosen', displayName: 'Iris' }
  return [blank, shown, name, { type: 'GardenListed' as const }, { type: 'GardenUnlisted' as const }][
    dice(5)
  ] as GardenEvent
}

function acceptPlan(garden: Garden, dice: Dice): GardenEvent {
  const { plantId } = one(garden.plants, dice)
  const replaced = garden.tasks.filter((task) => task.plantId === plantId && task.status === 'pending')
  garden.tasks = garden.tasks.filter((task) => !replaced.includes(task))
  const tasks = [planned(garden, dice, plantId, 'a'), planned(garden, dice, plantId, 'b')]
  return { type: 'CarePlanAccepted', plantId, round: 1, tasks, replaced }
}

function move(garden: Garden, dice: Dice): GardenEvent {
  const plant = one(garden.plants, dice)
  const from = plant.locationId
  plant.locationId = one(garden.locations, dice)
  const { plantId, locationId: to, visibility } = plant
  return { type: 'PlantMoved', plantId, from, to, visibility }
}

function changeVisibility(garden: Garden, dice: Dice): GardenEvent {
  const { locationId, visibility: was } = one(garden.plants, dice)
  const visibility = was === 'public' ? 'private' : 'public'
  const plants = garden.plants.filter((each) => each.locationId === locationId && each.visibility === was)
  for (const plant of plants) plant.visibility = visibility
  return { type: 'VisibilityChanged', plantIds: plants.map((each) => each.plantId), locationId, visibility }
}

function deletePlant(garden: Garden, dice: Dice): GardenEvent {
  const plant = one(garden.plants, dice)
  return { type: 'PlantDeleted', ...plant, tasks: drop(garden, [plant]) }
}

function deleteLocation(garden: Garden, dice: Dice): GardenEvent {
  const locationId = one(garden.locations, dice)
  garden.locations = garden.locations.filter((each) => each !== locationId)
  const plants = garden.plants.filter((each) => each.locationId === locationId)
  const plantIds = plants.map((each) => each.plantId)
  return { type: 'LocationDeleted', locationId, plantIds, tasks: drop(garden, plants) }
}

function drop(garden: Garden, plants: readonly Plant[]): TaskFacts[] {
  garden.plants = garden.plants.filter((each) => !plants.includes(each))
  const gone = garden.tasks.filter((task) => plants.some((plant) => plant.plantId === task.plantId))
  garden.tasks = garden.tasks.filter((task) => !gone.includes(task))
  return gone
}

function turnTask(garden: Garden, dice: Dice): GardenEvent {
  const task = one(garden.tasks, dice)
  const before = { ...task }
  if (task.status === 'completed') {
    task.status = 'pending'
    return { type: 'TaskReopened', task: before, revoked: null }
  }
  task.status = 'completed'
  const next = dice(2) ? planned(garden, dice, task.plantId, 'n') : null
  return { type: 'TaskCompleted', task: before, doneOn: '2026-06-01', next }
}

function reschedule(garden: Garden, dice: Dice): GardenEvent {
  const task = one(garden.tasks, dice)
  const was = { ...task }
  task.dueDate = `2027-0${1 + dice(9)}-05`
  return { type: 'TaskRescheduled', dueDate: task.dueDate, was }
}

function assign(garden: Garden, dice: Dice): GardenEvent {
  const task = one(garden.tasks, dice)
  const was = { ...task }
  task.plantId = garden.plants[dice(4)]?.plantId ?? null
  return { type: 'TaskAssigned', plantId: task.plantId, was }
}

function deleteTask(garden: Garden, dice: Dice): GardenEvent {
  const task = one(garden.tasks, dice)
  garden.tasks = garden.tasks.filter((each) => each !== task)
  return { type: 'TaskDeleted', task }
}

function addToNursery(garden: Garden): GardenEvent {
  const event = nurseryPlantAdded(`find ${garden.count}`)
  garden.nursery.push(event.nurseryPlantId)
  return event
}

function reviseNursery(garden: Garden, dice: Dice): GardenEvent {
  const nurseryPlantId = one(garden.nursery, dice)
  if (dice(2)) return { type: 'NurseryPlantRevised', nurseryPlantId, price: `$${garden.count}` }
  garden.nursery = garden.nursery.filter((each) => each !== nurseryPlantId)
  return { type: 'NurseryPlantRemoved', nurseryPlantId }
}

function convert(garden: Garden, dice: Dice): GardenEvent {
  const nurseryPlantId = one(garden.nursery, dice)
  const { plantId, locationId } = one(garden.plants, dice)
  const kept = dice(2) === 1
  if (!kept) garden.nursery = garden.nursery.filter((each) => each !== nurseryPlantId)
  return { type: 'NurseryPlantConverted', nurseryPlantId, plantId, locationId, kept }
}

function changeShed(garden: Garden, dice: Dice): GardenEvent {
  const { taskId, plantId } = one(garden.tasks, dice)
  const tasks = [{ taskId, plantId }]
  const product = { productName: 'Seasol', productLink: 'https://shop.example/' }
  const happened: GardenEvent[] = [
    { type: 'ProductRenamed', from: 'Seasol', to: `Tonic ${garden.count}`, merged: false, tasks },
    { type: 'ProductDeleted', productName: 'Seasol', tasks },
    { type: 'ProductRestored', productName: 'Seasol', tasks: [{ taskId, plantId, product }] },
  ]
  return one(happened, dice)
}

function one<T>(list: readonly T[], dice: Dice): T {
  return list[dice(list.length)] as T
}
