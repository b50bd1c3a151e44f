import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  GuideAnswer,
  GuidePlantAnswer,
  HandlingAnswer,
  SafetyAnswer,
  SuggestionsAnswer,
} from '@wattle/contracts/guide/views.ts'
import { publicGet } from '../http/client.ts'

/** Where the reader gardens, as the guide is asked; nothing where that is not known. */
export type AskedPlace = { postcode?: string; state?: string; city?: string }

/** Milliseconds that an answer holds: the guide changes with a new version only. */
const staleTime = 60 * 60_000

/** The plant guide is the same for everybody. */
export const guideQueries = {
  /** Plants by name, page by page. What was found before is shown until the next is. */
  plants: (filters: Record<string, string>, place: AskedPlace) =>
    infiniteQueryOptions({
      queryKey: ['guide', 'plants', filters, place],
      queryFn: ({ pageParam, signal }) =>
        publicGet<GuideAnswer>(
          `/guide/plants${asked({ ...filters, ...place, ...(pageParam && { nextToken: pageParam }) })}`,
          signal,
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextToken,
      placeholderData: keepPreviousData,
      staleTime,
    }),
  /** Plants that a name may be meant for while it is typed, the likeliest first. */
  suggestions: (typed: string) =>
    queryOptions({
      queryKey: ['guide', 'suggestions', typed],
      queryFn: ({ signal }) => publicGet<SuggestionsAnswer>(`/guide/suggestions${asked({ typed })}`, signal),
      staleTime,
    }),
  plant: (slug: string, place: AskedPlace = {}) =>
    queryOptions({
      queryKey: ['guide', 'plant', slug, place],
      queryFn: ({ signal }) =>
        publicGet<GuidePlantAnswer>(`/guide/plants/${encodeURIComponent(slug)}${asked(place)}`, signal),
      staleTime,
    }),
  /** What to know of a plant by the names it was given. */
  safety: (names: { name: string; species: string }, place: AskedPlace) =>
    queryOptions({
      queryKey: ['guide', 'safety', names, place],
      queryFn: ({ signal }) =>
        publicGet<SafetyAnswer>(`/guide/safety${asked({ ...names, ...place })}`, signal),
      staleTime,
    }),
  /** What to mind with what stands in a shed, and with water. What a task says is looked up here, and told to nobody. */
  handling: (place: AskedPlace) =>
    queryOptions({
      queryKey: ['guide', 'handling', place],
      queryFn: ({ signal }) => publicGet<HandlingAnswer>(`/guide/handling${asked(place)}`, signal),
      staleTime,
    }),
}

function asked(question: Record<string, string | undefined>) {
  const told = Object.entries(question).filter((each): each is [string, string] => Boolean(each[1]))
  return told.length > 0 ? `?${new URLSearchParams(told)}` : ''
}
