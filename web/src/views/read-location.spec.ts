import { expect, test } from 'vitest'
import { readLocation, readLocationsWithPlants } from './read-location.ts'

const verandah = {
  id: 'l1',
  name: 'Front Verandah',
  description: 'Faces west',
  icon: '🪴',
  iconBackground: '#fff3e0',
  potFriendly: true,
  conditions: {
    sunlight: 'Morning sun, afternoon shade',
    soilType: 'loam',
    moisture: 'medium',
    soil: 'loam',
    water: 'medium',
  },
  isMockData: false,
  locationVisibility: 'mixed',
  count: 4,
  taskCount: 9,
}

test('a location is read with or without its wrapper', () => {
  expect(readLocation({ location: verandah })).toEqual(verandah)
  expect(readLocation(verandah)).toEqual(verandah)
})

test('a location without an id is refused', () => {
  expect(() => readLocation({ location: { name: 'Nowhere' } })).toThrow('Invalid location data')
})

test('missing fields have defaults, and soil and water are read as alternative names', () => {
  expect(
    readLocation({ id: 'l2', name: 'Sill', conditions: { soil: 'sandy', water: 'dry' }, count: '3' }),
  ).toEqual({
    id: 'l2',
    name: 'Sill',
    description: '',
    icon: '🏡',
    iconBackground: '#e8f5e9',
    potFriendly: false,
    conditions: { sunlight: null, soilType: 'sandy', moisture: 'dry', soil: 'sandy', water: 'dry' },
    isMockData: false,
    locationVisibility: 'private',
    count: 3,
    taskCount: 0,
  })
})

test('a trailing (Mock) is removed from the name unless the location is marked as mock data', () => {
  expect(readLocation({ id: 'l3', name: 'Herb Spiral (Mock)' }).name).toBe('Herb Spiral')
  expect(readLocation({ id: 'l3', name: 'Herb Spiral (Mock)', isMockData: true }).name).toBe(
    'Herb Spiral (Mock)',
  )
})

test('a list of locations has the first plants of each', () => {
  const [location] = readLocationsWithPlants([
    { ...verandah, plants: [{ id: 'p1', name: 'Lemon', visibility: 'public' }], nextToken: 'more' },
  ])
  expect(location).toMatchObject({ id: 'l1', nextToken: 'more', plants: [{ id: 'p1', name: 'Lemon' }] })
})
