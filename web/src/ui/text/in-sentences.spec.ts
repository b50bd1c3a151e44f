import { expect, test } from 'vitest'
import { listed } from './in-sentences.ts'

test('names are listed as far as they are few', () => {
  expect(
    [[], ['Rose'], ['Rose', 'Lily'], ['Rose', 'Lily', 'Fern'], ['Rose', 'Lily', 'Fern', 'Mint']].map(listed),
  ).toEqual(['', 'Rose', 'Rose and Lily', 'Rose, Lily and Fern', 'Rose, Lily and 2 more'])
})
