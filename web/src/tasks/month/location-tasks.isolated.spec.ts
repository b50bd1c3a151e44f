import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { textOf } from '../../ui/testing/markup.ts'
import { groupByMonth } from './group-tasks.ts'
import { LocationTasks } from './location-tasks.tsx'
import { rowActions } from './testing/row-actions.ts'

// A wide screen, because there is none to query.
vi.mock('../../profile/use-tropics.ts', () => ({ useTropics: () => false }))
vi.mock('../../ui/use-media.ts', () => ({ narrow: '', useMedia: () => false }))

const task = (id: string, changes: Partial<TaskWithPlant> = {}) =>
  ({
    id,
    title: 'Prune',
    dueDate: '2026-11-25',
    month: '2026-11',
    priority: 2,
    status: 'pending',
    completedOn: null,
    estimatedTime: 10,
    isRecurring: false,
    product: null,
    plant: {
      name: 'Lavender',
      species: 'Lavandula',
      locationId: 'l',
      locationName: 'Hedge',
      locationIcon: '🌿',
    },
    ...changes,
  }) as TaskWithPlant

function markupOf(tasks: TaskWithPlant[]) {
  const [location] = groupByMonth(tasks, rowActions.today, rowActions.leaving)[0]?.locations ?? []
  if (!location) throw new Error('no location')
  return renderToStaticMarkup(createElement(LocationTasks, { location, month: 'This Month', ...rowActions }))
}
const labels = (markup: string) => [...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)

test('a task can be ticked, edited and deleted, and shows its product', () => {
  const product = { productName: 'Secateurs', productLink: 'https://shop.example/secateurs' }
  const markup = markupOf([task('a', { product })])
  expect(labels(markup)).toEqual([
    'Hedge, This Month',
    'Mark as done: Prune, Lavender',
    'Edit Prune, Lavender',
    'Delete Prune, Lavender',
  ])
  expect(markup).toContain('href="https://shop.example/secateurs"')
})

test('a done task keeps its actions and its product', () => {
  const product = { productName: 'Seaweed' }
  const markup = markupOf([task('a', { status: 'completed', completedOn: '2026-11-19', product })])
  expect(labels(markup)).toEqual([
    'Hedge, This Month',
    'Mark as done: Prune, Lavender',
    'Edit Prune, Lavender',
    'Delete Prune, Lavender',
  ])
  expect(textOf(markup)).toBe('🌿 Hedge 1 done Prune Lavender Seaweed (opens a new tab) Done Thu 19 Nov')
  expect(markup).toMatch(/href="[^"]*Seaweed/)
  expect(markup).toContain('checked=""')
})

test('the same job on alike plants is one row with one tick, which unfolds', () => {
  const product = { productName: 'Secateurs' }
  const markup = markupOf(['a', 'b', 'c'].map((id) => task(id, { product })))
  expect(labels(markup)).toEqual(['Hedge, This Month', 'Mark as done: Prune, Lavender × 3'])
  expect(markup).toContain('aria-expanded="false"')
  expect(textOf(markup)).toBe(
    '🌿 Hedge 3 to do Prune Lavender × 3 ● Medium Wed 25 Nov 10 min each Secateurs (opens a new tab)',
  )
})
