import { expect, test } from 'vitest'
import { dayAt } from './day-at.ts'

test('the day changes exactly at midnight in each time zone', () => {
  const days = [
    '2026-03-20T12:59:59Z',
    '2026-03-20T13:00:00Z',
    '2026-03-20T15:59:59Z',
    '2026-03-20T16:00:00Z',
  ]
  const asked = days.map((now) => [
    dayAt(new Date(now), 'Australia/Sydney'),
    dayAt(new Date(now), 'Australia/Perth'),
  ])
  expect(asked).toEqual([
    ['2026-03-20', '2026-03-20'],
    ['2026-03-21', '2026-03-20'],
    ['2026-03-21', '2026-03-20'],
    ['2026-03-21', '2026-03-21'],
  ])
})
