import { expect, test } from 'vitest'
import { jobsDue } from './use-jobs-due.ts'

test('what is pending counts for its plant, what is done or for no plant does not', () => {
  const task = (plantId: string | null, status: 'pending' | 'completed') => ({ plantId, status })
  const tasks = [task('a', 'pending'), task('a', 'pending'), task('a', 'completed'), task(null, 'pending')]
  expect([...jobsDue([...tasks, task('b', 'pending')])]).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})
