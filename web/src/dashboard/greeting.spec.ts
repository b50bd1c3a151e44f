import { expect, test } from 'vitest'
import { gardenSentence, greeting, inState, monthSentence } from './greeting.ts'

test('the hour is the gardener’s own, whatever the device says', () => {
  const instant = new Date('2026-11-20T22:30:00Z')
  expect([
    greeting(instant, 'Australia/Sydney', 'Nell Ashby'),
    greeting(new Date('2026-11-20T05:00:00Z'), 'Australia/Perth', 'Nell'),
    greeting(new Date('2026-11-20T13:00:00Z'), 'Australia/Darwin', 'nell@example.com'),
  ]).toEqual(['Good morning, Nell', 'Good afternoon, Nell', 'Good evening'])
})

test('territories take an article, and the tropics have seasons of their own', () => {
  expect([inState('Northern Territory'), inState('Victoria'), inState(null)]).toEqual([
    'the Northern Territory',
    'Victoria',
    'Australia',
  ])
  expect(['2026-07-01', '2026-11-01', '2026-12-01'].map((day) => monthSentence(day, true))).toEqual([
    expect.stringContaining('The dry'),
    expect.stringContaining('not far off'),
    expect.stringContaining('The wet is here'),
  ])
  expect(monthSentence('2026-12-01', false)).toContain('Long days')
})

test('Home speaks of the garden’s own plants', () => {
  expect(gardenSentence(['Lemon', 'Lemon', 'Rose', 'Fern'], 3)).toBe('Lemon and Rose would like a hand.')
  expect(gardenSentence(['Lemon'], 1)).toBe('Lemon would like a hand.')
  expect(gardenSentence([], 1)).toBe('Nothing needs doing just now. Enjoy it.')
  expect(gardenSentence([], 0)).toBe(null)
})
