import { expect, test } from 'vitest'
import { readPlant, readPlants } from './read-plant.ts'

const lemon = {
  id: 'p1',
  name: 'Eureka Lemon',
  species: 'Citrus × limon',
  locationId: 'l1',
  plantedDate: '2024-04-12',
  plantingMethod: 'pot',
  visibility: 'public',
  careInstructions: { watering: 'Twice a week', sunlight: '', soil: '', fertilizing: '', pruning: '' },
  careAuthors: { watering: 'ai' },
  imageUrl: '/api/images/lemon',
}

test('a plant is read with or without its wrapper', () => {
  expect(readPlant({ plant: lemon })).toEqual(lemon)
  expect(readPlant(lemon)).toEqual(lemon)
})

test('missing fields have defaults, and a date with a time is cut to its date', () => {
  expect(readPlant({ id: 'p2', name: 'Fern', location: 'l2', plantedDate: '2024-04-12T00:00:00Z' })).toEqual({
    id: 'p2',
    name: 'Fern',
    species: '',
    locationId: 'l2',
    plantedDate: '2024-04-12',
    plantingMethod: 'ground',
    visibility: 'private',
    careInstructions: { watering: '', sunlight: '', soil: '', fertilizing: '', pruning: '' },
    careAuthors: {},
    imageUrl: null,
  })
})

test.each([[undefined], [{}], ['plant'], [{ plant: { id: 'p1' } }], [{ name: 'Fern' }]])(
  'an invalid plant is refused: %j',
  (answer) => {
    expect(() => readPlant(answer)).toThrow('Invalid plant data')
  },
)

test('a list of plants leaves out invalid ones', () => {
  expect(readPlants({ plants: [lemon, { id: 'p3' }, null] })).toEqual([lemon])
  expect(readPlants([lemon])).toEqual([lemon])
  expect(readPlants({})).toEqual([])
})

test('an unknown care author is left out', () => {
  expect(readPlant({ ...lemon, careAuthors: { watering: 'ai', soil: 'oracle' } })).toEqual(lemon)
})
