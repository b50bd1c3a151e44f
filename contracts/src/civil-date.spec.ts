import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, civilDate, daysInMonth, isCivilDate, monthOf, partsOf } from './civil-date.ts'

const anyDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a civil date', () => {
  test.each(['2026-01-01', '2024-02-29', '2000-02-29', '2026-12-31', '1900-02-28'])('can be %s', (text) => {
    expect(isCivilDate(text)).toBe(true)
  })

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026/01/01',
    '',
    'today',
  ])('cannot be "%s"', (text) => {
    expect(isCivilDate(text)).toBe(false)
  })

  test('splits into its parts and can be rebuilt from them', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const { year, month, day } = partsOf(date)
        expect(civilDate(year, month, day)).toBe(date)
        expect(isCivilDate(date)).toBe(true)
        expect(date.startsWith(monthOf(date))).toBe(true)
      }),
    )
  })

  test('past the end of a month becomes the last day of the month', () => {
    expect([civilDate(2026, 2, 31), civilDate(2024, 2, 31), civilDate(2026, 4, 31)]).toEqual([
      '2026-02-28',
      '2024-02-29',
      '2026-04-30',
    ])
    const months = Array.from({ length: 12 }, (_, month) => daysInMonth(2026, month + 1))
    expect(months).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    expect([1900, 2000, 2024, 2100].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 29, 28])
  })
})

describe('counting', () => {
  test('months crosses the year end both ways', () => {
    expect([
      addMonths('2026-12', 1),
      addMonths('2026-01', -1),
      addMonths('2026-06', -18),
      addMonths('2026-06', 0),
    ]).toEqual(['2027-01', '2025-12', '2024-12', '2026-06'])
  })

  test('days forward and back returns to the same date', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const later = addDays(date, days)
        expect(Date.parse(later) - Date.parse(date)).toBe(days * 86_400_000)
        expect(addDays(later, -days)).toBe(date)
      }),
    )
  })

  test('days is right across daylight saving changes', () => {
    expect([addDays('2026-10-03', 1), addDays('2026-04-04', 2), addDays('2024-02-28', 1)]).toEqual([
      '2026-10-04',
      '2026-04-06',
      '2024-02-29',
    ])
  })
})
