import { expect, test } from 'vitest'
import { timeoutsOf } from './timeouts.ts'

test('an append and a retry to an unreachable server fit into the call timeout, and so does each alone', () => {
  const { append, attempt, away } = timeoutsOf(5_000)
  expect(append + away).toBeLessThanOrEqual(5_000)
  expect(2 * attempt).toBeLessThanOrEqual(append)
  expect(away).toBeLessThan(2_000)
})
