import type { GardenEvent } from '@wattle/contracts/garden/events.ts'

/** A location's label, with the ids of its public plants. */
export type KnownLocation = {
  id: string
  name: string
  icon: string
  iconBackground: string
  publicPlants: readonly string[]
}

/** The locations after an event, each with its public plants in the order they became public. */
export function locationsAfter(
  locations: readonly KnownLocation[],
  event: GardenEvent,
): readonly KnownLocation[] {
  switch (event.type) {
    case 'LocationCreated': {
      const { locationId: id, name, icon, iconBackground } = event
      return [...locations, { id, name, icon, iconBackground, publicPlants: [] }]
    }
    case 'LocationRenamed':
      return change(locations, event.locationId, () => ({ name: event.name }))
    case 'LocationDecorated': {
      const { icon, iconBackground } = event
      return change(locations, event.locationId, () => ({ icon, iconBackground }))
    }
    case 'LocationDeleted':
      return locations.filter((each) => each.id !== event.locationId)
    case 'PlantCreated':
      return event.visibility === 'public' ? show(locations, event.locationId, [event.plantId]) : locations
    case 'PlantMoved':
      return event.visibility === 'public'
        ? show(hide(locations, event.from, [event.plantId]), event.to, [event.plantId])
        : locations
    case 'VisibilityChanged':
      return event.visibility === 'public'
        ? show(locations, event.locationId, event.plantIds)
        : hide(locations, event.locationId, event.plantIds)
    case 'PlantDeleted':
      return hide(locations, event.locationId, [event.plantId])
    default:
      return locations
  }
}

function show(locations: readonly KnownLocation[], id: string, plantIds: readonly string[]) {
  return change(locations, id, ({ publicPlants }) => ({
    publicPlants: [...publicPlants.filter((each) => !plantIds.includes(each)), ...plantIds],
  }))
}

function hide(locations: readonly KnownLocation[], id: string, plantIds: readonly string[]) {
  return change(locations, id, ({ publicPlants }) => ({
    publicPlants: publicPlants.filter((each) => !plantIds.includes(each)),
  }))
}

function change(
  locations: readonly KnownLocation[],
  id: string,
  to: (location: KnownLocation) => Partial<KnownLocation>,
): readonly KnownLocation[] {
  return locations.map((each) => (each.id === id ? { ...each, ...to(each) } : each))
}
