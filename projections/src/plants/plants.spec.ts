import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import {
  factsOf,
  idOf,
  planAccepted,
  plannedTask,
  plantCreated,
} from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { givenEvents } from '../testing/given-events.ts'
import { gardenA, happenedIn } from '../testing/happened.ts'
import { plants } from './plants.ts'

const rose = idOf('Rose')
const created = plantCreated('Rose', 'Bed', { species: 'Rosa' })
const document = {
  id: rose,
  gardenId: gardenA,
  created: 0,
  locationId: idOf('Bed'),
  name: 'Rose',
  species: 'Rosa',
  plantedDate: '2026-01-05',
  plantingMethod: 'ground',
  visibility: 'private',
  careInstructions: noCareInstructions,
  careAuthors: {},
  imageUrl: null,
  plan: { status: 'generating' },
  due: [],
  nextDue: '9999',
  beginnings: ['r', 'ro', 'ros', 'rose', 'rosa'],
  nameKey: 'rose',
  speciesKey: 'rosa',
}

test('a plant that a gardener creates is waiting for its care plan', () => {
  expect(givenEvents(plants, happenedIn(gardenA, [created]))).toEqual({ [rose]: document })
})

test('a plant of a demonstration is not waiting for a care plan', () => {
  expect(givenEvents(plants, happenedIn(gardenA, [created], 'seed'))).toEqual({
    [rose]: { ...document, plan: { status: 'none' } },
  })
})

test('an imported plant is not waiting for a plan that was requested elsewhere', () => {
  const asked = { type: 'CarePlanRequested', plantId: rose, round: 2, replacing: true } as const
  const imported = (events: GardenEvent[]) =>
    happenedIn(gardenA, events).map(({ metadata, ...happened }) => ({
      ...happened,
      metadata: { ...metadata, takeout: '2026-05-01T00:00:00.000Z' },
    }))
  expect(givenEvents(plants, imported([created, asked]))).toEqual({
    [rose]: { ...document, plan: { status: 'none' } },
  })
  expect(givenEvents(plants, imported([created, planAccepted('Rose', []), asked]))).toEqual({
    [rose]: { ...document, plan: { status: 'ready' } },
  })
})

test('every change to a plant is in its document', () => {
  const careInstructions = { ...noCareInstructions, watering: 'Weekly' }
  const happened = happenedIn(gardenA, [
    created,
    {
      type: 'PlantRenamed',
      plantId: rose,
      name: 'Iceberg',
      species: 'Rosa ‘Iceberg’',
      was: { name: 'Rose', species: 'Rosa' },
    },
    { type: 'PlantPhotographed', plantId: rose, imageUrl: '/api/images/aaaaaaaaaaaaaaaaaaaaaaaa' },
    { type: 'PlantingCorrected', plantId: rose, plantedDate: '2025-12-24', plantingMethod: 'pot' },
    {
      type: 'CareInstructionsRevised',
      plantId: rose,
      careInstructions,
      careAuthors: { watering: 'gardener' },
    },
    { type: 'PlantMoved', plantId: rose, from: idOf('Bed'), to: idOf('Balcony'), visibility: 'private' },
    { type: 'VisibilityChanged', plantIds: [rose], locationId: idOf('Balcony'), visibility: 'public' },
  ])
  expect(givenEvents(plants, happened)).toEqual({
    [rose]: {
      ...document,
      name: 'Iceberg',
      species: 'Rosa ‘Iceberg’',
      beginnings: ['i', 'ic', 'ice', 'iceb', 'icebe', 'iceber', 'iceberg', 'r', 'ro', 'ros', 'rosa'],
      nameKey: 'iceberg',
      speciesKey: 'rosa iceberg',
      imageUrl: '/api/images/aaaaaaaaaaaaaaaaaaaaaaaa',
      plantedDate: '2025-12-24',
      plantingMethod: 'pot',
      careInstructions,
      careAuthors: { watering: 'gardener' },
      locationId: idOf('Balcony'),
      visibility: 'public',
    },
  })
})

test('care instructions that were revised without an author have no author', () => {
  const careInstructions = { ...noCareInstructions, watering: 'Weekly' }
  const suggested = plantCreated('Rose', 'Bed', { careInstructions, careAuthors: { watering: 'ai' } })
  const revised: GardenEvent = {
    type: 'CareInstructionsRevised',
    plantId: rose,
    careInstructions: { ...careInstructions, watering: 'Daily' },
  }
  const authorsAfter = (...events: GardenEvent[]) =>
    givenEvents(plants, happenedIn(gardenA, events))[rose]?.careAuthors
  expect(authorsAfter(suggested)).toEqual({ watering: 'ai' })
  expect(authorsAfter(suggested, revised)).toEqual({})
})

