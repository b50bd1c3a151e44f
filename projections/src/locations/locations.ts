import type { GardenId } from '@wattle/contracts/ids.ts'
import type { LocationCreated } from '@wattle/contracts/locations/events.ts'
import type { Visibility } from '@wattle/contracts/plants/choices.ts'
import type { TaskPlant } from '@wattle/contracts/tasks/views.ts'
import { change, create, remove } from '../changes.ts'
import { readModel } from '../read-model.ts'

/**
 * A location, with the visibility of each of its plants. `created` is the revision that created it; lists are in that
 * order.
 */
export type LocationDocument = Omit<LocationCreated, 'type' | 'locationId'> & {
  id: string
  gardenId: GardenId
  created: number
  plants: Readonly<Record<string, Visibility>>
}

/** The location's part of a task row. */
export type LocationLabel = Pick<TaskPlant, 'locationName' | 'locationIcon' | 'locationBackground'>

const locationId = (event: { locationId: string }) => event.locationId

export const locations = readModel<LocationDocument, { label: LocationLabel }>('locations', 2, {
  indexes: [['gardenId', 'created']],
  views: {
    label({ name, icon, iconBackground }) {
      return { locationName: name, locationIcon: icon, locationBackground: iconBackground }
    },
  },
  on: {
    LocationCreated: create(
      locationId,
      ({ type: _type, locationId: id, ...rest }, { gardenId, revision }) => {
        return { id, gardenId, created: revision, ...rest, plants: {} }
      },
    ),
    LocationRenamed: change(locationId, (location, { name }) => ({ ...location, name })),
    LocationDecorated: change(locationId, (location, { description, icon, iconBackground }) => {
      return { ...location, description, icon, iconBackground }
    }),
    LocationConditionsChanged: change(locationId, (location, { potFriendly, conditions }) => {
      return { ...location, potFriendly, conditions }
    }),
    LocationDeleted: remove((event) => [event.locationId]),
    PlantCreated: change(locationId, (location, { plantId, visibility }) => {
      return withPlants(location, [plantId], visibility)
    }),
    PlantMoved: [
      change(
        ({ from }) => from,
        (location, { plantId }) => without(location, plantId),
      ),
      change(
        ({ to }) => to,
        (location, { plantId, visibility }) => withPlants(location, [plantId], visibility),
      ),
    ],
    VisibilityChanged: change(locationId, (location, { plantIds, visibility }) => {
      return withPlants(location, plantIds, visibility)
    }),
    PlantDeleted: change(locationId, (location, { plantId }) => without(location, plantId)),
  },
})

function withPlants(
  location: LocationDocument,
  plantIds: readonly string[],
  visibility: Visibility,
): LocationDocument {
  const shown = plantIds.map((id) => [id, visibility])
  return { ...location, plants: { ...location.plants, ...Object.fromEntries(shown) } }
}

function without(location: LocationDocument, plantId: string): LocationDocument {
  const { [plantId]: _gone, ...plants } = location.plants
  return { ...location, plants }
}
