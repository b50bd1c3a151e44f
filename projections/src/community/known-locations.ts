/** A location's label, with the ids of its public plants in the order they became public. */
export type KnownLocation = {
  id: string
  name: string
  icon: string
  iconBackground: string
  publicPlants: readonly string[]
}

type Locations = readonly KnownLocation[]

/** Adds public plants to the location, after those that are already public. */
export function show(locations: Locations, id: string, plantIds: readonly string[]): Locations {
  return changeLocation(locations, id, ({ publicPlants }) => ({
    publicPlants: [...publicPlants.filter((each) => !plantIds.includes(each)), ...plantIds],
  }))
}

export function hide(locations: Locations, id: string, plantIds: readonly string[]): Locations {
  return changeLocation(locations, id, ({ publicPlants }) => ({
    publicPlants: publicPlants.filter((each) => !plantIds.includes(each)),
  }))
}

export function changeLocation(
  locations: Locations,
  id: string,
  to: (location: KnownLocation) => Partial<KnownLocation>,
): Locations {
  return locations.map((each) => (each.id === id ? { ...each, ...to(each) } : each))
}
