import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { Visibility } from '@wattle/contracts/plants/choices.ts'
import {
  factsOf,
  idOf,
  locationCreated,
  plannedTask,
  plantCreated,
} from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { gardenAfter } from '../testing/given.ts'
import { hidFromVisitors } from './hid-from-visitors.ts'

const named: GardenEvent = { type: 'DisplayNameChosen', displayName: 'Iris' }
const sweep = plannedTask('Sweep')
const prune = plannedTask('Prune', { plantId: idOf('Rose') })

const history = (visibility: Visibility): GardenEvent[] => [
  named,
  locationCreated('Bed'),
  locationCreated('Yard'),
  plantCreated('Rose', 'Bed', { visibility }),
  { type: 'TaskAdded', task: prune },
  { type: 'TaskAdded', task: sweep },
]

function hid(before: readonly GardenEvent[], ...events: GardenEvent[]): boolean {
  return hidFromVisitors(events, gardenAfter(...before, ...events))
}

const rename: GardenEvent = {
  type: 'PlantRenamed',
  plantId: idOf('Rose'),
  name: 'Peace',
  species: 'Rosa',
  was: { name: 'Rose', species: 'Rosa' },
}
const moved: GardenEvent = {
  type: 'TaskAssigned',
  plantId: null,
  was: factsOf(prune),
}
const renameBed: GardenEvent = {
  type: 'LocationRenamed',
  locationId: idOf('Bed'),
  name: 'Border',
  was: 'Bed',
}
const reword: GardenEvent = {
  type: 'TaskReworded',
  taskId: prune.taskId,
  plantId: idOf('Rose'),
  title: 'Cut',
}
const deletion: GardenEvent = { type: 'TaskDeleted', task: factsOf(prune) }

describe.each([
  ['a new plant name', rename],
  ['a new name of the location', renameBed],
  ['new words of its task', reword],
  ['a deleted task of the plant', deletion],
  ['a task that no longer belongs to it', moved],
])('%s', (_, event) => {
  test('hides something if the plant is public', () => {
    expect(hid(history('public'), event)).toBe(true)
  })

  test('hides nothing if the plant is private', () => {
    expect(hid(history('private'), event)).toBe(false)
  })
})

test.each<[string, GardenEvent]>([
  ['the new name of a location without plants', { ...renameBed, locationId: idOf('Yard') }],
  ['a deleted task without a plant', { type: 'TaskDeleted', task: factsOf(sweep) }],
  ['a deleted location without plants', locationDeleted([])],
])('%s hides nothing', (_, event) => {
  expect(hid(history('public'), event)).toBe(false)
})

test.each<[string, GardenEvent]>([
  [
    'a plant that became private',
    { type: 'VisibilityChanged', plantIds: [idOf('Rose')], locationId: idOf('Bed'), visibility: 'private' },
  ],
  ['a deleted location with a plant', locationDeleted([idOf('Rose')])],
  ['an unlisted garden', { type: 'GardenUnlisted' }],
  ['a withdrawn display name', { type: 'DisplayNameWithdrawn', displayName: 'Iris' }],
])('%s hides something', (_, event) => {
  expect(hid(history('public'), event)).toBe(true)
})

test('a garden without a display name has no visitors, so nothing is hidden from them', () => {
  const nameless = history('public').filter((event) => event !== named)
  expect(hid(nameless, rename, renameBed, { type: 'GardenUnlisted' })).toBe(false)
})

function locationDeleted(plantIds: string[]): GardenEvent {
  return {
    type: 'LocationDeleted',
    locationId: idOf(plantIds.length > 0 ? 'Bed' : 'Yard'),
    plantIds,
    tasks: [],
  }
}
