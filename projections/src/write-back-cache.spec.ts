import type { Collection, Stored } from '@wattle/adapters/read-models/port.ts'
import { expect, test } from 'vitest'
import { WriteBackCache } from './write-back-cache.ts'

const stored = (id: string, gardenId: string, revision = 0): Stored<object> => {
  return { id, gardenId, revision, document: {} }
}

/** A collection that records the keys saved and loaded. */
function watched(there: readonly Stored<object>[] = []) {
  const calls = { saved: [] as string[], loaded: [] as string[] }
  const collection = {
    async save(documents: readonly Stored<object>[]) {
      calls.saved.push(...documents.map(({ id }) => id))
    },
    async load(keys: readonly string[]) {
      calls.loaded.push(...keys)
      return new Map(there.filter(({ id }) => keys.includes(id)).map((each) => [each.id, each]))
    },
  } as unknown as Collection<object>
  return { collection, calls }
}

test('a full cache evicts the gardens that were least recently used', async () => {
  const { collection, calls } = watched()
  const cache = new WriteBackCache(collection, 6)
  for (const garden of ['north', 'east', 'south']) {
    for (const id of ['rose', 'fern']) cache.garden(garden, 0).set(`${garden} ${id}`, stored(id, garden))
    cache.advanceSeen(garden, 0)
  }
  cache.garden('north', 1)
  await cache.flush()
  expect(calls.saved).toHaveLength(6)
  const isThere = (garden: string) => cache.garden(garden, 1).get(`${garden} rose`) !== undefined
  expect(['east', 'south', 'north'].filter(isThere)).toEqual(['north'])
})

test('a save leaves out the garden in use until it alone has enough changes', async () => {
  const { collection, calls } = watched()
  const cache = new WriteBackCache(collection, 12)
  const plant = async (garden: string, id: string) => {
    cache.garden(garden, 0).set(id, stored(id, garden))
    cache.advanceSeen(garden, 0)
    await cache.flushIfFull()
    return calls.saved.splice(0)
  }
  expect(await plant('north', 'rose')).toEqual([])
  expect(await plant('north', 'fern')).toEqual(['rose', 'fern'])
  expect(await plant('north', 'iris')).toEqual([])
  expect(await plant('south', 'lily')).toEqual([])
  expect(await plant('east', 'reed')).toEqual(['iris', 'lily'])
  await cache.flush()
  expect(calls.saved).toEqual(['reed'])
})

test('a full cache keeps the gardens that have unwritten changes', async () => {
  const { collection, calls } = watched()
  const cache = new WriteBackCache(collection, 16)
  const change = (garden: string, count: number) => {
    for (let plant = 0; plant < count; plant++)
      cache.garden(garden, 0).set(`${garden} ${plant}`, stored(`${garden} ${plant}`, garden))
    cache.advanceSeen(garden, 0)
  }
  change('north', 12)
  await cache.flush()
  change('south', 3)
  change('north', 1)
  calls.saved.length = 0
  await cache.flushIfFull()
  expect(calls.saved).toEqual(['south 0', 'south 1', 'south 2'])
  await cache.flush()
  expect(calls.saved).toContain('north 0')
})

test('a garden is whole once its first event is folded, until it is evicted', async () => {
  const { collection } = watched()
  const cache = new WriteBackCache(collection, 1)
  expect([cache.garden('north', 0).isWhole, cache.garden('south', 7).isWhole]).toEqual([true, false])
  for (const id of ['rose', 'fern']) cache.garden('north', 1).set(id, stored(id, 'north'))
  cache.advanceSeen('north', 1)
  expect(cache.garden('north', 2).isWhole).toBe(true)
  await cache.flush()
  expect(cache.garden('north', 2).isWhole).toBe(false)
})

test('a loaded document does not replace a later one', async () => {
  const { collection } = watched([stored('rose', 'north', 3), stored('fern', 'north', 4)])
  const cache = new WriteBackCache(collection, 10)
  cache.garden('north', 5).set('rose', stored('rose', 'north', 5))
  await cache.load(['rose', 'fern'])
  const garden = cache.garden('north', 6)
  expect([garden.get('rose')?.revision, garden.get('fern')?.revision]).toEqual([5, 4])
})
