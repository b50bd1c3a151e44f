import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  PublicLocation,
  PublicPlant,
  PublicPlantTile,
  PublicSummary,
  PublicTask,
  PublicUser,
} from '@wattle/contracts/community/views.ts'
import { publicGet } from '../http/client.ts'
import { fieldsOf, listIn, textOrNull } from '../http/fields.ts'
import { careFrom } from '../views/read-plant.ts'
import { readTask } from '../views/read-task.ts'

/** How many plants each location brings with the garden, and how many every page after that. */
const firstPlants = 15
const pageOfPlants = 10

/** What anybody may see. Gardens are addressed by their display name. */
export const communityQueries = {
  all: ['community'] as const,
  /** Gardens by name, all or those searched for. What was found before is shown until the next is. */
  gardens: (search: string) =>
    infiniteQueryOptions({
      queryKey: ['community', 'gardens', search],
      queryFn: async ({ pageParam, signal }) => {
        const query = new URLSearchParams({
          ...(search && { search }),
          ...(pageParam && { nextToken: pageParam }),
        })
        const answer = await publicGet<unknown>(`/public/users${query.size > 0 ? `?${query}` : ''}`, signal)
        return {
          users: listIn(answer, 'users') as PublicUser[],
          nextToken: textOrNull(fieldsOf(answer).nextToken),
        }
      },
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextToken,
      placeholderData: keepPreviousData,
    }),
  summary: (displayName: string) =>
    queryOptions({
      queryKey: ['community', displayName, 'summary'],
      queryFn: ({ signal }) => publicGet<PublicSummary>(`${gardenPath(displayName)}/summary`, signal),
    }),
  locations: (displayName: string) =>
    queryOptions({
      queryKey: ['community', displayName, 'locations'],
      queryFn: async ({ signal }) => {
        const path = `${gardenPath(displayName)}/locations-with-plants?limit=${firstPlants}`
        return listIn(await publicGet(path, signal), 'locations') as PublicLocation[]
      },
    }),
  /** All public plants of a location that come after the token. */
  rest: (displayName: string, locationId: string, token: string) =>
    queryOptions({
      queryKey: ['community', displayName, 'rest', locationId, token],
      queryFn: async ({ signal }) => {
        const plants: PublicPlantTile[] = []
        let next: string | null = token
        while (next) {
          const query = new URLSearchParams({ limit: String(pageOfPlants), nextToken: next })
          const path = `${gardenPath(displayName)}/locations/${encodeURIComponent(locationId)}/plants?${query}`
          const answer: unknown = await publicGet(path, signal)
          plants.push(...(listIn(answer, 'plants') as PublicPlantTile[]))
          next = textOrNull(fieldsOf(answer).nextToken)
        }
        return plants
      },
    }),
  plant: (displayName: string, plantId: string) =>
    queryOptions({
      queryKey: ['community', displayName, 'plants', plantId],
      queryFn: async ({ signal }) => {
        const path = `${gardenPath(displayName)}/plants/${encodeURIComponent(plantId)}`
        const answer = await publicGet<{ plant: PublicPlant }>(path, signal)
        return {
          plant: { ...answer.plant, careInstructions: careFrom(answer.plant.careInstructions) },
          tasks: listIn(answer, 'tasks').map(readTask) as PublicTask[],
        }
      },
    }),
}

function gardenPath(displayName: string) {
  return `/public/users/${encodeURIComponent(displayName)}`
}
