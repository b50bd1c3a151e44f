const fields = ['imageUrl', 'featureImageUrl', 'galleryImageUrls'] as const

/** The pictures that a write or an event names: addresses, or in a write data URLs. */
export function picturesIn(named: unknown): string[] {
  if (typeof named !== 'object' || named === null) return []
  const values = named as Partial<Record<(typeof fields)[number], unknown>>
  return fields.flatMap((field) => values[field]).filter((value) => typeof value === 'string')
}

/** Whether the picture itself was sent, not its address. */
export const isSentAlong = (picture: string): boolean => picture.startsWith('data:')
