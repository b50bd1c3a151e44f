import { expect, test } from 'vitest'
import { plantsFound } from './plants-found.ts'

const fern = {
  name: 'Bird’s nest fern',
  species: 'Asplenium nidus',
  nurseryName: 'Garden Market',
  notes: 'Ask Bev about the shade cloth.',
}
const rose = { name: 'Rose', species: 'Rosa', nurseryName: '', notes: '' }

test.each(['birds', 'asplen', 'market', 'bev shade', 'FERN, Bev!'])('a fern is found by %s', (search) => {
  expect(plantsFound([rose, fern], search)).toEqual([fern])
})

test('every word must be there, and signs alone are nowhere', () => {
  expect(plantsFound([rose, fern], 'bev rose')).toEqual([])
  expect(plantsFound([rose, fern], '?!')).toEqual([])
})

test('no search finds all', () => {
  expect(plantsFound([rose, fern], '')).toEqual([rose, fern])
})
