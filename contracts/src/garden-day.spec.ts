import { expect, test } from 'vitest'
import { isGardenDay } from './garden-day.ts'

test('a date in a garden is a day from 1900 to 2199', () => {
  const days = ['1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01', '2026-02-29']
  expect(days.filter(isGardenDay)).toEqual(['1900-01-01', '2199-12-31'])
})
