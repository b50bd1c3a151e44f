import { queryOptions } from '@tanstack/react-query'
import { get } from '../http/client.ts'
import { readSummary } from '../views/read-summary.ts'

export const summaryQueries = {
  all: ['summary'] as const,
  /** The counts of Home. */
  counts: () =>
    queryOptions({
      queryKey: ['summary', 'counts'],
      queryFn: async ({ signal }) => readSummary(await get<unknown>('/summary', signal)),
    }),
}
