import { expect, test } from 'vitest'
import { lastThere } from './last-there.ts'

test.each([
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [-1, 6],
  [-1, 7],
  [3, 3],
  [3, 4],
  [3, 1_000_000],
])('after %i, it finds %i in few looks', async (known, last) => {
  let looks = 0
  const isThere = async (number: number) => {
    looks += 1
    return number <= last
  }
  expect(await lastThere(known, isThere)).toBe(last)
  expect(looks).toBeLessThanOrEqual(2 * Math.ceil(Math.log2(last - known + 1)) + 1)
})
