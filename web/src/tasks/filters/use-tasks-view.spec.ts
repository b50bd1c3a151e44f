import { QueryClient } from '@tanstack/react-query'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { expect, test } from 'vitest'
import { plantQueries } from '../../plants/api.ts'
import { hookResult } from '../../ui/testing/hook-result.ts'
import { taskQueries } from '../api.ts'
import { useTasksView } from './use-tasks-view.ts'

const tasksOf = (
  plant: string,
  plants: readonly { id: string; name: string }[],
  queries = new QueryClient(),
) => {
  queries.setQueryData(plantQueries.list().queryKey, plants as never)
  const filters = { month: null, plant, location: '', priority: null, showCompleted: false }
  return hookResult(() => useTasksView(filters, '2026-11-20'), queries).tasks
}
const task = (id: string, name: string) => ({ id, plant: { name } }) as TaskWithPlant

test('the tasks of a plant are those of every plant with its name', () => {
  const queries = new QueryClient()
  queries.setQueryData(taskQueries.every(['p1', 'p3']).queryKey, { tasks: [task('a', 'Fern')] })
  const plants = ['Fern', 'Fig', 'Fern'].map((name, index) => ({ id: `p${index + 1}`, name }))
  expect(tasksOf('Fern', plants, queries)).toEqual([task('a', 'Fern')])
})

test('a plant that is missing from the list, as one just renamed, is not said to have no tasks', () => {
  const queries = new QueryClient()
  queries.setQueryData(taskQueries.every([]).queryKey, { tasks: [] })
  expect(tasksOf('Fern', [{ id: 'p1', name: 'Fig' }], queries)).toBe(undefined)
  const garden = [task('a', 'Fern'), task('b', 'Fig')]
  queries.setQueryData(taskQueries.every(null).queryKey, { tasks: garden })
  expect(tasksOf('Fern', [{ id: 'p1', name: 'Fig' }], queries)).toEqual([task('a', 'Fern')])
})
