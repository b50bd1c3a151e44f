const fields = ['imageUrl', 'featureImageUrl', 'galleryImageUrls'] as const

/** The pictures in a request body or an event: URLs, or data URLs in a request body. */
export function picturesIn(named: unknown): string[] {
  if (typeof named !== 'object' || named === null) return []
  const values = named as Partial<Record<(typeof fields)[number], unknown>>
  return fields.flatMap((field) => values[field]).filter((value) => typeof value === 'string')
}

/** A copy of `named` with every picture replaced by `other(picture)`. */
export function exchangePictures<Named extends object>(
  named: Named,
  other: (picture: string) => string,
): Named {
  const exchanged = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(exchanged)
    return typeof value === 'string' ? other(value) : value
  }
  const own = fields.filter((field) => Object.hasOwn(named, field))
  const changes = own.map((field) => [field, exchanged(named[field as keyof Named])])
  return { ...named, ...Object.fromEntries(changes) }
}

/** Whether the value is a data URL, so the picture itself and not its URL. */
export const isSentAlong = (picture: string): boolean => picture.startsWith('data:')
