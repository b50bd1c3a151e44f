import { idOf, locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { gardenA, recordedIn } from '@wattle/projections/testing/happened.ts'
import { expect, test } from 'vitest'
import type { HistoryLog } from '../query-deps.ts'
import { plantAsOf } from './plant-as-of.ts'

test("reading a plant's past stops when the client has gone", async () => {
  const events = recordedIn(gardenA, [
    locationCreated('Bed'),
    plantCreated('Rose', 'Bed'),
    ...Array.from({ length: 2_500 }, () => ({ type: 'GardenListed' as const })),
  ])
  const pages: number[] = []
  const read: HistoryLog['read'] = async (_stream, from = 0, limit = events.length) => {
    pages.push(from)
    return events.slice(from, from + limit) as never
  }
  const at = { at: '2026-02-01', revision: events.length - 1 }
  const isGone = () => pages.length === 1
  await plantAsOf({ read }, gardenA, idOf('Rose'), { ...at, isGone })
  expect(pages).toEqual([0])
  const whole = await plantAsOf({ read }, gardenA, idOf('Rose'), { ...at, isGone: () => false })
  expect(pages).toEqual([0, 0, 1_000, 2_000])
  expect(whole.plant?.name).toBe('Rose')
})
