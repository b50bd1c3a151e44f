import { queryOptions } from '@tanstack/react-query'
import type { PublicLocation, PublicPlantTile, PublicSummary } from '@wattle/contracts/community/views.ts'
import { fieldsOf, listIn, textOrNull } from '../../http/fields.ts'
import { publicGet } from '../../http/public-client.ts'
import { gardenPath, placesPath, summaryPath } from '../paths.ts'

/** Page size of a location's plants after the first page. */
const pageOfPlants = 10

/** The public data of a garden, addressed by its display name. */
export const publicGardenQueries = {
  summary: (displayName: string) =>
    queryOptions({
      queryKey: ['community', 'garden', displayName, 'summary'],
      queryFn: ({ signal }) => publicGet<PublicSummary>(summaryPath(gardenOf(displayName)), signal),
    }),
  locations: (displayName: string) =>
    queryOptions({
      queryKey: ['community', 'garden', displayName, 'locations'],
      queryFn: async ({ signal }) =>
        listIn(await publicGet(placesPath(gardenOf(displayName)), signal), 'locations') as PublicLocation[],
    }),
  /** All public plants of a location after the token. */
  rest: (displayName: string, locationId: string, token: string) =>
    queryOptions({
      queryKey: ['community', 'garden', displayName, 'rest', locationId, token],
      queryFn: async ({ signal }) => {
        const plants: PublicPlantTile[] = []
        let next: string | null = token
        while (next) {
          const query = new URLSearchParams({ limit: String(pageOfPlants), nextToken: next })
          const path = `${gardenOf(displayName)}/locations/${encodeURIComponent(locationId)}/plants?${query}`
          const answer: unknown = await publicGet(path, signal)
          plants.push(...(listIn(answer, 'plants') as PublicPlantTile[]))
          next = textOrNull(fieldsOf(answer).nextToken)
        }
        return plants
      },
    }),
}

/** The API path of the public garden with this name. */
export const gardenOf = (displayName: string): string => gardenPath(encodeURIComponent(displayName))
