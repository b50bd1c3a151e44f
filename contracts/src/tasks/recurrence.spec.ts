import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysInMonth, monthOf, partsOf } from '../civil-date.ts'
import { type RecurringFrequency, recurringFrequencies } from './choices.ts'
import { nextTurn, recursIn } from './recurrence.ts'

/** The due dates of a series whose tasks are each completed on the day they are due. */
function turns(frequency: RecurringFrequency, first: string, count: number): string[] {
  const dates = [first]
  const { day } = partsOf(first)
  while (dates.length <= count) {
    const due = dates.at(-1) as string
    dates.push(nextTurn(frequency, due, due, day))
  }
  return dates.slice(1)
}

describe('a task that repeats', () => {
  test.each<[RecurringFrequency, string, string[]]>([
    ['monthly', '2026-01-15', ['2026-02-15', '2026-03-15', '2026-04-15']],
    ['monthly', '2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['monthly', '2024-01-30', ['2024-02-29', '2024-03-30']],
    ['quarterly', '2026-11-30', ['2027-02-28', '2027-05-30']],
    ['biannual', '2025-08-31', ['2026-02-28', '2026-08-31']],
    ['annual', '2024-02-29', ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
    ['monthly-spring', '2026-09-30', ['2026-10-30', '2026-11-30', '2027-09-30']],
    ['monthly-summer', '2026-12-31', ['2027-01-31', '2027-02-28', '2027-12-31']],
    ['monthly-autumn', '2026-05-31', ['2027-03-31', '2027-04-30', '2027-05-31']],
    ['monthly-winter', '2026-07-15', ['2026-08-15', '2027-06-15', '2027-07-15']],
    ['monthly-winter', '2026-01-10', ['2026-06-10']],
  ])('%s from %s is next due on %j', (frequency, first, expected) => {
    expect(turns(frequency, first, expected.length)).toEqual(expected)
  })

  test.each<[RecurringFrequency, string, string, string]>([
    ['monthly', '2026-01-15', '2026-01-20', '2026-02-15'],
    ['monthly', '2026-01-15', '2026-02-15', '2026-03-15'],
    ['monthly', '2026-01-15', '2026-04-01', '2026-04-15'],
    ['annual', '2024-06-01', '2026-06-01', '2027-06-01'],
    ['annual', '2026-06-01', '2026-01-01', '2027-06-01'],
    ['monthly-spring', '2026-11-15', '2027-08-31', '2027-09-15'],
    ['quarterly', '2026-01-31', '2026-05-01', '2026-07-31'],
  ])('%s, due %s and done %s, is next due on %s', (frequency, due, done, expected) => {
    expect(nextTurn(frequency, due, done)).toBe(expected)
  })

  test('is next due on the first matching day after both the due date and the day it was done', () => {
    const date = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10))
    const months: Partial<Record<RecurringFrequency, number[]>> = {
      'monthly-spring': [9, 10, 11],
      'monthly-summer': [12, 1, 2],
      'monthly-autumn': [3, 4, 5],
      'monthly-winter': [6, 7, 8],
    }
    const steps: Partial<Record<RecurringFrequency, number>> = { annual: 12, biannual: 6, quarterly: 3 }
    const monthNumber = (day: string) => partsOf(day).year * 12 + partsOf(day).month

    fc.assert(
      fc.property(fc.constantFrom(...recurringFrequencies), date, date, (frequency, due, done) => {
        const next = nextTurn(frequency, due, done)
        const later = due > done ? due : done
        const { year, month, day } = partsOf(next)
        expect(next > later).toBe(true)
        expect(day).toBe(Math.min(partsOf(due).day, daysInMonth(year, month)))
        expect(months[frequency] ?? [month]).toContain(month)
        const step = steps[frequency] ?? 1
        expect((monthNumber(next) - monthNumber(due)) % step).toBe(0)
        const longestWait = months[frequency] ? 10 : step
        expect(monthNumber(next) - monthNumber(later)).toBeLessThanOrEqual(longestWait)
      }),
      { numRuns: 500 },
    )
  })
})

test('a series is found in exactly the months in which it has a turn', () => {
  const frequency = fc.constantFrom(...recurringFrequencies)
  const day = fc.integer({ min: 0, max: 900 }).map((ahead) => addDays('2026-01-01', ahead))
  fc.assert(
    fc.property(frequency, day, fc.option(day), (each, due, until) => {
      const months = Array.from({ length: 24 }, (_, ahead) => addMonths(monthOf(due), ahead))
      const found = months.filter((month) => recursIn(month, each, due, until))
      const inTime = turns(each, due, 24).filter((turn) => until === null || turn <= until)
      expect(found).toEqual(inTime.map(monthOf).filter((month) => months.includes(month)))
    }),
  )
})
