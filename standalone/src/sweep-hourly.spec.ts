import type { EmbeddedProvider } from '@wattle/adapters/identity/embedded-provider.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sweepHourly } from './sweep-hourly.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-09-02T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('uploads and sessions are swept at the start and every hour, until it is stopped', () => {
  const swept: unknown[] = []
  const stop = sweepHourly(
    {
      images: { sweep: async (before: Date) => swept.push(before.toISOString()) } as unknown as Images,
      embeddedProvider: { sweep: () => void swept.push('sessions') } as EmbeddedProvider,
    },
    () => new Date(),
    (error) => swept.push(error),
  )
  expect(swept.splice(0)).toEqual(['sessions', '2025-09-01T10:00:00.000Z'])
  vi.advanceTimersByTime(3_600_000)
  expect(swept.splice(0)).toEqual(['sessions', '2025-09-01T11:00:00.000Z'])
  stop()
  vi.advanceTimersByTime(3_600_000)
  expect(swept).toEqual([])
})

test('a sweep that fails is reported', async () => {
  const away = new Error('Away.')
  const report = vi.fn()
  const images = { sweep: () => Promise.reject(away) } as unknown as Images
  const stop = sweepHourly({ images, embeddedProvider: null }, () => new Date(), report)
  await vi.waitFor(() => expect(report.mock.calls).toEqual([[away]]))
  stop()
})
