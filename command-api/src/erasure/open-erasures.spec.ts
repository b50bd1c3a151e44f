import type { RegisteredErasure } from '@wattle/contracts/erasure/register.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { OpenErasures } from './open-erasures.ts'

test('an erasure is remembered until it is in another state or was requested again', () => {
  const open = new OpenErasures()
  const requested: RegisteredErasure = {
    gardenId: idOf('garden'),
    state: 'scheduled',
    since: '2026-03-01T00:00:00.000Z',
  }
  const again = { ...requested, since: '2026-03-02T00:00:00.000Z' }
  const started = { ...again, state: 'started' as const }
  const seen = [requested, requested, again, started].map((erasure, now) => open.update([erasure], now)[0])
  expect(seen.map((erasure) => erasure?.firstSeen)).toEqual([0, 0, 2, 3])
})
