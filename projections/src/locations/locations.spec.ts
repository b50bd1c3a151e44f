import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { unknownConditions } from '@wattle/contracts/locations/location.ts'
import { idOf, locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { givenEvents } from '../testing/given-events.ts'
import { gardenA, happenedIn } from '../testing/happened.ts'
import { locations } from './locations.ts'

const bed = idOf('Bed')
const document = {
  id: bed,
  gardenId: gardenA,
  created: 0,
  name: 'Bed',
  description: '',
  icon: '🏡',
  iconBackground: '#e8f5e9',
  potFriendly: false,
  conditions: unknownConditions,
  plants: {},
}
const documentsAfter = (...events: Parameters<typeof happenedIn>[1]) =>
  givenEvents(locations, happenedIn(gardenA, events))

test('a location begins without plants', () => {
  expect(documentsAfter(locationCreated('Bed'))).toEqual({ [bed]: document })
})

test('every change to a location is in its document', () => {
  const conditions = { sunlight: 'Full sun all day', soilType: 'clay', moisture: 'moist' } as const
  expect(
    documentsAfter(
      locationCreated('Bed'),
      { type: 'LocationRenamed', locationId: bed, name: 'Rose bed', was: 'Bed' },
      {
        type: 'LocationDecorated',
        locationId: bed,
        description: 'By the gate',
        icon: '🌹',
        iconBackground: '#fce4ec',
      },
      { type: 'LocationConditionsChanged', locationId: bed, potFriendly: true, conditions },
    ),
  ).toEqual({
    [bed]: {
      ...document,
      name: 'Rose bed',
      description: 'By the gate',
      icon: '🌹',
      iconBackground: '#fce4ec',
      potFriendly: true,
      conditions,
    },
  })
})

test("a location's plants are added, moved, deleted and change their visibility", () => {
  const balcony = idOf('Balcony')
  const [rose, fern] = [idOf('Rose'), idOf('Fern')]
  expect(
    documentsAfter(
      locationCreated('Bed'),
      locationCreated('Balcony'),
      plantCreated('Rose', 'Bed', { visibility: 'public' }),
      plantCreated('Fern', 'Bed'),
      plantCreated('Lemon', 'Bed'),
      { type: 'PlantMoved', plantId: rose, from: bed, to: balcony, visibility: 'public' },
      { type: 'VisibilityChanged', plantIds: [fern], locationId: bed, visibility: 'public' },
      {
        type: 'PlantDeleted',
        plantId: idOf('Lemon'),
        locationId: bed,
        visibility: 'private',
        tasks: [],
      },
    ),
  ).toEqual({
    [bed]: { ...document, plants: { [fern]: 'public' } },
    [balcony]: { ...document, id: balcony, name: 'Balcony', created: 1, plants: { [rose]: 'public' } },
  })
})

test('a deleted location is gone, with its plants', () => {
  const deleted: GardenEvent = {
    type: 'LocationDeleted',
    locationId: bed,
    plantIds: [idOf('Rose')],
    tasks: [],
  }
  expect(documentsAfter(locationCreated('Bed'), plantCreated('Rose', 'Bed'), deleted)).toEqual({})
})
