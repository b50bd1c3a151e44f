/** Serialises a value as JSON with sorted keys, so that key order does not affect the text. */
export const stableJson = (value: unknown): string => JSON.stringify(sorted(value))

/** Copies the value, because a replacer for `JSON.stringify` takes several times as long. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  const { toJSON } = value as { toJSON?: unknown }
  if (typeof toJSON === 'function') return sorted(toJSON.call(value))
  const names = Object.keys(value).sort()
  const fields = value as Record<string, unknown>
  // Assigning to a field named __proto__ would set the prototype.
  if (names.includes('__proto__'))
    return Object.fromEntries(names.map((name) => [name, sorted(fields[name])]))
  const copy: Record<string, unknown> = {}
  for (const name of names) copy[name] = sorted(fields[name])
  return copy
}
