import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Deleted } from '@wattle/contracts/deletion.ts'
import type { Conditions } from '@wattle/contracts/locations/location.ts'
import type { LocationView, LocationWithPlants } from '@wattle/contracts/locations/views.ts'
import type { Visibility } from '@wattle/contracts/plants/choices.ts'
import type { PlantCard, PlantView } from '@wattle/contracts/plants/views.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { afterDeletion, afterGardenWrite } from '../http/after-write.ts'
import { del, get, post, put } from '../http/client.ts'
import { fieldsOf, listIn, numberOf, textOrNull } from '../http/fields.ts'
import { isGone, orGone } from '../http/gone.ts'
import type { Changes } from '../http/submit/differing.ts'
import { useSubmitKey } from '../http/submit/submit-key.ts'
import { withBehind } from '../http/with-behind.ts'
import { locationFrom, locationsWithPlantsFrom } from '../views/read-location.ts'
import { plantFrom, plantsFrom } from '../views/read-plant.ts'

/** How many plants each location brings with the list, and how many every page after that. */
const firstPlants = 15
const pageOfPlants = 10

export const locationQueries = {
  all: ['locations'] as const,
  /** Every location with the first of its plants. */
  withPlants: () =>
    queryOptions({
      queryKey: ['locations', 'with-plants'],
      queryFn: async ({ signal }) =>
        locationsWithPlantsFrom(await get(`/locations-with-plants?limit=${firstPlants}`, signal)),
    }),
  /** Every location, for pickers. */
  list: () =>
    queryOptions({
      queryKey: ['locations', 'list'],
      queryFn: async ({ signal }) => listIn(await get('/locations', signal), 'locations').map(locationFrom),
    }),
  details: (locationId: string) =>
    queryOptions({
      queryKey: ['locations', locationId],
      queryFn: async ({ signal }) => locationFrom(await get(locationPath(locationId), signal)),
    }),
  /** The plants of a location, ten at a time. */
  plantPages: (locationId: string) =>
    infiniteQueryOptions({
      queryKey: ['locations', locationId, 'plants'],
      queryFn: async ({ pageParam, signal }) => pageFrom(await get(pagePath(locationId, pageParam), signal)),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextToken,
    }),
  /** All plants of a location that come after the token. */
  rest: (locationId: string, token: string) =>
    queryOptions({
      queryKey: ['locations', locationId, 'rest', token],
      queryFn: async ({ signal }) => {
        const plants: PlantView[] = []
        let next: string | null = token
        while (next) {
          const answer: unknown = await get(pagePath(locationId, next), signal)
          plants.push(...plantsFrom(answer))
          next = textOrNull(fieldsOf(answer).nextToken)
        }
        return plants
      },
    }),
}

/** What is sent for a new location. */
export type LocationBody = {
  name: string
  description: string
  icon: string
  iconBackground: string
  potFriendly: boolean
  conditions: Conditions
}

/** What is sent for a location that exists: what is absent stays as it is. */
export type LocationChanges = Changes<LocationBody>

/** Creates a location, or changes what is given of the one whose id is given. */
export function useSaveLocation(locationId: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({
      body,
      idempotencyKey,
    }: {
      body: LocationBody | LocationChanges
      idempotencyKey: string
    }) =>
      locationFrom(
        locationId
          ? await put(locationPath(locationId), body, { idempotencyKey })
          : await post('/locations', body, { idempotencyKey }),
      ),
    onSuccess: () => afterGardenWrite(client),
    onError: (error) => void (isGone(error, 'location') && afterGardenWrite(client)),
  })
}

/** Deletes a location with its plants and their tasks. Tried again after a lost answer, it is the same deletion. */
export function useDeleteLocation(locationId: string) {
  const client = useQueryClient()
  const keyOf = useSubmitKey()
  const path = `${locationPath(locationId)}?cascade=true`
  return useMutation({
    mutationFn: () =>
      withBehind(() => orGone('location', del<Deleted>(path, undefined, { idempotencyKey: keyOf(path) }))),
    onSuccess: () => {
      client.setQueryData(locationQueries.withPlants().queryKey, (locations) =>
        locations?.filter(({ id }) => id !== locationId),
      )
      void afterDeletion(client, ['locations', locationId])
    },
  })
}

/** Shows or hides every plant of a location; shown at once, taken back when it fails. */
export function useLocationVisibility(locationId: string) {
  const client = useQueryClient()
  const list = locationQueries.withPlants().queryKey
  const details = locationQueries.details(locationId).queryKey
  return useMutation({
    mutationFn: (visibility: Visibility) =>
      withBehind(() => put(`${locationPath(locationId)}/plants/visibility`, { visibility })),
    onMutate: async (visibility) => {
      await Promise.all([
        client.cancelQueries({ queryKey: list }),
        client.cancelQueries({ queryKey: details, exact: true }),
      ])
      const before = { list: client.getQueryData(list), details: client.getQueryData(details) }
      client.setQueryData(list, (locations) =>
        locations?.map((location) => (location.id === locationId ? shownAs(location, visibility) : location)),
      )
      client.setQueryData(details, (location) => location && withVisibility(location, visibility))
      return before
    },
    onError: (_error, _visibility, before) => {
      client.setQueryData(list, before?.list)
      client.setQueryData(details, before?.details)
    },
    onSettled: () => afterGardenWrite(client),
  })
}

function withVisibility<Location extends LocationView>(location: Location, visibility: Visibility): Location {
  return { ...location, locationVisibility: location.count > 0 ? visibility : 'private' }
}

function shownAs(location: LocationWithPlants, visibility: Visibility): LocationWithPlants {
  return {
    ...withVisibility(location, visibility),
    plants: location.plants.map((plant) => ({ ...plant, visibility })),
  }
}

function locationPath(locationId: string) {
  return `/locations/${encodeURIComponent(locationId)}`
}

function pagePath(locationId: string, token: string | null) {
  const query = new URLSearchParams({ limit: String(pageOfPlants), ...(token && { nextToken: token }) })
  return `${locationPath(locationId)}/plants?${query}`
}

function pageFrom(answer: unknown): { plants: PlantCard[]; nextToken: string | null; count: number } {
  const { nextToken, count } = fieldsOf(answer)
  const plants = listIn(answer, 'plants').map((item) => ({
    ...plantFrom(item),
    upcomingTasks: listIn(item, 'upcomingTasks') as TaskView[],
  }))
  return { plants, nextToken: textOrNull(nextToken), count: numberOf(count, plants.length) }
}
