import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { idleTimeout } from './idle-timeout.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
})

test('work without progress is reported once, and work with progress is not', () => {
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

test('work that has ended is not reported, and the timer stops with the last of it', () => {
  const stalled = vi.fn()
  idleTimeout(1000)(stalled).end()
  vi.advanceTimersByTime(100)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(5000)
  expect(stalled).not.toHaveBeenCalled()
})
