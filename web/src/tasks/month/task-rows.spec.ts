import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { expect, test } from 'vitest'
import { withTask } from '../cached-tasks.ts'
import { groupByMonth } from './group-tasks.ts'
import { isDrawn, type RowActions } from './task-rows.tsx'
import { rowActions } from './testing/row-actions.ts'

const { today } = rowActions

const task = (id: string, species: string) =>
  ({
    id,
    title: 'Prune',
    dueDate: today,
    month: '2026-11',
    status: 'pending',
    plant: { name: id, species, locationId: 'l', locationName: 'Hedge' },
  }) as TaskWithPlant
const before = [
  task('rose', 'Rosa'),
  task('lily', 'Lilium'),
  task('mint 1', 'Mentha'),
  task('mint 2', 'Mentha'),
]

/** The month's rows with the props to render them. */
function rowsOf(tasks: readonly TaskWithPlant[], changes: Partial<RowActions> = {}) {
  const shown = { ...rowActions, ...changes }
  const rows = groupByMonth(tasks, today, shown.leaving).flatMap(({ locations }) =>
    locations.flatMap((location) => location.rows),
  )
  return rows.map(({ key, tasks: alike }) => ({ key, props: { tasks: alike, ...shown } }))
}

/** The ids of the remaining rows that would re-render. */
function drawnAgain(after: ReturnType<typeof rowsOf>) {
  const last = new Map(rowsOf(before).map(({ key, props }) => [key, props]))
  return after.flatMap(({ key, props }) => {
    const drawn = last.get(key)
    return drawn && !isDrawn(drawn, props) ? props.tasks.map(({ id }) => id) : []
  })
}

test('ticking a task renders only its own row again', () => {
  const { tasks } = withTask({ tasks: before }, 'lily', { status: 'completed', completedOn: today })
  expect(drawnAgain(rowsOf(before))).toEqual([])
  expect(drawnAgain(rowsOf(before, { leaving: new Set(['lily']) }))).toEqual(['lily'])
  expect(drawnAgain(rowsOf(tasks, { leaving: new Set(['lily']), inFlight: new Set(['lily']) }))).toEqual([
    'lily',
  ])
  expect(drawnAgain(rowsOf(tasks))).toEqual([])
})

test('ticking one of several alike tasks renders their row again', () => {
  expect(drawnAgain(rowsOf(before, { leaving: new Set(['mint 2']) }))).toEqual(['mint 1', 'mint 2'])
  const [rose, lily, mint] = before
  if (!rose || !lily || !mint) throw new Error('no tasks')
  expect(drawnAgain(rowsOf([rose, lily, mint]))).toEqual(['mint 1'])
})

test('a new day or a new tick handler renders every row again', () => {
  const all = before.map(({ id }) => id)
  expect(drawnAgain(rowsOf(before, { today: '2026-11-21' }))).toEqual(all)
  expect(drawnAgain(rowsOf(before, { onTick: () => {} }))).toEqual(all)
})
