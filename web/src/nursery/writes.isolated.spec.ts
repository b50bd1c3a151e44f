import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSignedIn } from '../session/testing/stub-signed-in.ts'
import { hookResult } from '../ui/testing/hook-result.ts'
import { nurseryQueries } from './api.ts'
import { useRemoveNurseryPlant } from './writes.ts'

beforeEach(stubSignedIn)
afterEach(() => void vi.unstubAllGlobals())

test('of two nursery plants removed at once, the second does not come back when the first is gone', async () => {
  const deletions: PromiseWithResolvers<Response>[] = []
  vi.stubGlobal('fetch', () => {
    const deletion = Promise.withResolvers<Response>()
    deletions.push(deletion)
    return deletion.promise
  })
  /** The nursery list of the server. */
  let there = ['fig', 'rose', 'sage']
  const queries = new QueryClient()
  const { queryKey } = nurseryQueries.list()
  const stop = new QueryObserver(queries, {
    queryKey,
    queryFn: async () => there.map((id) => ({ id }) as NurseryPlantView),
  }).subscribe(() => {})
  const shown = () => queries.getQueryData(queryKey)?.map(({ id }) => id)
  await vi.waitUntil(shown)
  for (const id of ['fig', 'rose']) hookResult(() => useRemoveNurseryPlant(id), queries).mutate()
  await vi.waitUntil(() => deletions.length === 2)
  expect(shown()).toEqual(['sage'])
  const seen: unknown[] = []
  queries.getQueryCache().subscribe(() => seen.push(shown()))
  there = ['rose', 'sage']
  deletions[0]?.resolve(Response.json({}))
  await vi.waitUntil(() => queries.isMutating() === 1 && queries.isFetching() === 0)
  there = ['sage']
  deletions[1]?.resolve(Response.json({}))
  await vi.waitUntil(() => queries.isMutating() + queries.isFetching() === 0)
  expect(seen).not.toContainEqual(['rose', 'sage'])
  expect(shown()).toEqual(['sage'])
  stop()
})
