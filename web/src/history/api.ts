import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { HistoryKind } from '@wattle/contracts/history/kinds.ts'
import { get } from '../http/client.ts'
import { getFile } from '../http/get-file.ts'
import { readHistoryPage } from './read-history.ts'

export type HistoryWanted = {
  /** One plant, or null for the whole garden. */
  plantId: string | null
  kind: HistoryKind | null
  /** The end of this day, inclusive. */
  at: CivilDate | null
}

export const historyQueries = {
  /** Newest first, page by page. */
  pages: (wanted: HistoryWanted) =>
    infiniteQueryOptions({
      queryKey: ['history', wanted.plantId, 'pages', wanted.kind, wanted.at],
      queryFn: ({ pageParam, signal }) => fetchPage(wanted, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextToken,
    }),
  /** A plant and its plan as of a day, with the last event up to then. */
  asOf: (plantId: string, at: CivilDate) =>
    queryOptions({
      queryKey: ['history', plantId, 'as-of', at],
      queryFn: async ({ signal }) => {
        const { history, asOf } = readHistoryPage(
          await get(historyPath({ plantId, kind: null, at }, { limit: '1' }), signal),
        )
        return { asOf, last: history[0] ?? null }
      },
    }),
}

/** The whole history as a file. */
export const fetchHistoryFile = (wanted: HistoryWanted, format: 'csv' | 'json'): Promise<Blob> =>
  getFile(historyPath(wanted, { format }))

/**
 * Reads until a page has entries or the history ends: the server searches only a limited stretch per request, so a page
 * may be empty although more follow.
 */
async function fetchPage(wanted: HistoryWanted, from: string | null, signal: AbortSignal) {
  let token = from
  for (;;) {
    const path = historyPath(wanted, token ? { nextToken: token } : {})
    const page = readHistoryPage(await get(path, signal))
    if (page.history.length > 0 || page.nextToken === null) return page
    token = page.nextToken
  }
}

function historyPath({ plantId, kind, at }: HistoryWanted, more: Record<string, string>): string {
  const of = plantId === null ? '/history' : `/plants/${encodeURIComponent(plantId)}/history`
  const query = new URLSearchParams({ ...more, ...(kind && { kind }), ...(at && { at }) })
  return query.size > 0 ? `${of}?${query}` : of
}
