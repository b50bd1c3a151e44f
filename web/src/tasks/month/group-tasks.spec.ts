import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { expect, test } from 'vitest'
import type { Alike } from '../row/group-alike.ts'
import { groupByMonth, rowsToDraw, topOf } from './group-tasks.ts'

const today = '2027-01-10'
const none: ReadonlySet<string> = new Set()
const task = (id: string, month: string, location?: string, changes: Partial<TaskWithPlant> = {}) =>
  ({
    id,
    // A distinct title, so that the tasks are not grouped.
    title: id,
    month,
    status: 'pending',
    ...changes,
    plant: location && {
      locationId: `id of ${location}`,
      locationName: location,
      locationIcon: '🌿',
      locationBackground: '#fff',
    },
  }) as TaskWithPlant
const idsOf = ({ tasks }: Alike) => tasks.map(({ id }) => id)

test('tasks are grouped by month and then by location, unscheduled and General last', () => {
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
    none,
  )
  expect(
    groups.map(({ label, locations }) => [
      label,
      locations.map(({ name, rows }) => [name, rows.flatMap(idsOf)]),
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

test('a location is sorted by its first due task, also once that is ticked today', () => {
  const due = (id: string, dueDate: string, location?: string, changes: Partial<TaskWithPlant> = {}) =>
    task(id, '2027-01', location, { dueDate, ...changes })
  const ticked = { status: 'completed', completedOn: today } as const
  const before = { status: 'completed', completedOn: '2027-01-09' } as const
  const orderOf = (tasks: TaskWithPlant[], withDone?: boolean) =>
    groupByMonth(tasks, today, none, withDone)[0]?.locations.map(({ name, toDo, done }) => [name, toDo, done])
  const rest = [due('b', '2027-01-28', 'Verandah'), due('c', '2027-01-20', 'Balcony'), due('d', '2027-01-15')]
  const inOrder = [
    ['Verandah', 2, 0],
    ['General', 1, 0],
    ['Balcony', 1, 0],
  ]
  expect(orderOf([...rest, due('a', '2027-01-05', 'Verandah')])).toEqual(inOrder)
  expect(orderOf([...rest, due('a', '2027-01-05', 'Verandah', ticked)], false)).toEqual(
    inOrder.map(([name]) => [name, 1, 0]),
  )
  expect(orderOf([...rest, due('a', '2027-01-05', 'Verandah', before)])).toEqual([
    ['General', 1, 0],
    ['Balcony', 1, 0],
    ['Verandah', 1, 1],
  ])
  expect(orderOf([due('e', '2027-01-02', 'Shed', ticked), ...rest], false)?.flat()).not.toContain('Shed')
})

test('numbered locations that are equally early are sorted by their numbers', () => {
  const tasks = ['Bed 10', 'Bed 2'].map((location) => task(location, '2027-01', location))
  const [month] = groupByMonth(tasks, today, none)
  expect(month?.locations.map(({ name }) => name)).toEqual(['Bed 2', 'Bed 10'])
})

test('the top of the groups has the requested number of rows and keeps the full counts', () => {
  const groups = groupByMonth(
    [
      task('a', '2027-01', 'Balcony'),
      task('b', '2027-01', 'Balcony'),
      task('c', '2027-01', 'Verandah'),
      task('d', '2027-01', 'Verandah'),
      task('e', '2027-02'),
    ],
    today,
    none,
  )
  const top = (wanted: number) =>
    topOf(groups, wanted).map(({ month, locations }) => [
      month,
      locations.map(({ name, toDo, rows }) => [name, toDo, rows.flatMap(idsOf)]),
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

const done = (id: string, completedOn: string) =>
  task(id, '2027-01', 'Verandah', { status: 'completed', completedOn })

test('done tasks are below the others, the latest first; one just ticked stays in place', () => {
  const tasks = [
    done('a', '2027-01-02'),
    done('b', '2027-01-09'),
    task('c', '2027-01', 'Verandah'),
    done('d', '2027-01-10'),
    done('e', '2027-01-10'),
  ]
  const [verandah] = groupByMonth(tasks, today, new Set(['d']))[0]?.locations ?? []
  expect(verandah).toMatchObject({ name: 'Verandah', toDo: 2, done: 3 })
  expect(verandah?.rows.flatMap(idsOf)).toEqual(['c', 'd', 'e', 'b', 'a'])
})

test('alike tasks done on one day share a row, apart from those still to do', () => {
  const title = 'Prune'
  const tasks = [
    { ...done('a', '2027-01-02'), title },
    { ...done('b', '2027-01-02'), title },
    { ...done('c', '2027-01-09'), title },
    task('d', '2027-01', 'Verandah', { title }),
    task('e', '2027-01', 'Verandah', { title }),
  ]
  const [verandah] = groupByMonth(tasks, today, none)[0]?.locations ?? []
  expect(verandah?.rows.map(idsOf)).toEqual([['d', 'e'], ['c'], ['a', 'b']])
})

test('each row has its own key, which stays the same when its tasks are ticked', () => {
  const title = 'Prune'
  const keysOf = (...tasks: TaskWithPlant[]) =>
    groupByMonth(tasks, today, none)[0]?.locations[0]?.rows.map(({ key }) => key) ?? []
  const [a, b, c] = ['a', 'b', 'c'].map((id) => task(id, '2027-01', 'Verandah', { title })) as [
    TaskWithPlant,
    TaskWithPlant,
    TaskWithPlant,
  ]
  const before = keysOf(a, b, c)
  const after = keysOf({ ...a, status: 'completed', completedOn: today }, b, c)
  expect(before).toHaveLength(1)
  expect(after[0]).toBe(before[0])
  expect(new Set(after).size).toBe(2)
})

test('the last few rows are drawn without asking', () => {
  expect(rowsToDraw(61, 60)).toBe(61)
  expect(rowsToDraw(65, 60)).toBe(65)
  expect(rowsToDraw(66, 60)).toBe(60)
  expect(rowsToDraw(12, 60)).toBe(12)
})
