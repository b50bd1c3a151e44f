export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of these names, as far as they are there. However many others there are, none of them is looked at. */
export function knownFields(fields: Fields, names: readonly string[]): Fields {
  const known: Fields = {}
  for (const name of names) {
    if (Object.hasOwn(fields, name) && fields[name] !== undefined) known[name] = fields[name]
  }
  return known
}
