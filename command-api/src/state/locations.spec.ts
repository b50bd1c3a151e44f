import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { idOf, locationCreated } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { values } from '../lib/persistent-map.ts'
import { gardenAfter } from '../testing/given.ts'

const locationId = idOf('bed')
const bed = {
  id: locationId,
  name: 'bed',
  description: '',
  icon: '🏡',
  iconBackground: '#e8f5e9',
  potFriendly: false,
  conditions: { sunlight: null, soilType: null, moisture: null },
}
const conditions = { sunlight: 'Highly variable', soilType: 'loam', moisture: 'wet' } as const
const look = { description: 'By the gate', icon: '🌹', iconBackground: '#fffde7' }

test.each<[GardenEvent, object | undefined]>([
  [
    { type: 'LocationRenamed', locationId, name: 'Long bed', was: 'bed' },
    { ...bed, name: 'Long bed' },
  ],
  [
    { type: 'LocationDecorated', locationId, ...look },
    { ...bed, ...look },
  ],
  [
    { type: 'LocationConditionsChanged', locationId, potFriendly: true, conditions },
    { ...bed, potFriendly: true, conditions },
  ],
  [{ type: 'LocationDeleted', locationId, plantIds: [], tasks: [] }, undefined],
  [{ type: 'GardenListed' }, bed],
])('a location after %o', (event, expected) => {
  const { locations } = gardenAfter(locationCreated('bed'), locationCreated('yard'), event)
  expect(values(locations).filter(({ id }) => id !== idOf('yard'))).toEqual(expected ? [expected] : [])
  expect(values(locations)).toContainEqual({ ...bed, id: idOf('yard'), name: 'yard' })
})
