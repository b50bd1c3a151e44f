/** The address that opens the form for a new nursery plant; with a slug, pre-filled from that guide plant. */
export function addAddress(slug: string): string {
  return slug === '' ? '/nursery?add' : `/nursery?plant=${encodeURIComponent(slug)}`
}

/** The address that opens the form of a nursery plant. */
export function editAddress(nurseryPlantId: string): string {
  return `/nursery?edit=${encodeURIComponent(nurseryPlantId)}`
}
