import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSignedIn } from '../session/testing/stub-signed-in.ts'
import { dismissToasts } from '../ui/feedback/toasts.ts'
import { hookResult } from '../ui/testing/hook-result.ts'
import { taskQueries } from './api.ts'
import type { Tickable } from './send-ticks.ts'
import { useCompleteTasks } from './ticks.ts'

const november = taskQueries.month('2026-11').queryKey
const task = (id: string) => ({ id, title: 'Water', status: 'pending', completedOn: null }) as Tickable

/** The ticks' requests, in order. Each waits for its answer. */
let writes: PromiseWithResolvers<Response>[]
let queries: QueryClient
let leave: (() => void)[]

beforeEach(() => {
  writes = []
  queries = new QueryClient()
  leave = []
  stubSignedIn()
  vi.stubGlobal('fetch', () => {
    const write = Promise.withResolvers<Response>()
    writes.push(write)
    return write.promise
  })
})
afterEach(() => {
  for (const stop of leave) stop()
  queries.clear()
  dismissToasts()
  vi.unstubAllGlobals()
})

/** Shows a query on a page. Returns the mock that reads it. */
function show(
  queryKey: typeof november | readonly ['summary'],
  read: (signal: AbortSignal) => Promise<unknown>,
) {
  const reads = vi.fn(({ signal }: { signal: AbortSignal }) => read(signal))
  leave.push(
    new QueryObserver<unknown>(queries, { queryKey, queryFn: reads, retry: false }).subscribe(() => {}),
  )
  return reads
}

const listOf =
  (...ids: string[]) =>
  async () => ({ tasks: ids.map(task) })
const ticked = (id: string) => Response.json({ task: { ...task(id), status: 'completed' } })
const settled = () => vi.waitUntil(() => queries.isMutating() === 0)
const tick = (id: string) => hookResult(useCompleteTasks, queries)([task(id)], true)
const shown = () => queries.getQueryData<{ tasks: Tickable[] }>(november)?.tasks.map(({ status }) => status)

test('a month that is known is not read again after a tick', async () => {
  const reads = show(november, listOf('a', 'b'))
  await vi.waitUntil(() => shown())
  tick('a')
  await vi.waitUntil(() => writes.length === 1)
  expect(shown()).toEqual(['completed', 'pending'])
  writes[0]?.resolve(ticked('a'))
  await settled()
  expect(reads).toHaveBeenCalledTimes(1)
})

test('a month whose first read the first of two ticks has cancelled is read again', async () => {
  const reads = show(
    november,
    (signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
  )
  await vi.waitUntil(() => reads.mock.calls.length === 1)
  reads.mockImplementation(listOf('a', 'b'))
  tick('a')
  tick('b')
  await vi.waitUntil(() => writes.length === 2)
  writes[0]?.resolve(ticked('a'))
  await vi.waitUntil(() => queries.isMutating() === 1)
  writes[1]?.resolve(ticked('b'))
  await settled()
  await vi.waitFor(() => expect(reads).toHaveBeenCalledTimes(2))
})

test('a month is read again after a tick whose answer was lost, but not after the next tick', async () => {
  const reads = show(november, listOf('a'))
  await vi.waitUntil(() => shown())
  tick('a')
  await vi.waitUntil(() => writes.length === 1)
  writes[0]?.reject(new TypeError('Failed to fetch'))
  await settled()
  await vi.waitFor(() => expect(reads).toHaveBeenCalledTimes(2))
  await vi.waitUntil(() => queries.isFetching() === 0)
  tick('a')
  await vi.waitUntil(() => writes.length === 2)
  writes[1]?.resolve(ticked('a'))
  await settled()
  expect(reads).toHaveBeenCalledTimes(2)
})

test('two ticks at once read the other pages again once, after the last', async () => {
  const reads = show(['summary'], async () => ({}))
  show(november, listOf('a', 'b'))
  await vi.waitUntil(() => shown())
  tick('a')
  tick('b')
  await vi.waitUntil(() => writes.length === 2)
  expect(shown()).toEqual(['completed', 'completed'])
  writes[0]?.resolve(ticked('a'))
  await vi.waitUntil(() => queries.isMutating() === 1)
  expect(reads).toHaveBeenCalledTimes(1)
  writes[1]?.resolve(ticked('b'))
  await settled()
  await vi.waitFor(() => expect(reads).toHaveBeenCalledTimes(2))
})
