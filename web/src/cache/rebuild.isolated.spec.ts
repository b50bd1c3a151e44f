import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { noteRebuild, rebuildPause, useRebuild } from './rebuild.ts'

// Outside a component, the hook returns its current snapshot.
vi.mock('react', () => ({ useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read() }))

const rebuilding = (percent?: number) =>
  new ApiError(503, 'Your garden is being rebuilt.', { code: 'rebuilding', percent })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('only an error with the code “rebuilding” counts as a rebuild', () => {
  expect(noteRebuild(rebuilding(40))).toBe(true)
  expect(noteRebuild(new ApiError(503, 'Away', { code: 'unavailable' }))).toBe(false)
  expect(noteRebuild(new Error('rebuilding'))).toBe(false)
})

test("pages show the rebuild's progress as long as answers wait for it", () => {
  expect(useRebuild()).toBe(null)
  noteRebuild(rebuilding())
  expect(useRebuild()).toBe(0)
  vi.advanceTimersByTime(rebuildPause)
  noteRebuild(rebuilding(40))
  vi.advanceTimersByTime(2 * rebuildPause - 1)
  expect(useRebuild()).toBe(40)
  vi.advanceTimersByTime(1)
  expect(useRebuild()).toBe(null)
})
