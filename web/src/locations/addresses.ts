/** The address of a location. */
export function locationAddress(locationId: string): string {
  return `/my-plants/${encodeURIComponent(locationId)}`
}

/** The address of the form to add a plant to a location. */
export function addPlantAddress(locationId: string): string {
  return `${locationAddress(locationId)}/add-plant`
}
