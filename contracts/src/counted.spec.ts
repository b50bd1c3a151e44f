import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [1, '1 plant'],
  [0, '0 plants'],
  [1_200, '1,200 plants'],
])('%d is counted as %s', (count, words) => {
  expect(counted(count, 'plant')).toBe(words)
})
