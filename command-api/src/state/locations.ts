import type { LocationEvent } from '@wattle/contracts/locations/events.ts'
import { put, remove, update } from '../lib/persistent-map.ts'
import type { Location } from './entities.ts'
import type { Fold } from './fold.ts'
import type { Garden } from './garden.ts'
import { withoutTasks } from './tasks.ts'

export const foldLocations = {
  LocationCreated: (garden, { type: _type, locationId, ...rest }) => {
    return { ...garden, locations: put(garden.locations, locationId, { id: locationId, ...rest }) }
  },
  LocationRenamed: (garden, { locationId, name }) => changed(garden, locationId, { name }),
  LocationDecorated: (garden, { locationId, description, icon, iconBackground }) =>
    changed(garden, locationId, { description, icon, iconBackground }),
  LocationConditionsChanged: (garden, { locationId, potFriendly, conditions }) =>
    changed(garden, locationId, { potFriendly, conditions }),
  LocationDeleted: (garden, { locationId, plantIds, tasks }) => ({
    ...withoutTasks(garden, tasks),
    locations: remove(garden.locations, [locationId]),
    plants: remove(garden.plants, plantIds),
  }),
} satisfies Fold<LocationEvent>

function changed(garden: Garden, id: string, changes: Partial<Location>): Garden {
  return { ...garden, locations: update(garden.locations, id, changes) }
}
