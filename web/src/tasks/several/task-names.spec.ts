import { expect, test } from 'vitest'
import { taskNames } from './task-names.ts'

test('alike tasks are told apart by their plants', () => {
  const prune = (name: string) => ({ title: 'Prune', plant: { name } })
  expect(taskNames([prune('Lavender'), prune('Rose')])).toBe('Prune (Lavender) and Prune (Rose)')
})

test('a repeated task is named once, and a task without a plant by its title', () => {
  const water = { title: 'Water', plant: { name: 'Fern' } }
  expect(taskNames([water, water, { title: 'Order bulbs', plant: null }])).toBe(
    'Water (Fern) and Order bulbs',
  )
})
