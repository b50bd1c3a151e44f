import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { factsOf, idOf, plannedTask } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { givenEvents } from '../testing/given-events.ts'
import { gardenA, happenedIn, instantOf } from '../testing/happened.ts'
import { tasks } from './tasks.ts'

const prune = plannedTask('Prune', { plantId: idOf('Rose') })
const document = {
  id: idOf('Prune'),
  gardenId: gardenA,
  plantId: idOf('Rose'),
  title: 'Prune',
  description: '',
  dueDate: '2026-03-15',
  month: '2026-03',
  priority: 2,
  status: 'pending',
  completedOn: null,
  estimatedTime: null,
  isRecurring: false,
  recurringFrequency: 'annual',
  recurringUntil: null,
  product: null,
  reason: null,
  isAutomated: false,
  createdAt: instantOf(0),
  updatedAt: instantOf(0),
}
const added: GardenEvent = { type: 'TaskAdded', task: prune }
const documentsAfter = (...events: Parameters<typeof happenedIn>[1]) =>
  givenEvents(tasks, happenedIn(gardenA, events))

test('a task that was added is pending', () => {
  expect(documentsAfter(added)).toEqual({ [prune.taskId]: document })
})

test('every change to a task is in its document', () => {
  expect(
    documentsAfter(
      added,
      { type: 'TaskRescheduled', dueDate: '2026-04-01', was: factsOf(prune) },
      { type: 'TaskReprioritised', priority: 1, was: { ...factsOf(prune), dueDate: '2026-04-01' } },
      { type: 'TaskAssigned', plantId: null, was: factsOf(prune) },
      {
        type: 'TaskReworded',
        taskId: prune.taskId,
        plantId: null,
        title: 'Prune hard',
        estimatedTime: 30,
        product: { productName: 'Loppers' },
      },
      {
        type: 'TaskRecurrenceChanged',
        taskId: prune.taskId,
        plantId: null,
        isRecurring: true,
        recurringFrequency: 'monthly',
      },
    ),
  ).toEqual({
    [prune.taskId]: {
      ...document,
      dueDate: '2026-04-01',
      month: '2026-04',
      priority: 1,
      plantId: null,
      title: 'Prune hard',
      estimatedTime: 30,
      product: { productName: 'Loppers' },
      isRecurring: true,
      recurringFrequency: 'monthly',
      updatedAt: instantOf(5),
    },
  })
})

test('a recurring task of a plan keeps its last day until the gardener changes its recurrence', () => {
  const series = { id: prune.taskId, day: 15, until: '2027-02-28' }
  const round: GardenEvent = { type: 'TaskAdded', task: { ...prune, isRecurring: true, series } }
  const untilOf = (...events: GardenEvent[]) => documentsAfter(...events)[prune.taskId]?.recurringUntil
  expect(untilOf(round)).toBe('2027-02-28')
  const changed = { taskId: prune.taskId, plantId: null, isRecurring: true, recurringFrequency: 'monthly' }
  expect(untilOf(round, { type: 'TaskRecurrenceChanged', ...changed } as GardenEvent)).toBe(null)
})

test('completing a task adds its next turn, and reopening it removes that turn', () => {
  const next = plannedTask('Next', { plantId: idOf('Rose'), dueDate: '2027-03-15', taskType: 'Pruning' })
  const completed: GardenEvent = { type: 'TaskCompleted', task: factsOf(prune), doneOn: '2026-03-16', next }
  const done = { ...document, status: 'completed', completedOn: '2026-03-16', updatedAt: instantOf(1) }
  expect(documentsAfter(added, completed)).toEqual({
    [prune.taskId]: done,
    [next.taskId]: {
      ...document,
      id: next.taskId,
      title: 'Next',
      dueDate: '2027-03-15',
      month: '2027-03',
      isAutomated: true,
      createdAt: instantOf(1),
      updatedAt: instantOf(1),
    },
  })
  const reopened: GardenEvent = {
    type: 'TaskReopened',
    task: { ...factsOf(prune), status: 'completed' },
    revoked: factsOf(next),
  }
  expect(documentsAfter(added, completed, reopened)).toEqual({
    [prune.taskId]: { ...document, updatedAt: instantOf(2) },
  })
})

test('reopening leaves a next turn that was worked on', () => {
  const next = plannedTask('Next')
  const completed: GardenEvent = { type: 'TaskCompleted', task: factsOf(prune), doneOn: '2026-03-16', next }
  const reopened: GardenEvent = {
    type: 'TaskReopened',
    task: { ...factsOf(prune), status: 'completed' },
    revoked: null,
  }
  expect(Object.keys(documentsAfter(added, completed, reopened))).toEqual([prune.taskId, next.taskId])
})

test('a care plan adds its tasks and removes those it replaces', () => {
  const feed = plannedTask('Feed', { plantId: idOf('Rose') })
  const accepted: GardenEvent = {
    type: 'CarePlanAccepted',
    plantId: idOf('Rose'),
    round: 2,
    tasks: [feed],
    replaced: [factsOf(prune)],
  }
  expect(documentsAfter(added, accepted)).toEqual({
    [feed.taskId]: {
      ...document,
      id: feed.taskId,
      title: 'Feed',
      isAutomated: true,
      createdAt: instantOf(1),
      updatedAt: instantOf(1),
    },
  })
})

test('a task is gone when it, its plant or its location is deleted', () => {
  const gone = [factsOf(prune)]
  const plantId = idOf('Rose')
  const locationId = idOf('Bed')
  expect(documentsAfter(added, { type: 'TaskDeleted', task: factsOf(prune) })).toEqual({})
  expect(
    documentsAfter(added, {
      type: 'PlantDeleted',
      plantId,
      locationId,
      visibility: 'private',
      tasks: gone,
    }),
  ).toEqual({})
  expect(
    documentsAfter(added, { type: 'LocationDeleted', locationId, plantIds: [plantId], tasks: gone }),
  ).toEqual({})
})

test('a product that is renamed, deleted or restored in the shed changes in its tasks', () => {
  const seasol = { productName: 'Seasol', productLink: 'https://shop.example/seasol' }
  const tasks = [{ taskId: prune.taskId, plantId: prune.plantId }]
  const given: GardenEvent = { type: 'TaskAdded', task: { ...prune, product: seasol } }
  const deleted: GardenEvent = { type: 'ProductDeleted', productName: 'Seasol', tasks }
  const product = (...events: GardenEvent[]) => documentsAfter(given, ...events)[prune.taskId]?.product
  expect(product({ type: 'ProductRenamed', from: 'Seasol', to: 'Tonic', merged: true, tasks })).toEqual({
    ...seasol,
    productName: 'Tonic',
  })
  expect(product(deleted)).toBeNull()
  const restored = tasks.map((task) => ({ ...task, product: seasol }))
  expect(product(deleted, { type: 'ProductRestored', productName: 'Seasol', tasks: restored })).toEqual(
    seasol,
  )
})
