import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { notifyStale } from '../http/stale-reads.ts'
import { catchUp } from './catch-up.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** A page whose first `times` reads are stale. Resolves to the seconds at which it was read. */
async function readsOfPageBehind(times: number, seconds: number): Promise<number[]> {
  const began = Date.now()
  const reads: number[] = []
  const queries = new QueryClient()
  const stop = catchUp(queries)
  const leave = new QueryObserver(queries, {
    queryKey: ['locations'],
    queryFn: async () => {
      reads.push((Date.now() - began) / 1000)
      if (reads.length <= times) notifyStale({ method: 'GET', path: '/locations' })
      return reads.length
    },
  }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  leave()
  stop()
  queries.clear()
  return reads
}

test('a stale page is read again at growing intervals until it is up to date', async () => {
  expect(await readsOfPageBehind(8, 200)).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121])
})

test('a page that is up to date is not read again', async () => {
  expect(await readsOfPageBehind(0, 200)).toEqual([0])
})

test('a write that is being saved finishes before a stale page is read again', async () => {
  const queries = new QueryClient()
  const stop = catchUp(queries)
  const written = Promise.withResolvers<void>()
  const isDone = new MutationObserver(queries, { mutationFn: () => written.promise }).mutate()
  queries.setQueryData(['tasks'], 'the tasks, one of them ticked')
  notifyStale({ method: 'GET', path: '/tasks' })
  const isReadAgain = () => queries.getQueryState(['tasks'])?.isInvalidated
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isReadAgain()).toBe(false)
  written.resolve()
  await isDone
  await vi.advanceTimersByTimeAsync(1000)
  expect(isReadAgain()).toBe(true)
  stop()
})

test('what belongs to no garden is not read again', async () => {
  const queries = new QueryClient()
  const stop = catchUp(queries)
  queries.setQueryData(['guide'], 'the guide')
  queries.setQueryData(['tasks'], 'the tasks')
  notifyStale({ method: 'GET', path: '/tasks' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(queries.getQueryState(['tasks'])?.isInvalidated).toBe(true)
  expect(queries.getQueryState(['guide'])?.isInvalidated).toBe(false)
  stop()
})
