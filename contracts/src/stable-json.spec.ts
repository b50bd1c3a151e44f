import { expect, test } from 'vitest'
import { stableJson } from './stable-json.ts'

test('the order of fields makes no difference, at any depth', () => {
  const rose = { name: 'Rose', care: { water: 'weekly', sun: 'full' }, tasks: [{ id: 1, due: 'today' }] }
  const same = { tasks: [{ due: 'today', id: 1 }], care: { sun: 'full', water: 'weekly' }, name: 'Rose' }
  expect(stableJson(rose)).toBe(stableJson(same))
})

test('the order of a list does, and so does every value', () => {
  expect(stableJson([1, 2])).not.toBe(stableJson([2, 1]))
  expect(stableJson({ name: 'Rose' })).not.toBe(stableJson({ name: 'rose' }))
  expect(stableJson({ name: null })).not.toBe(stableJson({}))
})
