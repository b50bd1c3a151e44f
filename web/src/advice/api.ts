import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  GuidePlantResponse,
  GuideResponse,
  HandlingResponse,
  SafetyResponse,
  SuggestionsResponse,
} from '@wattle/contracts/guide/views.ts'
import { publicGet } from '../http/public-client.ts'
import { type Named, trimmed } from './named.ts'

/** The reader's place as query parameters of the guide; empty if unknown. */
export type AskedPlace = { postcode?: string; state?: string; city?: string }

/** Milliseconds that an answer stays fresh: the guide changes only with a release. */
const staleTime = 60 * 60_000

/** Public reads, because the plant guide is the same for everybody. */
export const guideQueries = {
  /** Plants by name, page by page. The previous result stays visible while the next loads. */
  plants: (filters: Record<string, string>, place: AskedPlace) =>
    infiniteQueryOptions({
      queryKey: ['guide', 'plants', filters, place],
      queryFn: ({ pageParam, signal }) =>
        publicGet<GuideResponse>(
          `/guide/plants${asked({ ...filters, ...place, ...(pageParam && { nextToken: pageParam }) })}`,
          signal,
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextToken,
      placeholderData: keepPreviousData,
      staleTime,
    }),
  /** Plants that the typed name may mean, the likeliest first. */
  suggestions: (typed: string) =>
    queryOptions({
      queryKey: ['guide', 'suggestions', typed],
      queryFn: ({ signal }) =>
        publicGet<SuggestionsResponse>(`/guide/suggestions${asked({ typed })}`, signal),
      staleTime,
    }),
  plant: (slug: string, place: AskedPlace = {}) =>
    queryOptions({
      queryKey: ['guide', 'plant', slug, place],
      queryFn: ({ signal }) =>
        publicGet<GuidePlantResponse>(`/guide/plants/${encodeURIComponent(slug)}${asked(place)}`, signal),
      staleTime,
    }),
  /** Safety notes for a plant, looked up by its names. */
  safety: (plant: Named, place: AskedPlace) => {
    const names = trimmed(plant)
    return queryOptions({
      queryKey: ['guide', 'safety', names, place],
      queryFn: ({ signal }) =>
        publicGet<SafetyResponse>(`/guide/safety${asked({ ...names, ...place })}`, signal),
      staleTime,
    })
  },
  /**
   * Precautions for shed products and watering. The whole list is fetched and tasks are matched in the browser, so
   * their texts are never sent.
   */
  handling: (place: AskedPlace) =>
    queryOptions({
      queryKey: ['guide', 'handling', place],
      queryFn: ({ signal }) => publicGet<HandlingResponse>(`/guide/handling${asked(place)}`, signal),
      staleTime,
    }),
}

function asked(question: Record<string, string | undefined>) {
  const told = Object.entries(question).filter((each): each is [string, string] => Boolean(each[1]))
  return told.length > 0 ? `?${new URLSearchParams(told)}` : ''
}
