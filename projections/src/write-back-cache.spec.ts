import type { Collection, Stored } from '@wattle/adapters/read-models/port.ts'
import { expect, test } from 'vitest'
import { WriteBackCache } from './write-back-cache.ts'

test('a full cache evicts what was not read or changed for longest', async () => {
  const saved: string[] = []
  const collection = {
    save: async (documents: readonly Stored<object>[]) => {
      saved.push(...documents.map(({ id }) => id))
    },
  } as unknown as Collection<object>
  const cache = new WriteBackCache(collection, 4)
  const put = (id: string, revision: number) =>
    cache.set(id, { id, gardenId: 'garden', revision, document: {} })

  for (const id of ['rose', 'fern', 'iris', 'lily', 'palm']) put(id, 0)
  cache.get('rose')
  put('fern', 1)
  await cache.flush()

  const kept = ['rose', 'fern', 'iris', 'lily', 'palm'].filter((id) => cache.get(id))
  expect({ kept, saved: saved.sort() }).toEqual({
    kept: ['rose', 'fern'],
    saved: ['fern', 'iris', 'lily', 'palm', 'rose'],
  })
})
