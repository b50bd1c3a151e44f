import { expect, test, vi } from 'vitest'
import { withTimeout } from './timeout.ts'

test('work done in time returns its outcome and leaves no timer behind', async () => {
  vi.useFakeTimers()
  expect(await withTimeout(50, Promise.resolve('found'))).toBe('found')
  await expect(withTimeout(50, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('work not done in time is given up, and its later failure is ignored', async () => {
  const work = Promise.withResolvers<never>()
  await expect(withTimeout(1, work.promise)).rejects.toThrow('There was no answer within 1 ms.')
  await expect(withTimeout(1, work.promise, () => new Error('No answer.'))).rejects.toThrow('No answer.')
  work.reject(new Error('broken'))
})
