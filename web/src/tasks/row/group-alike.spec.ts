import type { TaskPlant, TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { expect, test } from 'vitest'
import { groupAlike, locationText, plantsText, reasonText } from './group-alike.ts'

const lavender = { name: 'Lavender', species: 'Lavandula dentata' } as TaskPlant
const prune = {
  title: 'Prune after flowering',
  dueDate: '2026-12-05',
  priority: 2,
  estimatedTime: 10,
  isRecurring: true,
  recurringFrequency: 'annual',
  recurringUntil: null,
  product: null,
} as Partial<TaskWithPlant>
const task = (id: string, changes: Partial<TaskWithPlant> = {}) =>
  ({ id, ...prune, plant: lavender, ...changes }) as TaskWithPlant
const idsOf = (tasks: TaskWithPlant[]) => groupAlike(tasks).map((alike) => alike.tasks.map(({ id }) => id))

test('the same job on plants of one species shares the row of the first', () => {
  const rose = { name: 'Rose', species: 'Rosa' } as TaskPlant
  expect(idsOf([task('a'), task('b', { plant: rose }), task('c'), task('d')])).toEqual([
    ['a', 'c', 'd'],
    ['b'],
  ])
})

test.each<[string, Partial<TaskWithPlant>]>([
  ['title', { title: 'Feed' }],
  ['due date', { dueDate: '2026-12-06' }],
  ['priority', { priority: 1 }],
  ['minutes', { estimatedTime: 20 }],
  ['recurrence', { isRecurring: false }],
  ['product', { product: { productName: 'Potash' } }],
  ['species', { plant: { ...lavender, species: 'Lavandula stoechas' } }],
])('a task with another %s is another job', (_what, changes) => {
  expect(idsOf([task('a'), task('b', changes)])).toEqual([['a'], ['b']])
})

test('plants without a species are alike by name, and tasks without a plant never are', () => {
  const fern = { name: 'Fern', species: '' } as TaskPlant
  const moss = { name: 'Moss', species: '' } as TaskPlant
  const [a, b, c] = [task('a', { plant: fern }), task('b', { plant: fern }), task('c', { plant: moss })]
  expect(idsOf([a, b, c])).toEqual([['a', 'b'], ['c']])
  expect(idsOf([task('a', { plant: null }), task('b', { plant: null })])).toEqual([['a'], ['b']])
})

test('alike plants are named by their common name, or else by their species', () => {
  expect(plantsText([task('a'), task('b'), task('c')])).toBe('Lavender × 3')
  expect(plantsText([task('a')])).toBe('Lavender')
  const named = (id: string, name: string) => task(id, { plant: { ...lavender, name } })
  const [alike] = groupAlike([named('a', 'Lavender 10'), named('b', 'Lavender 2')])
  expect(alike?.tasks.map(({ plant }) => plant?.name)).toEqual(['Lavender 2', 'Lavender 10'])
  expect(plantsText(alike?.tasks ?? [])).toBe('Lavandula dentata × 2')
})

test('alike tasks name their location only if they share it', () => {
  const [hedge, patch] = ['Hedge', 'Patch'].map((locationName) =>
    task('a', { plant: { ...lavender, locationName } }),
  )
  if (!hedge || !patch) throw new Error('no tasks')
  expect([locationText([hedge, hedge]), locationText([hedge, patch])]).toEqual(['Hedge', undefined])
})

test('alike tasks give a reason only if they share it', () => {
  const because = (text: string) => ({ reason: { text } as TaskWithPlant['reason'] })
  expect(reasonText([task('a', because('It is dry.')), task('b', because('It is dry.'))])).toBe('It is dry.')
  expect(reasonText([task('a', because('It is dry.')), task('b', because('It is late.'))])).toBe(undefined)
  expect(reasonText([task('a', because('It is dry.')), task('b', { reason: null })])).toBe(undefined)
})
