import { expect, test } from 'vitest'
import { taskPeriods } from './choices.ts'
import { lastDayOf } from './task-period.ts'

test('a task period sets the last day to look ahead to', () => {
  expect(taskPeriods.map((period) => lastDayOf(period, '2026-11-28'))).toEqual([
    '2026-12-05',
    '2026-12-12',
    '2026-11-30',
    '2027-01-09',
  ])
})
