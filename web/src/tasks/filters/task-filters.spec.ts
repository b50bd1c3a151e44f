import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { expect, test } from 'vitest'
import {
  filterSentence,
  foundText,
  isFiltered,
  matches,
  readFilters,
  type TaskFilters,
  writeFilters,
} from './task-filters.ts'

const today = '2026-01-15'
const none: TaskFilters = { month: '2026-01', plant: '', location: '', priority: null, showCompleted: false }
const read = (search: string) => readFilters(new URLSearchParams(search), today)

test("without parameters the filters show this month's pending tasks", () => {
  expect(read('')).toEqual(none)
  for (const month of ['2026-13', '9999-12', '1899-12', '2200-01'])
    expect(read(`month=${month}`)).toEqual(none)
})

test('a plant without a month shows all its months, and with a month only that one', () => {
  expect(read('plant=Lemon')).toEqual({ ...none, month: null, plant: 'Lemon' })
  expect(read('plant=Lemon&month=2026-03')).toEqual({ ...none, month: '2026-03', plant: 'Lemon' })
})

test("last month's incomplete tasks are pending ones, also across the turn of the year", () => {
  expect(read('lastMonthIncomplete=true&completed=true')).toEqual({ ...none, month: '2025-12' })
})

test('every filter survives being written to an address and read back', () => {
  const filters: TaskFilters = {
    month: '2026-03',
    plant: 'Rose & “Friends” #2 /100%? 🌹',
    location: 'l1',
    priority: 3,
    showCompleted: true,
  }
  expect(readFilters(new URLSearchParams(writeFilters(filters).toString()), today)).toEqual(filters)
})

test('a task must match the plant, the location and the priority', () => {
  const task = { priority: 1, plant: { name: 'Lemon', locationId: 'l1' } } as TaskWithPlant
  const keeps = (part: Partial<TaskFilters>) => matches(task, { ...none, ...part })
  expect([keeps({}), keeps({ plant: 'Lemon', location: 'l1', priority: 1 })]).toEqual([true, true])
  expect([keeps({ plant: 'Rose' }), keeps({ location: 'l2' }), keeps({ priority: 2 })]).toEqual([
    false,
    false,
    false,
  ])
  expect(matches({ ...task, plant: null }, { ...none, plant: 'Lemon' })).toBe(false)
})

test('the sentence above the tasks names every filter that is set', () => {
  const says = (part: Partial<TaskFilters>) => filterSentence({ ...none, ...part }, 'Back step')
  expect(says({ plant: 'Lemon' })).toBe('Showing only tasks for Lemon.')
  expect(says({ plant: 'Lemon', month: null })).toBe('Showing only tasks for Lemon, in every month.')
  expect(says({ priority: 1 })).toBe('Showing only high priority tasks.')
  expect(says({ plant: 'Lemon', location: 'l1', priority: 3 })).toBe(
    'Showing only low priority tasks for Lemon in Back step.',
  )
  expect([isFiltered(none), isFiltered({ ...none, showCompleted: true })]).toEqual([false, false])
  expect(
    [{ plant: 'Lemon' }, { location: 'l1' }, { priority: 2 as const }].map((part) =>
      isFiltered({ ...none, ...part }),
    ),
  ).toEqual([true, true, true])
})

test('the number of tasks is announced to screen readers', () => {
  expect(foundText({ ...none, month: '2026-12' }, 3)).toBe('December 2026: 3 tasks')
  expect(foundText({ ...none, plant: 'Lemon', month: null }, 1)).toBe('Every month: 1 task')
})
