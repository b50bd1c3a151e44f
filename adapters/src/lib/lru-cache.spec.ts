import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('what was not used for longest makes room', () => {
  const gardens = new LruCache<string, number>(2)
  gardens.set('iris', 1)
  gardens.set('fern', 2)
  expect(gardens.get('iris')).toBe(1)
  gardens.set('palm', 3)
  expect(['iris', 'fern', 'palm'].map((name) => gardens.get(name))).toEqual([1, undefined, 3])
})

test('what is kept again takes no more room', () => {
  const gardens = new LruCache<string, number>(2)
  gardens.set('iris', 1)
  gardens.set('fern', 2)
  gardens.set('fern', 3)
  expect(['iris', 'fern'].map((name) => gardens.get(name))).toEqual([1, 3])
  gardens.delete('iris')
  expect(gardens.get('iris')).toBeUndefined()
})
