import type { Images } from '@wattle/adapters/images/port.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sweepUploads } from './sweep-uploads.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-09-02T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('uploads older than a day are swept at the start and every hour, until the sweep is stopped', async () => {
  const swept: unknown[] = []
  const images = { sweep: async (before: Date) => swept.push(before.toISOString()) } as unknown as Images
  const sweeping = sweepUploads(
    images,
    () => new Date(),
    (error) => swept.push(error),
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(swept.splice(0)).toEqual(['2025-09-01T10:00:00.000Z'])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(swept.splice(0)).toEqual(['2025-09-01T11:00:00.000Z'])
  await sweeping.stop()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(swept).toEqual([])
})
