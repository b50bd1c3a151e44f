import type { HistoryEntry } from '@wattle/contracts/history/views.ts'
import { expect, test } from 'vitest'
import { byMonth } from './months.ts'
import { timeText } from './words.ts'

const entryAt = (occurredAt: string) => ({ occurredAt }) as HistoryEntry

test("a month of the history begins at midnight in the gardener's time zone", () => {
  const entries = ['2026-03-31T20:00:00Z', '2026-03-31T14:00:00Z', '2026-03-31T12:00:00Z'].map(entryAt)
  const days = (zone: string) =>
    byMonth(entries, zone).map(([month, list]) => [month, list.map(({ day }) => day)])
  expect(days('Australia/Sydney')).toEqual([
    ['2026-04', ['2026-04-01', '2026-04-01']],
    ['2026-03', ['2026-03-31']],
  ])
  expect(days('Australia/Perth')).toEqual([
    ['2026-04', ['2026-04-01']],
    ['2026-03', ['2026-03-31', '2026-03-31']],
  ])
})

test("a time is shown in the gardener's time zone", () => {
  expect(timeText('2026-03-31T20:04:00Z', 'Australia/Perth')).toBe('4:04\u00a0am')
})
