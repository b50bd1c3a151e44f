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

test('a plant is read wrapped or bare', () => {
  expect(readPlant({ plant: lemon })).toEqual(lemon)
  expect(readPlant(lemon)).toEqual(lemon)
})

test('what an older answer leaves out is filled in, and a date with a time is cut to its date', () => {
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
  'an answer that is no plant is refused: %j',
  (answer) => {
    expect(() => readPlant(answer)).toThrow('Invalid plant data')
  },
)

test('a list of plants leaves out what is none', () => {
  expect(readPlants({ plants: [lemon, { id: 'p3' }, null] })).toEqual([lemon])
  expect(readPlants([lemon])).toEqual([lemon])
  expect(readPlants({})).toEqual([])
})

test('an author that this app does not know is none', () => {
  expect(readPlant({ ...lemon, careAuthors: { watering: 'ai', soil: 'oracle' } })).toEqual(lemon)
})
