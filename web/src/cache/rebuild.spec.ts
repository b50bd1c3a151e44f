import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { noteRebuild, rebuildPause } from './rebuild.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('only an answer that waits for a rebuild is one', () => {
  const rebuilding = new ApiError(503, 'Your garden is being rebuilt.', { code: 'rebuilding', percent: 40 })
  expect(noteRebuild(rebuilding)).toBe(true)
  expect(noteRebuild(new ApiError(503, 'Away', { code: 'unavailable' }))).toBe(false)
  expect(noteRebuild(new Error('rebuilding'))).toBe(false)
  vi.advanceTimersByTime(3 * rebuildPause)
})
