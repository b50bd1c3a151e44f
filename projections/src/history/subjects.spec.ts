import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import { idOf, locationCreated, plannedTask, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { givenEvents } from '../testing/given-events.ts'
import { gardenA, happenedIn } from '../testing/happened.ts'
import { subjects } from './subjects.ts'

const after = (...events: Parameters<typeof happenedIn>[1]) =>
  givenEvents(subjects, happenedIn(gardenA, events))
const rose = idOf('Rose')
const renamed = (name: string, was: string) =>
  ({ type: 'PlantRenamed', plantId: rose, name, species: '', was: { name: was, species: '' } }) as const

test('a plant keeps each name it had, also after it is deleted', () => {
  const found = after(
    locationCreated('Bed'),
    plantCreated('Rose', 'Bed'),
    renamed('Iceberg', 'Rose'),
    // Only the species changed.
    renamed('Iceberg', 'Iceberg'),
    { type: 'PlantDeleted', plantId: rose, locationId: idOf('Bed'), visibility: 'private', tasks: [] },
  )
  expect(found[rose]).toEqual({
    id: rose,
    gardenId: gardenA,
    kind: 'plant',
    names: [
      { since: 1, name: 'Rose' },
      { since: 2, name: 'Iceberg' },
    ],
    gone: 4,
    planning: [1],
  })
})

test('of very many names the first and the newest are kept', () => {
  const names = Array.from({ length: 400 }, (_, number) => `Rose ${number}`)
  const found = after(
    plantCreated('Rose', 'Bed'),
    ...names.map((name, number) => renamed(name, names[number - 1] ?? 'Rose')),
  )
  const kept = found[rose]?.names ?? []
  expect(kept.length).toBe(200)
  expect([kept[0], kept[1], kept.at(-1)]).toEqual([
    { since: 0, name: 'Rose' },
    { since: 202, name: 'Rose 201' },
    { since: 400, name: 'Rose 399' },
  ])
})

test('a deleted location takes its plants with it', () => {
  const locationId = idOf('Bed')
  const found = after(
    locationCreated('Bed'),
    { type: 'LocationRenamed', locationId, name: 'Long bed', was: 'Bed' },
    plantCreated('Rose', 'Bed'),
    { type: 'LocationDeleted', locationId, plantIds: [rose], tasks: [] },
  )
  expect(found[locationId]).toMatchObject({ kind: 'location', gone: 3, names: [{ since: 0 }, { since: 1 }] })
  expect(found[rose]?.gone).toBe(3)
})

test('a plant knows which events requested a care plan and which came of it', () => {
  const found = after(
    plantCreated('Rose', 'Bed'),
    { type: 'CarePlanFailed', plantId: rose, round: 1, reason: 'Away' },
    locationCreated('Bed'),
    { type: 'CarePlanRequested', plantId: rose, round: 2, replacing: false },
    { type: 'CarePlanAccepted', plantId: rose, round: 2, tasks: [plannedTask('Prune')], replaced: [] },
  )
  expect(found[rose]?.planning).toEqual([0, 1, 3, 4])
  expect(found[idOf('Prune')]).toMatchObject({ kind: 'task', names: [{ since: 4, name: 'Prune' }] })
})

test('a task keeps each title it had, and so does its next turn', () => {
  const taskId = idOf('Weed')
  const task = { taskId, plantId: null, dueDate: '2026-03-15', priority: 2, status: 'pending' } as const
  const found = after(
    { type: 'TaskAdded', task: plannedTask('Weed') },
    { type: 'TaskReworded', taskId, plantId: null, title: 'Weed the path' },
    { type: 'TaskReworded', taskId, plantId: null, description: 'All of it' },
    { type: 'TaskCompleted', task, doneOn: '2026-03-15', next: plannedTask('Weed again') },
  )
  expect(found[taskId]?.names).toEqual([
    { since: 0, name: 'Weed' },
    { since: 1, name: 'Weed the path' },
  ])
  expect(found[idOf('Weed again')]?.names).toEqual([{ since: 3, name: 'Weed again' }])
})

test('a nursery plant is gone once it is planted, unless the gardener keeps it', () => {
  const find = {
    name: 'Lavender',
    species: '',
    imageUrl: null,
    nurseryName: '',
    price: '',
    potSize: '',
    notes: '',
  }
  const nurseryPlantId = idOf('find')
  const converted = (kept: boolean) =>
    ({ type: 'NurseryPlantConverted', nurseryPlantId, plantId: rose, locationId: idOf('Bed'), kept }) as const
  const added: GardenEvent = {
    type: 'NurseryPlantAdded',
    nurseryPlantId,
    ...find,
    careInstructions: noCareInstructions,
    needs: { sunlight: [], soil: [], moisture: [] },
    discoveryDate: null,
  }
  const revised = { type: 'NurseryPlantRevised', nurseryPlantId, name: 'French Lavender' } as const
  expect(after(added, revised, converted(true))[nurseryPlantId]).toMatchObject({
    kind: 'nursery-plant',
    names: [{ name: 'Lavender' }, { name: 'French Lavender' }],
    gone: null,
  })
  expect(after(added, revised, converted(false))[nurseryPlantId]?.gone).toBe(2)
})
