import { expect, test } from 'vitest'
import { monthsUntil } from './horizon.ts'

test('the months until a date begin with last month and cross the turn of the year', () => {
  expect(monthsUntil('2027-01-09', '2026-11-28')).toEqual(['2026-10', '2026-11', '2026-12', '2027-01'])
  expect(monthsUntil('2027-01-31', '2027-01-28')).toEqual(['2026-12', '2027-01'])
  expect(monthsUntil('2026-11-30', '2026-11-28')).toEqual(['2026-10', '2026-11'])
})
