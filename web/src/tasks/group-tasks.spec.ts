import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { expect, test } from 'vitest'
import { groupByMonth } from './group-tasks.ts'

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
