import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { PublicUser } from '@wattle/contracts/community/views.ts'
import { fieldsOf, listIn, textOrNull } from '../http/fields.ts'
import { publicGet } from '../http/public-client.ts'
import { gardensPath } from './paths.ts'

export const communityQueries = {
  /** Gardens by name, all or those that match the search. The previous result stays visible while the next loads. */
  gardens: (search: string) =>
    infiniteQueryOptions({
      queryKey: ['community', 'gardens', search],
      queryFn: async ({ pageParam, signal }) => {
        const query = new URLSearchParams({
          ...(search && { search }),
          ...(pageParam && { nextToken: pageParam }),
        })
        const answer = await publicGet<unknown>(`${gardensPath}${query.size > 0 ? `?${query}` : ''}`, signal)
        return {
          users: listIn(answer, 'users') as PublicUser[],
          nextToken: textOrNull(fieldsOf(answer).nextToken),
        }
      },
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextToken,
      placeholderData: keepPreviousData,
    }),
}
