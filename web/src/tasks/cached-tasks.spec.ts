import { QueryClient } from '@tanstack/react-query'
import type { TaskView, TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { expect, test } from 'vitest'
import { changeLists, withNewTask, withoutTask, withTask } from './cached-tasks.ts'

const task = (id: string, more: Partial<TaskView> = {}) => ({ id, status: 'pending', ...more }) as TaskView

test('changing one task keeps the other task objects', () => {
  const list = { tasks: [task('a'), task('b')], plan: { status: 'ready' } }
  const changed = withTask(list, 'b', { status: 'completed' })
  expect(changed).toEqual({
    tasks: [task('a'), task('b', { status: 'completed' })],
    plan: { status: 'ready' },
  })
  expect(changed.tasks[0]).toBe(list.tasks[0])
})

test('a list without the task is left alone', () => {
  const list = { tasks: [task('a')] }
  expect(withTask(list, 'x', { status: 'completed' })).toBe(list)
  expect(withoutTask(list, 'x')).toBe(list)
  expect(withTask(undefined, 'x', {})).toBe(undefined)
  expect(withoutTask({ tasks: [task('a'), task('b')] }, 'a')).toEqual({ tasks: [task('b')] })
})

test('a next turn is added by date to the lists of its month, its plant and the garden', () => {
  const due = (id: string, dueDate: string) =>
    task(id, { dueDate, month: dueDate.slice(0, 7), priority: 2, plantId: 'fern' }) as TaskWithPlant
  const list = { tasks: [due('a', '2026-11-01'), due('b', '2026-11-20')] }
  const next = due('n', '2026-11-08')
  const idsIn = (...key: unknown[]) => withNewTask(list, ['tasks', ...key], next).tasks.map(({ id }) => id)
  const keys = [
    ['month', '2026-11'],
    ['every', null],
    ['every', ['fern']],
  ]
  for (const key of keys) expect(idsIn(...key)).toEqual(['a', 'n', 'b'])
  const others = [
    ['month', '2026-12'],
    ['every', ['fig']],
    ['next', ['2026-11'], 5],
  ]
  for (const key of others) expect(withNewTask(list, ['tasks', ...key], next)).toBe(list)
  expect(withNewTask(list, ['tasks', 'month', '2026-11'], due('b', '2026-11-20'))).toBe(list)
})

test('a changed list keeps the time when it was read', () => {
  const queries = new QueryClient()
  const month = ['tasks', 'month', '2026-11'] as const
  queries.setQueryData(month, { tasks: [task('a')] }, { updatedAt: 5 })
  queries.setQueryData(['tasks', 'count'], 3, { updatedAt: 6 })
  changeLists(queries, (list) => withTask(list, 'a', { status: 'completed' }))
  expect(queries.getQueryState(month)).toMatchObject({
    data: { tasks: [task('a', { status: 'completed' })] },
    dataUpdatedAt: 5,
  })
  expect(queries.getQueryState(['tasks', 'count'])).toMatchObject({ data: 3, dataUpdatedAt: 6 })
})

test('a list that is to be read again stays so when it is changed', async () => {
  const queries = new QueryClient()
  const month = ['tasks', 'month', '2026-11'] as const
  const isStale = () => queries.getQueryCache().find({ queryKey: month })?.isStaleByTime(30_000)
  queries.setQueryData(month, { tasks: [task('a')] })
  changeLists(queries, (list) => withTask(list, 'a', { status: 'completed' }))
  expect(isStale()).toBe(false)
  await queries.invalidateQueries({ queryKey: month })
  changeLists(queries, (list) => withTask(list, 'a', { status: 'pending' }))
  expect(isStale()).toBe(true)
})
