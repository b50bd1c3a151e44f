import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PlantSort } from '@wattle/contracts/plants/choices.ts'
import type { PlantWithLocation } from '@wattle/contracts/plants/views.ts'
import { get } from '../http/client.ts'
import { fieldsOf, listIn, numberOf, textOf, textOrNull } from '../http/fields.ts'
import { readPlant, readPlants } from '../views/read-plant.ts'
import { plantPath, plantsPath } from './paths.ts'

export const plantQueries = {
  list: () =>
    queryOptions({
      queryKey: ['plants', 'list'],
      queryFn: async ({ signal }) => readPlants(await get(plantsPath, signal)),
    }),
  /** The garden's plants, searched and sorted, page by page. The previous result stays visible while the next loads. */
  found: (search: string, sort: PlantSort) =>
    infiniteQueryOptions({
      queryKey: ['plants', 'found', search, sort],
      queryFn: async ({ pageParam, signal }) => {
        const query = new URLSearchParams({
          ...(search && { search }),
          sort,
          ...(pageParam && { nextToken: pageParam }),
        })
        return foundFrom(await get(`/plants-with-locations?${query}`, signal))
      },
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextToken,
      placeholderData: keepPreviousData,
    }),
  details: (plantId: string) =>
    queryOptions({
      queryKey: ['plants', 'one', plantId],
      queryFn: async ({ signal }) => readPlant(await get(plantPath(plantId), signal)),
    }),
}

function foundFrom(answer: unknown) {
  const { nextToken, count } = fieldsOf(answer)
  const plants = listIn(answer, 'plants').map((item): PlantWithLocation => {
    const { locationName, locationBackground, nextDue } = fieldsOf(item)
    return {
      ...readPlant(item),
      locationName: textOf(locationName),
      locationBackground: textOf(locationBackground),
      nextDue: textOrNull(nextDue),
    }
  })
  return { plants, nextToken: textOrNull(nextToken), count: numberOf(count, plants.length) }
}
