import { expect, test } from 'vitest'
import { checkSubscription } from './check-subscription.ts'

const check = (gap: number, milliseconds: number, fault: string | null) =>
  checkSubscription({ gap: async () => gap, standstill: () => milliseconds, fault: () => fault })

test.each([
  ['has handled everything', 0, 0, null],
  ['is at work', 3, 30_000, null],
  ['left what it could not handle to another', 0, 0, 'The disk is full.'],
])('a consumer that %s is healthy', async (_, gap, milliseconds, fault) => {
  await expect(check(gap, milliseconds, fault)).resolves.toBeUndefined()
})

test.each([
  ['cannot handle what comes next', 0, 'The disk is full.', 'The disk is full.'],
  ['has stood still for longer than half a minute', 31_400, null, '3 events waiting for 31 seconds'],
])('a consumer that %s fails its health check', async (_, milliseconds, fault, why) => {
  await expect(check(3, milliseconds, fault)).rejects.toThrow(why)
})

test('a consumer whose feed cannot tell its gap fails its health check', async () => {
  const subscription = {
    gap: () => Promise.reject(new Error('Away.')),
    standstill: () => 0,
    fault: () => null,
  }
  await expect(checkSubscription(subscription)).rejects.toThrow('Away.')
})
