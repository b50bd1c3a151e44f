import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { type Priority, priorities } from '@wattle/contracts/tasks/choices.ts'
import type { TaskFacts } from '@wattle/contracts/tasks/facts.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import fc from 'fast-check'
import { locationCreated, plannedTask, plantCreated } from './sample-events.ts'

type Plant = { plantId: string; locationId: string; visibility: 'private' | 'public' }
type Told = { locations: string[]; plants: Plant[]; tasks: TaskFacts[]; count: number }
type Dice = (sides: number) => number

/** What could have happened in a garden, in an order in which it could have happened. */
export const gardenStories: fc.Arbitrary<GardenEvent[]> = fc
  .array(fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), { maxLength: 60, size: 'max' })
  .map((steps) => {
    const told: Told = { locations: [], plants: [], tasks: [], count: 0 }
    return steps.map(([chapter = 0, ...rolls]) => {
      const dice = (sides: number) => (rolls.pop() ?? 0) % sides
      told.count += 1
      const possible = chapters.filter((each) => each.needs(told))
      return (possible[chapter % possible.length] as Chapter).tell(told, dice)
    })
  })

type Chapter = { needs: (told: Told) => boolean; tell: (told: Told, dice: Dice) => GardenEvent }

const always = () => true
const aLocation = ({ locations }: Told) => locations.length > 0
const aPlant = ({ plants }: Told) => plants.length > 0
const aTask = ({ tasks }: Told) => tasks.length > 0

const chapters: Chapter[] = [
  { needs: always, tell: createLocation },
  { needs: aLocation, tell: createPlant },
  { needs: aLocation, tell: createPlant },
  { needs: always, tell: addTask },
  { needs: always, tell: present },
  { needs: aPlant, tell: acceptPlan },
  { needs: aPlant, tell: move },
  { needs: aPlant, tell: changeVisibility },
  { needs: aPlant, tell: deletePlant },
  { needs: aLocation, tell: deleteLocation },
  { needs: aTask, tell: turnTask },
  { needs: aTask, tell: turnTask },
  { needs: aTask, tell: reschedule },
]

function createLocation(told: Told): GardenEvent {
  const event = locationCreated(`bed ${told.count}`)
  told.locations.push(event.locationId)
  return event
}

function createPlant(told: Told, dice: Dice): GardenEvent {
  const locationId = one(told.locations, dice)
  const visibility = dice(2) ? 'public' : 'private'
  const event = plantCreated(`plant ${told.count}`, '', { locationId, visibility })
  told.plants.push({ plantId: event.plantId, locationId, visibility })
  return event
}

function planned(told: Told, dice: Dice, plantId: string | null, name = ''): PlannedTask {
  const month = String(1 + dice(12)).padStart(2, '0')
  const priority = priorities[dice(3)] as Priority
  const task = plannedTask(`t${told.count}${name}`, { plantId, dueDate: `2026-${month}-20`, priority })
  told.tasks.push({ taskId: task.taskId, plantId, dueDate: task.dueDate, priority, status: 'pending' })
  return task
}

function addTask(told: Told, dice: Dice): GardenEvent {
  return { type: 'TaskAdded', task: planned(told, dice, told.plants[dice(4)]?.plantId ?? null) }
}

function present(told: Told, dice: Dice): GardenEvent {
  const blank: GardenEvent = {
    type: 'ProfilePresented',
    about: '',
    featureImageUrl: null,
    galleryImageUrls: [],
  }
  const shown: GardenEvent = { ...blank, about: `Season ${told.count}`, featureImageUrl: '/api/images/a' }
  const name: GardenEvent = { type: 'DisplayNameChosen', displayName: 'Iris' }
  return [blank, shown, name, { type: 'GardenListed' as const }, { type: 'GardenUnlisted' as const }][
    dice(5)
  ] as GardenEvent
}

function acceptPlan(told: Told, dice: Dice): GardenEvent {
  const { plantId } = one(told.plants, dice)
  const replaced = told.tasks.filter((task) => task.plantId === plantId && task.status === 'pending')
  told.tasks = told.tasks.filter((task) => !replaced.includes(task))
  const tasks = [planned(told, dice, plantId, 'a'), planned(told, dice, plantId, 'b')]
  return { type: 'CarePlanAccepted', plantId, round: 1, tasks, replaced }
}

function move(told: Told, dice: Dice): GardenEvent {
  const plant = one(told.plants, dice)
  const from = plant.locationId
  plant.locationId = one(told.locations, dice)
  const { plantId, locationId: to, visibility } = plant
  return { type: 'PlantMoved', plantId, from, to, visibility }
}

function changeVisibility(told: Told, dice: Dice): GardenEvent {
  const { locationId, visibility: was } = one(told.plants, dice)
  const visibility = was === 'public' ? 'private' : 'public'
  const plants = told.plants.filter((each) => each.locationId === locationId && each.visibility === was)
  for (const plant of plants) plant.visibility = visibility
  return { type: 'VisibilityChanged', plantIds: plants.map((each) => each.plantId), locationId, visibility }
}

function deletePlant(told: Told, dice: Dice): GardenEvent {
  const plant = one(told.plants, dice)
  return { type: 'PlantDeleted', ...plant, tasks: drop(told, [plant]) }
}

function deleteLocation(told: Told, dice: Dice): GardenEvent {
  const locationId = one(told.locations, dice)
  told.locations = told.locations.filter((each) => each !== locationId)
  const plants = told.plants.filter((each) => each.locationId === locationId)
  const plantIds = plants.map((each) => each.plantId)
  return { type: 'LocationDeleted', locationId, plantIds, tasks: drop(told, plants) }
}

function drop(told: Told, plants: readonly Plant[]): TaskFacts[] {
  told.plants = told.plants.filter((each) => !plants.includes(each))
  const gone = told.tasks.filter((task) => plants.some((plant) => plant.plantId === task.plantId))
  told.tasks = told.tasks.filter((task) => !gone.includes(task))
  return gone
}

function turnTask(told: Told, dice: Dice): GardenEvent {
  const task = one(told.tasks, dice)
  const before = { ...task }
  if (task.status === 'completed') {
    task.status = 'pending'
    return { type: 'TaskReopened', task: before, revoked: null }
  }
  task.status = 'completed'
  const next = dice(2) ? planned(told, dice, task.plantId, 'n') : null
  return { type: 'TaskCompleted', task: before, doneOn: '2026-06-01', next }
}

function reschedule(told: Told, dice: Dice): GardenEvent {
  const task = one(told.tasks, dice)
  const was = { ...task }
  task.dueDate = `2027-0${1 + dice(9)}-05`
  return { type: 'TaskRescheduled', dueDate: task.dueDate, was }
}

function one<T>(list: readonly T[], dice: Dice): T {
  return list[dice(list.length)] as T
}
