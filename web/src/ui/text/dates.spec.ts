import { expect, test } from 'vitest'
import { dateText, dayText, monthName, monthText, shortDateText } from './dates.ts'

test('dates are written the Australian way, the same in every engine', () => {
  expect(dateText('2026-11-20')).toBe('20 Nov 2026')
  expect(dateText('2026-06-01')).toBe('1 Jun 2026')
  expect(dateText('2026-09-05')).toBe('5 Sep 2026')
  expect(dayText('2026-11-20')).toBe('Fri 20 Nov 2026')
  expect(shortDateText('2026-07-09')).toBe('9 Jul')
  expect(monthText('2026-09')).toBe('September 2026')
  expect(monthName('2026-06')).toBe('June')
})

test('a text that is no date is shown unchanged', () => {
  expect(dateText('soon')).toBe('soon')
})
