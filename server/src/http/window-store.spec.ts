import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WindowStore } from './window-store.ts'

const aMinute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Counts a request; returns the count and the remaining milliseconds of its window. */
function counted(store: WindowStore, key: string): [number, number] {
  let told: [number, number] = [0, 0]
  store.incr(
    key,
    (_error, { current, ttl }) => {
      told = [current, ttl]
    },
    aMinute,
  )
  return told
}

test('a window begins with its first request and counts until it ends', () => {
  const store = new WindowStore()
  vi.advanceTimersByTime(40_000)
  expect([counted(store, 'iris'), counted(store, 'fern')]).toEqual([
    [1, aMinute],
    [1, aMinute],
  ])
  vi.advanceTimersByTime(aMinute - 1)
  counted(store, 'rose')
  expect(counted(store, 'iris')).toEqual([2, 1])
  vi.advanceTimersByTime(1)
  expect(counted(store, 'iris')).toEqual([1, aMinute])
})

test('an open window survives tens of thousands of newer ones', () => {
  const store = new WindowStore()
  counted(store, 'iris')
  for (let other = 0; other < 40_000; other++) counted(store, `other ${other}`)
  expect(counted(store, 'iris')).toEqual([2, aMinute])
})

test('beyond its capacity the store forgets the oldest windows first', () => {
  const store = new WindowStore()
  counted(store, 'iris')
  for (let other = 0; other < 120_000; other++) counted(store, `other ${other}`)
  expect(counted(store, 'iris')[0]).toBe(1)
  expect(counted(store, 'other 119999')[0]).toBe(2)
})
