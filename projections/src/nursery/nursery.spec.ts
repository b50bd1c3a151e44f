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

test('a plant on the wish-list is all that was said of it', () => {
  expect(after()).toEqual({ [lavender]: document })
})

test('what was revised changes, and nothing else', () => {
  const careInstructions = { ...noCareInstructions, watering: 'Weekly' }
  const changes = { price: '', notes: 'Three of them', discoveryDate: null, imageUrl: null, careInstructions }
  const revised: GardenEvent = { type: 'NurseryPlantRevised', nurseryPlantId: lavender, ...changes }
  expect(after(revised)).toEqual({ [lavender]: { ...document, ...changes } })
})

test('whose words its care instructions are goes with them, and is not known where they changed without it', () => {
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

test('it goes when it is removed', () => {
  expect(after({ type: 'NurseryPlantRemoved', nurseryPlantId: lavender })).toEqual({})
})

test.each([
  [true, { [lavender]: document }],
  [false, {}],
])('planted and kept: %s', (kept, expected) => {
  const planted: GardenEvent = {
    type: 'NurseryPlantConverted',
    nurseryPlantId: lavender,
    plantId: idOf('Rose'),
    locationId: idOf('Bed'),
    kept,
  }
  expect(after(locationCreated('Bed'), plantCreated('Rose', 'Bed'), planted)).toEqual(expected)
})
