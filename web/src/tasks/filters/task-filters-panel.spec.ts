import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { locationQueries } from '../../locations/api.ts'
import { plantQueries } from '../../plants/api.ts'
import { markupOf, textOf } from '../../ui/testing/markup.ts'
import type { TaskFilters } from './task-filters.ts'
import { TaskFiltersPanel } from './task-filters-panel.tsx'

const none: TaskFilters = { month: '2026-11', plant: '', location: '', priority: null, showCompleted: false }
const client = new QueryClient()
client.setQueryData(locationQueries.list().queryKey, [{ id: 'l1', name: 'Hedge' }] as never)
client.setQueryData(plantQueries.list().queryKey, [
  { id: 'p1', name: 'Lavender', locationId: 'l1' },
  { id: 'p2', name: 'Fern', locationId: 'l2' },
] as never)

const panel = (filters: Partial<TaskFilters> = {}, garden = client) =>
  markupOf(createElement(TaskFiltersPanel, { filters: { ...none, ...filters }, onChange: () => {} }), garden)

test('the filters fold away, and their summary says what is shown', () => {
  expect(panel()).toMatch(/^<details[^>]*><summary[^>]*>/)
  const folded = (filters: Partial<TaskFilters>) =>
    textOf(/<summary[^>]*>.*?<\/summary>/.exec(panel(filters))?.[0] ?? '')
  expect(folded({})).toBe('Filters All locations, all plants')
  expect(folded({ location: 'l1', plant: 'Lavender', priority: 1, showCompleted: true })).toBe(
    'Filters Hedge, Lavender, high priority, with complete tasks',
  )
})

test('tasks can be filtered by location, plant, priority and completion', () => {
  const text = textOf(panel())
  for (const words of [
    'Location All locations Hedge',
    'Plant All plants Fern Lavender',
    'Priority All ▲ High ● Medium ▼ Low',
    'Show complete tasks',
  ]) {
    expect(text).toContain(words)
  }
  expect(panel()).toMatch(/role="switch"/)
})

test('with a location chosen only its own plants can be chosen', () => {
  expect(textOf(panel({ location: 'l1' }))).toContain('Plant All plants Lavender Priority')
})

test('the plants to choose from are in the order of people, numbers included', () => {
  const garden = new QueryClient()
  garden.setQueryData(locationQueries.list().queryKey, [])
  garden.setQueryData(
    plantQueries.list().queryKey,
    ['Zinnia', 'Tomato 10', 'Émile rose', 'Tomato 2', 'apple'].map((name) => ({ id: name, name })) as never,
  )
  expect(textOf(panel({}, garden))).toContain('All plants apple Émile rose Tomato 2 Tomato 10 Zinnia')
})

test('a location that is not known is one to choose, and the summary names it alike', () => {
  const text = textOf(panel({ location: 'gone' }))
  expect(text).toContain('Filters One location, all plants')
  expect(text).toContain('Location All locations Hedge One location')
})
