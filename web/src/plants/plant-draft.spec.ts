import { expect, test } from 'vitest'
import { plantBody } from './plant-draft.ts'

const draft = {
  name: ' Eureka Lemon ',
  species: 'Citrus × limon ',
  locationId: 'l1',
  plantedDate: '2026-11-21',
  plantingMethod: 'pot' as const,
  visibility: 'private' as const,
  careInstructions: { watering: '', sunlight: '', soil: '', fertilizing: '', pruning: '' },
  imageUrl: null,
}

test('a plant is sent whole, trimmed, and without a picture says so', () => {
  expect(plantBody(draft)).toEqual({ ...draft, name: 'Eureka Lemon', species: 'Citrus × limon' })
})

test('nothing else that came along is sent', () => {
  expect(plantBody({ ...draft, ...{ id: 'p1', upcomingTasks: [] } })).not.toHaveProperty('id')
})

test.each([{ name: '  ' }, { species: '' }])('a plant without %o is not sent', (missing) => {
  expect(() => plantBody({ ...draft, ...missing })).toThrow('Invalid plant data')
})
