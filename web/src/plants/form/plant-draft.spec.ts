import { expect, test } from 'vitest'
import { changesOf, plantBody } from './plant-draft.ts'

const draft = {
  name: ' Eureka Lemon ',
  species: 'Citrus × limon ',
  locationId: 'l1',
  plantedDate: '2026-11-21',
  plantingMethod: 'pot' as const,
  visibility: 'private' as const,
  careInstructions: { watering: '', sunlight: '', soil: '', fertilizing: '', pruning: '' },
  careAuthors: {},
  imageUrl: null,
}

test('a new plant is sent whole, trimmed, and without a picture says so', () => {
  expect(plantBody(draft)).toEqual({ ...draft, name: 'Eureka Lemon', species: 'Citrus × limon' })
})

test('nothing else that came along is sent', () => {
  expect(plantBody({ ...draft, ...{ id: 'p1', upcomingTasks: [] } })).not.toHaveProperty('id')
})

test.each([{ name: '  ' }, { species: '' }])('a plant without %o is not sent', (missing) => {
  expect(() => plantBody({ ...draft, ...missing })).toThrow('Invalid plant data')
})

test('of a plant that exists only what was changed is sent, care by its topics', () => {
  const opened = { ...draft, name: 'Eureka Lemon', species: 'Citrus × limon', visibility: 'public' as const }
  expect(changesOf(opened, opened)).toEqual({})
  expect(changesOf({ ...opened, name: 'Eureka Lemon  ' }, opened)).toEqual({})
  const careInstructions = { ...opened.careInstructions, watering: 'Weekly' }
  const careAuthors = { watering: 'gardener' as const }
  expect(changesOf({ ...opened, careInstructions, careAuthors, imageUrl: '/api/images/a' }, opened)).toEqual({
    careInstructions: { watering: 'Weekly' },
    imageUrl: '/api/images/a',
  })
  expect(changesOf({ ...opened, visibility: 'private' }, opened)).toEqual({ visibility: 'private' })
})
