import { expect, test } from 'vitest'
import { monthsText } from './months-text.ts'

test.each([
  [[], ''],
  [[9], 'Sep'],
  [[8, 9], 'Aug–Sep'],
  [[12, 1, 2], 'Dec–Feb'],
  [[7, 12, 1], 'Jul, Dec–Jan'],
  [[3, 9, 10, 11], 'Mar, Sep–Nov'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
])('months %j are written as "%s"', (months, text) => {
  expect(monthsText(months)).toBe(text)
})
