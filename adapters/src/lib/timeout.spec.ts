import { expect, test, vi } from 'vitest'
import { withTimeout } from './timeout.ts'

test('work that is done in time brings what it brings, and leaves no alarm behind', async () => {
  vi.useFakeTimers()
  expect(await withTimeout(50, Promise.resolve('found'))).toBe('found')
  await expect(withTimeout(50, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('work that is not done in time is given up, and may still fail without harm', async () => {
  const work = Promise.withResolvers<never>()
  await expect(withTimeout(1, work.promise)).rejects.toThrow('There was no answer within 1 ms.')
  await expect(withTimeout(1, work.promise, () => new Error('No answer.'))).rejects.toThrow('No answer.')
  work.reject(new Error('broken'))
})
