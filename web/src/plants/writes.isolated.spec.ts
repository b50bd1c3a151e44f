import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSignedIn } from '../session/testing/stub-signed-in.ts'
import { hookResult } from '../ui/testing/hook-result.ts'
import { plantQueries } from './api.ts'
import { usePlantVisibility } from './writes.ts'

beforeEach(stubSignedIn)
afterEach(() => void vi.unstubAllGlobals())

test('of two choices of a visibility, the second stays shown when the first is saved', async () => {
  const saves: PromiseWithResolvers<Response>[] = []
  vi.stubGlobal('fetch', () => {
    const save = Promise.withResolvers<Response>()
    saves.push(save)
    return save.promise
  })
  /** The plant on the server. */
  let plant = { id: 'fig', name: 'Fig', visibility: 'private' } as PlantView
  const queries = new QueryClient()
  const { queryKey } = plantQueries.details('fig')
  const stop = new QueryObserver(queries, { queryKey, queryFn: async () => plant }).subscribe(() => {})
  const shown = () => queries.getQueryData(queryKey)?.visibility
  await vi.waitUntil(shown)
  const { mutate } = hookResult(() => usePlantVisibility('fig'), queries)
  mutate('public')
  await vi.waitUntil(() => saves.length === 1)
  mutate('private')
  await vi.waitUntil(() => shown() === 'private')
  const seen: unknown[] = []
  queries.getQueryCache().subscribe(() => seen.push(shown()))
  plant = { ...plant, visibility: 'public' }
  saves[0]?.resolve(Response.json({ plant }))
  await vi.waitUntil(() => saves.length === 2 && queries.isFetching() === 0)
  plant = { ...plant, visibility: 'private' }
  saves[1]?.resolve(Response.json({ plant }))
  await vi.waitUntil(() => queries.isMutating() + queries.isFetching() === 0)
  expect(seen).not.toContain('public')
  expect(shown()).toBe('private')
  stop()
})
