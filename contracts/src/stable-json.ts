/** JSON that is the same however the fields of its objects are ordered. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, sorted)
}

function sorted(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
