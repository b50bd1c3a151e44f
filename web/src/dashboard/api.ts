import { queryOptions } from '@tanstack/react-query'
import type { CivilMonth } from '@wattle/contracts/civil-date.ts'
import { get } from '../http/client.ts'
import { readSummary } from '../views/read-summary.ts'

export const summaryQueries = {
  /** The counts of Home, of which many are of the month and the one before. */
  counts: (month: CivilMonth) =>
    queryOptions({
      queryKey: ['summary', 'counts', month],
      queryFn: async ({ signal }) => readSummary(await get<unknown>('/summary', signal)),
    }),
}
