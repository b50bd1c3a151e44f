import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { maxBatchSize } from '@wattle/contracts/max-batch-size.ts'
import type { PlantSort } from '@wattle/contracts/plants/choices.ts'
import type { PlantCard, PlantView } from '@wattle/contracts/plants/views.ts'
import { get } from '../http/client.ts'
import { fieldsOf, listIn, numberOf, textOrNull } from '../http/fields.ts'
import { readLocation, readLocationsWithPlants } from '../views/read-location.ts'
import { readPlant, readPlants } from '../views/read-plant.ts'
import { readTask } from '../views/read-task.ts'
import { locationPath, locationsPath, withPlantsPath } from './paths.ts'

/** Page size of a location's plants. */
const pageOfPlants = 10

export const locationQueries = {
  /** Every location with its first plants. */
  withPlants: () =>
    queryOptions({
      queryKey: ['locations', 'with-plants'],
      queryFn: async ({ signal }) => readLocationsWithPlants(await get(withPlantsPath, signal)),
    }),
  /** Every location, for pickers. */
  list: () =>
    queryOptions({
      queryKey: ['locations', 'list'],
      queryFn: async ({ signal }) => listIn(await get(locationsPath, signal), 'locations').map(readLocation),
    }),
  details: (locationId: string) =>
    queryOptions({
      queryKey: ['locations', 'one', locationId],
      queryFn: async ({ signal }) => readLocation(await get(locationPath(locationId), signal)),
    }),
  /** A location's plants, searched and sorted, ten per page. The previous result stays visible while the next loads. */
  plantPages: (locationId: string, search: string, sort: PlantSort) =>
    infiniteQueryOptions({
      queryKey: ['locations', 'one', locationId, 'plants', search, sort],
      queryFn: async ({ pageParam, signal }) =>
        pageFrom(await get(pagePath(locationId, pageParam, { search, sort }), signal)),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextToken,
      placeholderData: keepPreviousData,
    }),
  /** All plants of a location after the token. */
  rest: (locationId: string, token: string) =>
    queryOptions({
      queryKey: ['locations', 'one', locationId, 'rest', token],
      queryFn: async ({ signal }) => {
        const plants: PlantView[] = []
        let next: string | null = token
        while (next) {
          const answer: unknown = await get(pagePath(locationId, next, { limit: maxBatchSize }), signal)
          plants.push(...readPlants(answer))
          next = textOrNull(fieldsOf(answer).nextToken)
        }
        return plants
      },
    }),
}

function pagePath(
  locationId: string,
  token: string | null,
  { limit = pageOfPlants, search, sort }: { limit?: number; search?: string; sort?: PlantSort },
) {
  const query = new URLSearchParams({
    limit: String(limit),
    ...(search && { search }),
    ...(sort && sort !== 'added' && { sort }),
    ...(token && { nextToken: token }),
  })
  return `${locationPath(locationId)}/plants?${query}`
}

function pageFrom(answer: unknown): { plants: PlantCard[]; nextToken: string | null; count: number } {
  const { nextToken, count } = fieldsOf(answer)
  const plants = listIn(answer, 'plants').map((item) => ({
    ...readPlant(item),
    upcomingTasks: listIn(item, 'upcomingTasks').map(readTask),
  }))
  return { plants, nextToken: textOrNull(nextToken), count: numberOf(count, plants.length) }
}
