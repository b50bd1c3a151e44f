/** JSON that is the same however the fields of its objects are ordered. */
export const stableJson = (value: unknown): string => JSON.stringify(sorted(value))

/** A copy, as a replacer of `JSON.stringify` takes several times as long. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  const { toJSON } = value as { toJSON?: unknown }
  if (typeof toJSON === 'function') return sorted(toJSON.call(value))
  const names = Object.keys(value).sort()
  const fields = value as Record<string, unknown>
  // An object with a field of this name may not be made by assignments.
  if (names.includes('__proto__'))
    return Object.fromEntries(names.map((name) => [name, sorted(fields[name])]))
  const copy: Record<string, unknown> = {}
  for (const name of names) copy[name] = sorted(fields[name])
  return copy
}
