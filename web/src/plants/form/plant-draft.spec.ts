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

test('a new plant is sent whole and trimmed, with null for a missing picture', () => {
  expect(plantBody(draft)).toEqual({ ...draft, name: 'Eureka Lemon', species: 'Citrus × limon' })
})

test('fields that do not belong to a plant are not sent', () => {
  expect(plantBody({ ...draft, ...{ id: 'p1', upcomingTasks: [] } })).not.toHaveProperty('id')
})

test.each([{ name: '  ' }, { species: '' }])('a plant without %o is refused', (missing) => {
  expect(() => plantBody({ ...draft, ...missing })).toThrow('Invalid plant data')
})

test('an edited plant sends only the changed fields, and care by its topics', () => {
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
