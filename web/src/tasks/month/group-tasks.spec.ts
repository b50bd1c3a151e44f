import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { expect, test } from 'vitest'
import { groupByMonth, topOf } from './group-tasks.ts'

const today = '2027-01-10'
const task = (id: string, month: string, place?: string) =>
  ({
    id,
    month,
    plant: place && {
      locationId: `id of ${place}`,
      locationName: place,
      locationIcon: '🌿',
      locationBackground: '#fff',
    },
  }) as TaskWithPlant

test('tasks stand by month in order, unscheduled last, and by place within, General last', () => {
  const groups = groupByMonth(
    [
      task('a', '2027-02', 'Verandah'),
      task('b', ''),
      task('c', '2027-01'),
      task('d', '2027-01', 'Verandah'),
      task('e', '2027-01', 'Balcony'),
      task('f', '2026-12', 'Balcony'),
      task('g', '2027-01', 'Verandah'),
    ],
    today,
  )
  expect(
    groups.map(({ label, places }) => [
      label,
      places.map(({ name, tasks }) => [name, tasks.map(({ id }) => id)]),
    ]),
  ).toEqual([
    ['Last Month', [['Balcony', ['f']]]],
    [
      'This Month',
      [
        ['Balcony', ['e']],
        ['Verandah', ['d', 'g']],
        ['General', ['c']],
      ],
    ],
    ['February 2027', [['Verandah', ['a']]]],
    ['Unscheduled', [['General', ['b']]]],
  ])
})

test('the top of the groups has so many tasks, nothing empty, and the whole counts', () => {
  const groups = groupByMonth(
    [
      task('a', '2027-01', 'Balcony'),
      task('b', '2027-01', 'Balcony'),
      task('c', '2027-01', 'Verandah'),
      task('d', '2027-01', 'Verandah'),
      task('e', '2027-02'),
    ],
    today,
  )
  const top = (wanted: number) =>
    topOf(groups, wanted).map(({ month, places }) => [
      month,
      places.map(({ name, count, tasks }) => [name, count, tasks.map(({ id }) => id)]),
    ])
  expect(top(3)).toEqual([
    [
      '2027-01',
      [
        ['Balcony', 2, ['a', 'b']],
        ['Verandah', 2, ['c']],
      ],
    ],
  ])
  expect(top(Number.POSITIVE_INFINITY)).toEqual([
    [
      '2027-01',
      [
        ['Balcony', 2, ['a', 'b']],
        ['Verandah', 2, ['c', 'd']],
      ],
    ],
    ['2027-02', [['General', 1, ['e']]]],
  ])
})
