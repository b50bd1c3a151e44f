import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { expect, test } from 'vitest'
import { gardenSentence, greeting, inState, monthSentence } from './greeting.ts'

test("the greeting follows the hour in the gardener's own time zone", () => {
  const instant = new Date('2026-11-20T22:30:00Z')
  expect([
    greeting(instant, 'Australia/Sydney', 'Nell Ashby'),
    greeting(new Date('2026-11-20T05:00:00Z'), 'Australia/Perth', 'Nell'),
    greeting(new Date('2026-11-20T13:00:00Z'), 'Australia/Darwin', 'nell@example.com'),
  ]).toEqual(['Good morning, Nell', 'Good afternoon, Nell', 'Good evening'])
})

test('territories take an article, and the tropics have their own seasons', () => {
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

const task = (dueDate: string, name?: string) =>
  ({
    title: 'Sweep the step',
    dueDate,
    month: dueDate.slice(0, 7),
    plant: name ? { name } : null,
  }) as TaskWithPlant
const said = (toDo: TaskWithPlant[], plants = 3) => gardenSentence(toDo, plants, '2026-11-26')

test("the dashboard names the garden's plants that need a hand", () => {
  const lemon = task('2026-11-30', 'Lemon')
  expect(said([lemon, lemon, task('2026-11-30', 'Rose'), task('2026-11-30', 'Fern')])).toBe(
    'Lemon and Rose would like a hand.',
  )
  expect(said([task('2026-10-30', 'Lemon'), task('2026-12-04', 'Rose')])).toBe('Lemon would like a hand.')
  expect(said([])).toBe('Nothing needs doing just now. Enjoy it.')
  expect(said([], 0)).toBe(null)
})

test('the dashboard names the next task if nothing is due this month', () => {
  expect(said([task('2026-12-04', 'Lemon'), task('2026-12-15', 'Rose')])).toBe(
    'Nothing needs doing just now. Lemon is next, on Fri 4 Dec.',
  )
  expect(said([task('2027-01-02')])).toBe(
    'Nothing needs doing just now. Sweep the step is next, on Sat 2 Jan 2027.',
  )
  expect(said([task('2026-11-26'), task('2026-12-04', 'Lemon')])).toBe(null)
})
