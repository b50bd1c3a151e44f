import { expect, test } from 'vitest'
import { nearDateText, nearDayText, seasonText, shortMonthText } from './season-text.ts'

test('a month is the early, middle or late part of its southern season', () => {
  expect(
    ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2026-06'].map((month) =>
      seasonText(month, false),
    ),
  ).toEqual([
    'early spring',
    'mid-spring',
    'late spring',
    'early summer',
    'mid-summer',
    'late summer',
    'early winter',
  ])
})

test('a month of the tropics is part of the wet, the dry or the build-up', () => {
  expect(['2026-07', '2026-11', '2027-01'].map((month) => seasonText(month, true))).toEqual([
    'dry season',
    'build-up',
    'wet season',
  ])
})

test('a day shows its year only if that is not this year', () => {
  expect([nearDayText('2026-11-20', '2026-11-02'), nearDayText('2027-01-01', '2026-11-02')]).toEqual([
    'Fri 20 Nov',
    'Fri 1 Jan 2027',
  ])
  expect([nearDateText('2026-11-20', '2026-11-02'), nearDateText('2027-01-01', '2026-11-02')]).toEqual([
    '20 Nov',
    '1 Jan 2027',
  ])
  expect(shortMonthText('2026-09')).toBe('Sep')
})
