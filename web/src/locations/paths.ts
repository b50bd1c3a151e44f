/** How many plants each location brings with the list; the rest come in one go. */
const firstPlants = 15

export const locationsPath = '/locations'

/** Every location with the first of its plants. */
export const withPlantsPath = `/locations-with-plants?limit=${firstPlants}`

export const locationPath = (locationId: string): string =>
  `${locationsPath}/${encodeURIComponent(locationId)}`