test('a care plan is ready with its note, failed with its reason, and generating when requested again', () => {
  const accepted: GardenEvent = { type: 'CarePlanAccepted', plantId: rose, round: 1, tasks: [], replaced: [] }
  const failed: GardenEvent = { type: 'CarePlanFailed', plantId: rose, round: 2, reason: 'Out of ideas' }
  const requested: GardenEvent = { type: 'CarePlanRequested', plantId: rose, round: 3, replacing: false }
  const planAfter = (...events: Parameters<typeof happenedIn>[1]) =>
    givenEvents(plants, happenedIn(gardenA, [created, ...events]))[rose]?.plan

  expect(planAfter(accepted)).toEqual({ status: 'ready' })
  expect(planAfter({ ...accepted, note: 'Only 2 jobs' })).toEqual({ status: 'ready', reason: 'Only 2 jobs' })
  expect(planAfter(failed)).toEqual({ status: 'failed', reason: 'Out of ideas' })
  expect(planAfter(failed, requested)).toEqual({ status: 'generating' })
})

test('a plant knows when its pending tasks are due, the soonest first', () => {
  const aster = idOf('Aster')
  const task = (title: string, dueDate: string, plantId: string | null = rose) =>
    plannedTask(title, { plantId, dueDate })
  const [prune, feed, pruneNext] = [
    task('Prune', '2026-07-01'),
    task('Feed', '2026-03-09'),
    task('Prune', '2027-07-01'),
  ]
  const [pruneFacts, feedFacts] = [factsOf(prune), factsOf(feed)]
  const done = { ...pruneFacts, status: 'completed' as const }
  const steps: { event: GardenEvent; roses: string[]; asters?: string[] }[] = [
    { event: { type: 'TaskAdded', task: prune }, roses: ['2026-07-01'] },
    { event: { type: 'TaskAdded', task: task('Mulch all', '2026-01-01', null) }, roses: ['2026-07-01'] },
    {
      event: { type: 'CarePlanAccepted', plantId: rose, round: 1, tasks: [feed], replaced: [] },
      roses: ['2026-03-09', '2026-07-01'],
    },
    {
      event: { type: 'TaskRescheduled', dueDate: '2026-08-01', was: feedFacts },
      roses: ['2026-07-01', '2026-08-01'],
    },
    {
      event: { type: 'TaskAssigned', plantId: aster, was: { ...feedFacts, dueDate: '2026-08-01' } },
      roses: ['2026-07-01'],
      asters: ['2026-08-01'],
    },
    {
      event: { type: 'TaskCompleted', task: pruneFacts, doneOn: '2026-07-02', next: pruneNext },
      roses: ['2027-07-01'],
      asters: ['2026-08-01'],
    },
    {
      event: { type: 'TaskRescheduled', dueDate: '2026-09-01', was: done },
      roses: ['2027-07-01'],
      asters: ['2026-08-01'],
    },
    {
      event: { type: 'TaskReopened', task: done, revoked: factsOf(pruneNext) },
      roses: ['2026-07-01'],
      asters: ['2026-08-01'],
    },
    {
      event: { type: 'CarePlanAccepted', plantId: rose, round: 2, tasks: [], replaced: [pruneFacts] },
      roses: [],
      asters: ['2026-08-01'],
    },
    {
      event: { type: 'TaskDeleted', task: { ...feedFacts, plantId: aster, dueDate: '2026-08-01' } },
      roses: [],
    },
  ]
  const events: GardenEvent[] = [created, plantCreated('Aster', 'Bed')]
  for (const { event, roses, asters = [] } of steps) {
    events.push(event)
    const after = givenEvents(plants, happenedIn(gardenA, events))
    const dates = [after[rose], after[aster]].map((plant) => [plant?.due, plant?.nextDue])
    expect(dates).toEqual([roses, asters].map((due) => [due, due[0] ?? '9999']))
  }
})

test('a plant is gone when it or its location is deleted', () => {
  const deleted: GardenEvent = {
    type: 'PlantDeleted',
    plantId: rose,
    locationId: idOf('Bed'),
    visibility: 'private',
    tasks: [],
  }
  const bedDeleted: GardenEvent = {
    type: 'LocationDeleted',
    locationId: idOf('Bed'),
    plantIds: [rose],
    tasks: [],
  }
  expect(givenEvents(plants, happenedIn(gardenA, [created, deleted]))).toEqual({})
  expect(givenEvents(plants, happenedIn(gardenA, [created, bedDeleted]))).toEqual({})
})
