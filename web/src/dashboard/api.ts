import { queryOptions } from '@tanstack/react-query'
import type { CivilMonth } from '@wattle/contracts/civil-date.ts'
import { get } from '../http/client.ts'
import { readSummary } from '../views/read-summary.ts'

export const summaryQueries = {
  /** The counts of Home. The key includes the month, because many counts are of this month and the last. */
  counts: (month: CivilMonth) =>
    queryOptions({
      queryKey: ['summary', 'counts', month],
      queryFn: async ({ signal }) => readSummary(await get<unknown>('/summary', signal)),
    }),
}
