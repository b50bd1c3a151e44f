/** Where a find is added; with a slug, that plant of the guide. */
export function addPath(slug: string): string {
  return slug === '' ? '/nursery?add' : `/nursery?plant=${encodeURIComponent(slug)}`
}

/** Where a find is changed. */
export function editPath(nurseryPlantId: string): string {
  return `/nursery?edit=${encodeURIComponent(nurseryPlantId)}`
}
