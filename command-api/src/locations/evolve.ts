import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { Conditions } from '@wattle/contracts/locations/location.ts'
import { type ById, change, put, remove } from '../garden/by-id.ts'

export type Location = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly icon: string
  readonly iconBackground: string
  readonly potFriendly: boolean
  readonly conditions: Conditions
}

export function evolveLocations(locations: ById<Location>, event: GardenEvent): ById<Location> {
  switch (event.type) {
    case 'LocationCreated': {
      const { type: _type, locationId, ...rest } = event
      return put(locations, locationId, { id: locationId, ...rest })
    }
    case 'LocationRenamed':
      return change(locations, event.locationId, { name: event.name })
    case 'LocationDecorated': {
      const { description, icon, iconBackground } = event
      return change(locations, event.locationId, { description, icon, iconBackground })
    }
    case 'LocationConditionsChanged':
      return change(locations, event.locationId, {
        potFriendly: event.potFriendly,
        conditions: event.conditions,
      })
    case 'LocationDeleted':
      return remove(locations, [event.locationId])
    default:
      return locations
  }
}
