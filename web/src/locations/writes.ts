import { useQueryClient } from '@tanstack/react-query'
import type { Deleted } from '@wattle/contracts/deletion.ts'
import type { Conditions } from '@wattle/contracts/locations/location.ts'
import type { LocationView, LocationWithPlants } from '@wattle/contracts/locations/views.ts'
import type { Visibility } from '@wattle/contracts/plants/choices.ts'
import { useWrite } from '../cache/use-write.ts'
import { ignoreNotFound } from '../http/gone.ts'
import type { Changes } from '../http/submit/changed-fields.ts'
import { useSubmitKey } from '../http/submit/submit-key.ts'
import { withBehind } from '../http/with-behind.ts'
import { del, post, put } from '../http/write.ts'
import { readLocation } from '../views/read-location.ts'
import { locationQueries } from './api.ts'
import { locationPath } from './paths.ts'

/** The request body of a new location. */
export type LocationBody = Pick<
  LocationView,
  'name' | 'description' | 'icon' | 'iconBackground' | 'potFriendly'
> & { conditions: Conditions }

/** The request body of a change; absent fields stay unchanged. */
export type LocationChanges = Changes<LocationBody>

/** Creates a location, or changes the one with this id. */
export function useSaveLocation(locationId: string | undefined) {
  const keyOf = useSubmitKey()
  return useWrite({
    changes: ['locations'],
    mutationFn: async (body: LocationBody | LocationChanges) => {
      const options = { idempotencyKey: keyOf(body) }
      return readLocation(
        locationId
          ? await put(locationPath(locationId), body, options)
          : await post('/locations', body, options),
      )
    },
  })
}

/** Deletes a location with its plants and tasks. A retry after a lost response uses the same key. */
export function useDeleteLocation(locationId: string) {
  const client = useQueryClient()
  const keyOf = useSubmitKey()
  const path = `${locationPath(locationId)}?cascade=true`
  return useWrite({
    changes: ['locations', 'plants', 'tasks'],
    deletes: locationId,
    mutationFn: () =>
      withBehind(() =>
        ignoreNotFound('location', del<Deleted>(path, undefined, { idempotencyKey: keyOf(path) })),
      ),
    onSuccess: () =>
      void client.setQueryData(locationQueries.withPlants().queryKey, (locations) =>
        locations?.filter(({ id }) => id !== locationId),
      ),
  })
}

/** Shows or hides all plants of a location: an optimistic update, rolled back on failure. */
export function useLocationVisibility(locationId: string) {
  const client = useQueryClient()
  const list = locationQueries.withPlants().queryKey
  const details = locationQueries.details(locationId).queryKey
  return useWrite({
    changes: ['plants'],
    isOptimistic: true,
    // One scope for locations and plants runs these writes in sequence, so that the last choice wins.
    scope: { id: 'visibility' },
    mutationKey: ['visibility'],
    mutationFn: (visibility: Visibility) =>
      withBehind(() => put(`${locationPath(locationId)}/plants/visibility`, { visibility })),
    onMutate: async (visibility) => {
      await Promise.all([
        client.cancelQueries({ queryKey: list }),
        client.cancelQueries({ queryKey: details, exact: true }),
      ])
      const before = {
        listed: client.getQueryData(list)?.find(({ id }) => id === locationId),
        details: client.getQueryData(details),
      }
      client.setQueryData(list, (locations) =>
        locations?.map((location) => (location.id === locationId ? shownAs(location, visibility) : location)),
      )
      client.setQueryData(details, (location) => location && withVisibility(location, visibility))
      return before
    },
    onError: (_error, _visibility, before) => {
      // Rolls back only this location, because others may have changed meanwhile.
      client.setQueryData(list, (locations) =>
        locations?.map((location) => (location.id === locationId ? (before?.listed ?? location) : location)),
      )
      client.setQueryData(details, before?.details)
    },
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
