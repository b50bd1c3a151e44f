import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { factsOf, idOf, plannedTask } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { givenEvents } from '../testing/given-events.ts'
import { gardenA, happenedIn } from '../testing/happened.ts'
import { products } from './products.ts'

const seasol = { productName: 'Seasol', productLink: 'https://shop.example/seasol' }
const plantId = idOf('Rose')
const feed = plannedTask('Feed', { plantId, product: seasol })
const sweep = plannedTask('Sweep')
const use = { id: feed.taskId, gardenId: gardenA, plantId, product: seasol }
const added: GardenEvent[] = [
  { type: 'TaskAdded', task: feed },
  { type: 'TaskAdded', task: sweep },
]
const usesAfter = (...events: GardenEvent[]) => givenEvents(products, happenedIn(gardenA, events))
const using = (task: typeof feed) => ({ taskId: task.taskId, plantId: task.plantId })

test('a task is in the shed once it names a product, whichever event brings it', () => {
  expect(usesAfter(...added)).toEqual({ [feed.taskId]: use })
  const next = plannedTask('Next', { plantId, product: { productName: 'Compost' } })
  const mulch = plannedTask('Mulch', { plantId, product: { productName: 'Straw' } })
  expect(
    usesAfter(
      ...added,
      { type: 'TaskCompleted', task: factsOf(sweep), doneOn: '2026-03-16', next },
      { type: 'CarePlanAccepted', plantId, round: 2, tasks: [mulch], replaced: [factsOf(feed)] },
    ),
  ).toEqual({
    [next.taskId]: { id: next.taskId, gardenId: gardenA, plantId, product: { productName: 'Compost' } },
    [mulch.taskId]: { id: mulch.taskId, gardenId: gardenA, plantId, product: { productName: 'Straw' } },
  })
})

test('an edit gives a task a product, leaves its product or removes it', () => {
  const reworded = { type: 'TaskReworded', taskId: sweep.taskId, plantId } as const
  const broom = { productName: 'Broom' }
  const given: GardenEvent = { ...reworded, product: broom }
  const ofSweep = { id: sweep.taskId, gardenId: gardenA, plantId, product: broom }
  expect(usesAfter(...added, given)[sweep.taskId]).toEqual(ofSweep)
  expect(usesAfter(...added, given, { ...reworded, title: 'Sweep up' })[sweep.taskId]).toEqual(ofSweep)
  expect(usesAfter(...added, given, { ...reworded, product: null })[sweep.taskId]).toBeUndefined()
})

test('a task that moves to another plant takes its product along', () => {
  const lily = idOf('Lily')
  const assigned: GardenEvent = { type: 'TaskAssigned', plantId: lily, was: factsOf(feed) }
  expect(usesAfter(...added, assigned)).toEqual({ [feed.taskId]: { ...use, plantId: lily } })
})

test('a product that is renamed keeps its link', () => {
  const renamed: GardenEvent = {
    type: 'ProductRenamed',
    from: 'Seasol',
    to: 'Seaweed tonic',
    merged: false,
    tasks: [using(feed)],
  }
  const product = { ...seasol, productName: 'Seaweed tonic' }
  expect(usesAfter(...added, renamed)).toEqual({ [feed.taskId]: { ...use, product } })
})

test('a deleted product can be restored', () => {
  const deleted: GardenEvent = { type: 'ProductDeleted', productName: 'Seasol', tasks: [using(feed)] }
  const restored: GardenEvent = {
    type: 'ProductRestored',
    productName: 'Seasol',
    tasks: [{ ...using(feed), product: seasol }],
  }
  expect(usesAfter(...added, deleted)).toEqual({})
  expect(usesAfter(...added, deleted, restored)).toEqual({ [feed.taskId]: use })
})

test('a product use is gone with its task, its plant or its location', () => {
  const tasks = [factsOf(feed)]
  const locationId = idOf('Bed')
  expect(usesAfter(...added, { type: 'TaskDeleted', task: factsOf(feed) })).toEqual({})
  expect(
    usesAfter(...added, { type: 'PlantDeleted', plantId, locationId, visibility: 'private', tasks }),
  ).toEqual({})
  expect(usesAfter(...added, { type: 'LocationDeleted', locationId, plantIds: [plantId], tasks })).toEqual({})
  const completed: GardenEvent = {
    type: 'TaskCompleted',
    task: factsOf(sweep),
    doneOn: '2026-03-16',
    next: plannedTask('Next', { product: seasol }),
  }
  const reopened: GardenEvent = {
    type: 'TaskReopened',
    task: { ...factsOf(sweep), status: 'completed' },
    revoked: factsOf(plannedTask('Next')),
  }
  expect(usesAfter(...added, completed, reopened)).toEqual({ [feed.taskId]: use })
})
