import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { NurseryPlantRevised } from '@wattle/contracts/nursery/events.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import {
  idOf,
  locationCreated,
  nurseryPlantAdded,
  plantCreated,
} from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { givenEvents } from '../testing/given-events.ts'
import { gardenA, happenedIn } from '../testing/happened.ts'
import { nursery } from './nursery.ts'

const lavender = idOf('Lavender')
const { type: _type, nurseryPlantId: _id, ...facts } = nurseryPlantAdded('Lavender')
const document = { id: lavender, gardenId: gardenA, created: 0, ...facts, careAuthors: {} }
const after = (...events: GardenEvent[]) =>
  givenEvents(nursery, happenedIn(gardenA, [nurseryPlantAdded('Lavender'), ...events]))

test('the document of a nursery plant holds all that the gardener entered', () => {
  expect(after()).toEqual({ [lavender]: document })
})

test('a revision changes only the fields it names', () => {
  const careInstructions = { ...noCareInstructions, watering: 'Weekly' }
  const changes = { price: '', notes: 'Three of them', discoveryDate: null, imageUrl: null, careInstructions }
  const revised: GardenEvent = { type: 'NurseryPlantRevised', nurseryPlantId: lavender, ...changes }
  expect(after(revised)).toEqual({ [lavender]: { ...document, ...changes } })
})

test('care authors change with the care instructions, and are unknown where a revision names none', () => {
  const revised = (changes: Partial<NurseryPlantRevised>): GardenEvent => {
    return { type: 'NurseryPlantRevised', nurseryPlantId: lavender, ...changes }
  }
  const careInstructions = { ...noCareInstructions, watering: 'Weekly' }
  const suggested = revised({ careInstructions, careAuthors: { watering: 'ai' } })
  const authorsAfter = (...events: GardenEvent[]) => after(...events)[lavender]?.careAuthors
  expect(authorsAfter(suggested, revised({ price: '$9' }))).toEqual({ watering: 'ai' })
  const reworded = revised({ careInstructions: { ...careInstructions, watering: 'Daily' } })
  expect(authorsAfter(suggested, reworded)).toEqual({})
})

test('a removed nursery plant is gone', () => {
  expect(after({ type: 'NurseryPlantRemoved', nurseryPlantId: lavender })).toEqual({})
})

test.each([
  [true, { [lavender]: document }],
  [false, {}],
])('a planted nursery plant stays only if it is kept: %s', (kept, expected) => {
  const planted: GardenEvent = {
    type: 'NurseryPlantConverted',
    nurseryPlantId: lavender,
    plantId: idOf('Rose'),
    locationId: idOf('Bed'),
    kept,
  }
  expect(after(locationCreated('Bed'), plantCreated('Rose', 'Bed'), planted)).toEqual(expected)
})
