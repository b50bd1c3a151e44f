import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

test('an answer is fresh for thirty seconds, and simultaneous reads share one request', async () => {
  const ask = vi.fn(async () => 'plants')
  const read = () => queryClient.fetchQuery({ queryKey: ['plants'], queryFn: ask })
  await Promise.all([read(), read()])
  await vi.advanceTimersByTimeAsync(29_999)
  await read()
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await read()
  expect(ask).toHaveBeenCalledTimes(2)
})
