/** Number of plants included with each location; the rest is requested together. */
const firstPlants = 15

export const locationsPath = '/locations'

/** Every location with its first plants. */
export const withPlantsPath = `/locations-with-plants?limit=${firstPlants}`

export const locationPath = (locationId: string): string =>
  `${locationsPath}/${encodeURIComponent(locationId)}`
