import { expect, test } from 'vitest'
import { tasksDue } from './use-tasks-due.ts'

test('pending tasks are counted per plant; done tasks and tasks without a plant are not', () => {
  const task = (plantId: string | null, status: 'pending' | 'completed') => ({ plantId, status })
  const tasks = [task('a', 'pending'), task('a', 'pending'), task('a', 'completed'), task(null, 'pending')]
  expect([...tasksDue([...tasks, task('b', 'pending')])]).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})
