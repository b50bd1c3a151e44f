import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { summaryQueries } from './api.ts'

test('the counts of one month are not shown for the next', () => {
  const client = new QueryClient()
  client.setQueryData<unknown>(summaryQueries.counts('2026-11').queryKey, 'of November')
  expect(client.getQueryData(summaryQueries.counts('2026-12').queryKey)).toBeUndefined()
})
