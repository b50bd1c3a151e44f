type Schema = Record<string, unknown>

/** The only keywords that OpenAI accepts in a strict schema. */
const known = [
  '$schema',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'description',
  'title',
]

/** Why OpenAI would reject a strict schema; null if it would not. */
export function objectionTo(schema: Schema, at = '$'): string | null {
  const strange = Object.keys(schema).find((word) => !known.includes(word))
  if (strange) return `${at}: '${strange}' is not permitted.`
  const { type, properties = {}, required = [], additionalProperties, items, anyOf = [] } = schema
  const inner: [string, Schema][] = Object.entries(properties as Record<string, Schema>)
  if (type === 'object') {
    if (additionalProperties !== false) return `${at}: 'additionalProperties' has to be false.`
    const missing = inner.find(([name]) => !(required as string[]).includes(name))
    if (missing) return `${at}: 'required' has to hold every property, '${missing[0]}' is missing.`
  }
  if (items) inner.push(['[]', items as Schema])
  inner.push(...(anyOf as Schema[]).map((choice, index): [string, Schema] => [`anyOf ${index}`, choice]))
  for (const [name, part] of inner) {
    const objection = objectionTo(part, `${at}.${name}`)
    if (objection) return objection
  }
  return null
}
