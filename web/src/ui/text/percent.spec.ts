import { expect, test } from 'vitest'
import { inPercent } from './percent.ts'

test('a month is 100% done only when nothing is left', () => {
  expect([0, 1 / 3, 199 / 200, 1, 1.2].map(inPercent)).toEqual([0, 33, 99, 100, 100])
})
