import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('the least recently used entry is evicted', () => {
  const gardens = new LruCache<string, number>(4)
  gardens.set('iris', 1)
  gardens.set('fern', 2)
  expect(gardens.get('iris')).toBe(1)
  gardens.set('palm', 3)
  expect(['iris', 'fern', 'palm'].map((name) => gardens.get(name))).toEqual([1, undefined, 3])
})

test('setting an entry again takes no more room', () => {
  const gardens = new LruCache<string, number>(4)
  gardens.set('iris', 1)
  gardens.set('fern', 2)
  gardens.set('fern', 3)
  expect(['iris', 'fern'].map((name) => gardens.get(name))).toEqual([1, 3])
  gardens.delete('iris')
  expect(gardens.get('iris')).toBeUndefined()
})

test('a heavier entry takes more room, and frees it when deleted', () => {
  const gardens = new LruCache<string, { tasks: number }>(100, ({ tasks }) => tasks)
  const kept = () => ['iris', 'fern', 'palm'].filter((name) => gardens.get(name))
  gardens.set('iris', { tasks: 40 })
  gardens.set('iris', { tasks: 45 })
  gardens.set('fern', { tasks: 4 })
  gardens.delete('fern')
  gardens.set('fern', { tasks: 4 })
  expect(kept()).toEqual(['iris', 'fern'])
  gardens.set('palm', { tasks: 60 })
  gardens.set('palm', { tasks: 61 })
  expect(kept()).toEqual(['palm'])
})

test('the cache holds at least half its capacity, and never more than all of it', () => {
  const filled = () => {
    const numbers = new LruCache<number, string>(10)
    for (let number = 0; number < 103; number++) numbers.set(number, 'here')
    return numbers
  }
  const [latest, all] = [filled(), filled()]
  expect([98, 99, 100, 101, 102].map((number) => latest.get(number))).toEqual(Array(5).fill('here'))
  const kept = Array.from({ length: 103 }, (_, number) => all.get(102 - number)).filter(Boolean)
  expect(kept.length).toBeLessThanOrEqual(10)
})
