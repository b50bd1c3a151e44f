export const guideAddress = '/guide'

/** The address of a plant in the guide. */
export function guidePlantAddress(slug: string): string {
  return `${guideAddress}/${encodeURIComponent(slug)}`
}
