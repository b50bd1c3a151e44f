/** The address of a public garden. */
export function gardenAddress(displayName: string): string {
  return `/public/${encodeURIComponent(displayName)}`
}

/** The address of a public plant. */
export function publicPlantAddress(displayName: string, plantId: string): string {
  return `${gardenAddress(displayName)}/plants/${encodeURIComponent(plantId)}`
}
