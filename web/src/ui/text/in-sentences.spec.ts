import { expect, test } from 'vitest'
import { listed } from './in-sentences.ts'

test('a few names are all listed, of many only two and the number of the rest', () => {
  expect(
    [[], ['Rose'], ['Rose', 'Lily'], ['Rose', 'Lily', 'Fern'], ['Rose', 'Lily', 'Fern', 'Mint']].map(listed),
  ).toEqual(['', 'Rose', 'Rose and Lily', 'Rose, Lily and Fern', 'Rose, Lily and 2 more'])
})
