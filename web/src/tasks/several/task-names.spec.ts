import { expect, test } from 'vitest'
import { taskNames } from './task-names.ts'

test('tasks alike are told apart by their plants', () => {
  const prune = (name: string) => ({ title: 'Prune', plant: { name } })
  expect(taskNames([prune('Lavender'), prune('Rose')])).toBe('Prune (Lavender) and Prune (Rose)')
})

test('a task that returns is named once, one without a plant by its title alone', () => {
  const water = { title: 'Water', plant: { name: 'Fern' } }
  expect(taskNames([water, water, { title: 'Order bulbs', plant: null }])).toBe(
    'Water (Fern) and Order bulbs',
  )
})
