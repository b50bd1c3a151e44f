import type { GardenId } from '@wattle/contracts/ids.ts'
import type { LocationCreated } from '@wattle/contracts/locations/events.ts'
import type { Visibility } from '@wattle/contracts/plants/choices.ts'
import type { ReadModel } from '../read-model.ts'

/**
 * A location with what it needs to know about its plants. `created` is the revision that created it; lists are in that
 * order.
 */
export type LocationDocument = Omit<LocationCreated, 'type' | 'locationId'> & {
  id: string
  gardenId: GardenId
  created: number
  plants: Readonly<Record<string, Visibility>>
}

export const locations: ReadModel<LocationDocument> = {
  name: 'locations',
  version: 1,
  indexes: [['gardenId', 'created']],

  route({ event }) {
    switch (event.type) {
      case 'LocationCreated':
      case 'LocationRenamed':
      case 'LocationDecorated':
      case 'LocationConditionsChanged':
      case 'LocationDeleted':
      case 'PlantCreated':
      case 'VisibilityChanged':
      case 'PlantDeleted':
        return [event.locationId]
      case 'PlantMoved':
        return [event.from, event.to]
      default:
        return []
    }
  },

  evolve(location, { event, gardenId, revision }, id) {
    if (event.type === 'LocationCreated') {
      const { type: _type, locationId: _id, ...rest } = event
      return { id, gardenId, created: revision, ...rest, plants: {} }
    }
    if (!location) return null
    switch (event.type) {
      case 'LocationRenamed':
        return { ...location, name: event.name }
      case 'LocationDecorated': {
        const { description, icon, iconBackground } = event
        return { ...location, description, icon, iconBackground }
      }
      case 'LocationConditionsChanged':
        return { ...location, potFriendly: event.potFriendly, conditions: event.conditions }
      case 'LocationDeleted':
        return null
      case 'PlantCreated':
        return { ...location, plants: { ...location.plants, [event.plantId]: event.visibility } }
      case 'PlantMoved':
        return event.to === id
          ? { ...location, plants: { ...location.plants, [event.plantId]: event.visibility } }
          : without(location, event.plantId)
      case 'VisibilityChanged': {
        const changed = event.plantIds.map((plantId) => [plantId, event.visibility])
        return { ...location, plants: { ...location.plants, ...Object.fromEntries(changed) } }
      }
      case 'PlantDeleted':
        return without(location, event.plantId)
      default:
        return location
    }
  },
}

function without(location: LocationDocument, plantId: string): LocationDocument {
  const { [plantId]: _gone, ...plants } = location.plants
  return { ...location, plants }
}
