import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { hookResult } from '../ui/testing/hook-result.ts'
import { useWrite } from './use-write.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const refused = () => Promise.reject(new ApiError(409, 'No.'))
const lost = () => Promise.reject(new ApiError(0, 'We can’t reach your garden right now.'))
const done = async () => undefined

/** Milliseconds after which the write is over, while the page that it changes is being read again. */
async function durationOf(write: {
  mutationFn: () => Promise<void>
  deletes?: string
  isOptimistic?: boolean
}) {
  const queries = new QueryClient()
  queries.setQueryData(['plants'], 'the plants')
  const held = () => new Promise<never>(() => undefined)
  const options = { queryKey: ['plants'] as const, queryFn: held, staleTime: Number.POSITIVE_INFINITY }
  const leave = new QueryObserver(queries, options).subscribe(() => undefined)
  const began = Date.now()
  const { mutateAsync } = hookResult(() => useWrite({ changes: ['plants'], ...write }), queries)
  const over = mutateAsync().then(Date.now, Date.now)
  await vi.advanceTimersByTimeAsync(5000)
  leave()
  queries.clear()
  return (await over) - began
}

test.each([
  { what: 'that is done waits three seconds at most', write: { mutationFn: done }, after: 3000 },
  { what: 'that is refused does not wait', write: { mutationFn: refused }, after: 0 },
  { what: 'whose outcome is unknown does not wait', write: { mutationFn: lost }, after: 0 },
  { what: 'that deletes does not wait', write: { mutationFn: done, deletes: 'rose' }, after: 0 },
  {
    what: 'that is shown before its answer does not wait',
    write: { mutationFn: done, isOptimistic: true },
    after: 0,
  },
])('a write $what for the pages that it changes', async ({ write, after }) => {
  expect(await durationOf(write)).toBe(after)
})
