type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * A copy with only the named fields, if present and defined. Other fields are not read, however many there
 * are.
 */
export function knownFields(fields: Fields, names: readonly string[]): Fields {
  const known: Fields = {}
  for (const name of names) {
    if (Object.hasOwn(fields, name) && fields[name] !== undefined) known[name] = fields[name]
  }
  return known
}
