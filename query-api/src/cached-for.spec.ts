import { expect, test } from 'vitest'
import { cachedFor } from './cached-for.ts'

/** Counts how often a value is computed, which is then cached for a second. */
function counted(compute: (count: number) => Promise<number>) {
  let count = 0
  let now = 0
  const kept = cachedFor(
    1000,
    () => compute(++count),
    () => now,
  )
  return { kept, pass: (milliseconds: number) => (now += milliseconds) }
}

test('a value is computed once for all who ask at the same time or within its time to live', async () => {
  const { kept, pass } = counted(async (count) => count)
  expect(await Promise.all([kept(), kept()])).toEqual([1, 1])
  pass(999)
  expect(await kept()).toBe(1)
  pass(1)
  expect(await kept()).toBe(2)
})

test('a failure rejects those who wait, and the next caller computes again', async () => {
  const { kept } = counted(async (count) => {
    if (count === 1) throw new Error('Away.')
    return count
  })
  const both = await Promise.allSettled([kept(), kept()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await kept()).toBe(2)
})
