import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import {
  factsOf,
  idOf,
  locationCreated,
  nurseryPlantAdded,
  plannedTask,
  plantCreated,
} from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { givenEvents } from '../testing/given-events.ts'
import { gardenA, happenedIn } from '../testing/happened.ts'
import { dashboard } from './dashboard.ts'

const nothingElse = { state: null, nurseryPlants: 0 }
const prune = plannedTask('Prune', { priority: 1 })
const feed = plannedTask('Feed', { priority: 3 })
const addedBoth = [
  { type: 'TaskAdded', task: prune },
  { type: 'TaskAdded', task: feed },
] as const

const after = (...events: Parameters<typeof happenedIn>[1]) =>
  givenEvents(dashboard, happenedIn(gardenA, events)).garden
const monthsAfter = (...events: Parameters<typeof happenedIn>[1]) => after(...addedBoth, ...events)?.months

test('tasks are counted in the month they are due, and pending tasks by priority', () => {
  expect(after(...addedBoth)).toEqual({
    gardenId: gardenA,
    months: { '2026-03': { total: 2, pending: { high: 1, medium: 0, low: 1 } } },
    locations: [],
    ...nothingElse,
  })
})

test('a completed task still counts in its month, and its next turn in its own', () => {
  const next = plannedTask('Next', { dueDate: '2027-03-15', priority: 1 })
  const completed: GardenEvent = { type: 'TaskCompleted', task: factsOf(prune), doneOn: '2026-04-02', next }
  const reopened: GardenEvent = {
    type: 'TaskReopened',
    task: { ...factsOf(prune), status: 'completed' },
    revoked: factsOf(next),
  }
  expect(monthsAfter(completed)).toEqual({
    '2026-03': { total: 2, pending: { high: 0, medium: 0, low: 1 } },
    '2027-03': { total: 1, pending: { high: 1, medium: 0, low: 0 } },
  })
  expect(monthsAfter(completed, reopened)).toEqual({
    '2026-03': { total: 2, pending: { high: 1, medium: 0, low: 1 } },
  })
})

test('a rescheduled or reprioritised task is counted under its new date or priority, done or not', () => {
  expect(monthsAfter({ type: 'TaskRescheduled', dueDate: '2026-05-01', was: factsOf(prune) })).toEqual({
    '2026-03': { total: 1, pending: { high: 0, medium: 0, low: 1 } },
    '2026-05': { total: 1, pending: { high: 1, medium: 0, low: 0 } },
  })
  expect(monthsAfter({ type: 'TaskReprioritised', priority: 2, was: factsOf(feed) })).toEqual({
    '2026-03': { total: 2, pending: { high: 1, medium: 1, low: 0 } },
  })
  const done = { ...factsOf(prune), status: 'completed' } as const
  expect(
    monthsAfter(
      { type: 'TaskCompleted', task: factsOf(prune), doneOn: '2026-03-01', next: null },
      { type: 'TaskRescheduled', dueDate: '2026-05-01', was: done },
    ),
  ).toEqual({
    '2026-03': { total: 1, pending: { high: 0, medium: 0, low: 1 } },
    '2026-05': { total: 1, pending: { high: 0, medium: 0, low: 0 } },
  })
})

test('a month whose last task is gone is removed', () => {
  expect(monthsAfter({ type: 'TaskDeleted', task: factsOf(prune) })).toEqual({
    '2026-03': { total: 1, pending: { high: 0, medium: 0, low: 1 } },
  })
  expect(
    monthsAfter({
      type: 'CarePlanAccepted',
      plantId: idOf('Rose'),
      round: 1,
      tasks: [plannedTask('Mulch', { dueDate: '2026-06-01' })],
      replaced: [factsOf(prune), factsOf(feed)],
    }),
  ).toEqual({ '2026-06': { total: 1, pending: { high: 0, medium: 1, low: 0 } } })
})

test("plants are counted per location, under the location's current name", () => {
  const bed = idOf('Bed')
  expect(
    after(
      locationCreated('Bed'),
      locationCreated('Balcony'),
      locationCreated('Shed'),
      plantCreated('Rose', 'Bed'),
      plantCreated('Fern', 'Bed'),
      plantCreated('Ivy', 'Shed'),
      { type: 'TaskAdded', task: prune },
      { type: 'PlantMoved', plantId: idOf('Rose'), from: bed, to: idOf('Balcony'), visibility: 'private' },
      {
        type: 'PlantDeleted',
        plantId: idOf('Fern'),
        locationId: bed,
        visibility: 'private',
        tasks: [factsOf(prune)],
      },
      { type: 'LocationRenamed', locationId: bed, name: 'Rose bed', was: 'Bed' },
      { type: 'LocationDeleted', locationId: idOf('Shed'), plantIds: [idOf('Ivy')], tasks: [] },
    ),
  ).toEqual({
    gardenId: gardenA,
    months: {},
    locations: [
      { id: bed, name: 'Rose bed', count: 0 },
      { id: idOf('Balcony'), name: 'Balcony', count: 1 },
    ],
    ...nothingElse,
  })
})

test('nursery plants are counted; a planted one counts on only if the gardener keeps it on the list', () => {
  const lavender = idOf('Lavender')
  const bedOf = (kept: boolean): GardenEvent => ({
    type: 'NurseryPlantConverted',
    nurseryPlantId: lavender,
    plantId: idOf('Lavender plant'),
    locationId: idOf('Bed'),
    kept,
  })
  const onTheList = [nurseryPlantAdded('Lavender'), nurseryPlantAdded('Kangaroo paw')]
  expect(after(...onTheList)?.nurseryPlants).toBe(2)
  expect(after(...onTheList, bedOf(true))?.nurseryPlants).toBe(2)
  expect(after(...onTheList, bedOf(false))?.nurseryPlants).toBe(1)
  expect(after(...onTheList, { type: 'NurseryPlantRemoved', nurseryPlantId: lavender })?.nurseryPlants).toBe(
    1,
  )
})

test("the dashboard knows the garden's state until the gardener clears it", () => {
  const placed: GardenEvent = { type: 'GardenPlaced', state: 'Tasmania' }
  expect(after(placed)?.state).toBe('Tasmania')
  expect(after(placed, { type: 'GardenPlaced', city: 'Hobart' })?.state).toBe('Tasmania')
  expect(after(placed, { type: 'GardenPlaced', state: null })?.state).toBeNull()
})
