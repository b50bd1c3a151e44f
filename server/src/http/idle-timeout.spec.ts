import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { idleTimeout } from './idle-timeout.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
})

test('work that does not get on is told of once, and work that does is not', () => {
  const watch = idleTimeout(1000)
  const [still, alive] = [vi.fn(), vi.fn()]
  watch(still)
  const going = watch(alive)
  for (let passed = 0; passed < 3000; passed += 500) {
    vi.advanceTimersByTime(500)
    going.progress()
  }
  expect(still).toHaveBeenCalledTimes(1)
  expect(alive).not.toHaveBeenCalled()
})

test('work that has ended is not told of, and with the last of it the timer ends', () => {
  const stalled = vi.fn()
  idleTimeout(1000)(stalled).end()
  vi.advanceTimersByTime(100)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(5000)
  expect(stalled).not.toHaveBeenCalled()
})
