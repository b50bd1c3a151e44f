import { expect, test } from 'vitest'
import { contradictedBy, statesOfPostcode } from './postcode-states.ts'

test('a postcode belongs to one state, to two on a border, or to none', () => {
  expect(
    ['0800', '0200', '2600', '2913', '2000', '3068', '4870', '5000', '6725', '7000', '8001', '9726'].map(
      statesOfPostcode,
    ),
  ).toEqual([
    ['Northern Territory'],
    ['Australian Capital Territory'],
    ['Australian Capital Territory'],
    ['Australian Capital Territory'],
    ['New South Wales'],
    ['Victoria'],
    ['Queensland'],
    ['South Australia'],
    ['Western Australia'],
    ['Tasmania'],
    ['Victoria'],
    ['Queensland'],
  ])
  expect(statesOfPostcode('0872')).toEqual(['Northern Territory', 'South Australia', 'Western Australia'])
  expect(statesOfPostcode('3644')).toEqual(['Victoria', 'New South Wales'])
  for (const nobodys of ['', '0001', '200', 'abcd']) expect(statesOfPostcode(nobodys)).toEqual([])
})

test('a postcode contradicts a state only if it belongs to another one', () => {
  expect(contradictedBy('2000', 'Western Australia')).toBe('New South Wales')
  expect(contradictedBy('3644', 'New South Wales')).toBe(null)
  expect(contradictedBy('3644', 'Victoria')).toBe(null)
  expect(contradictedBy('0001', 'Tasmania')).toBe(null)
})
