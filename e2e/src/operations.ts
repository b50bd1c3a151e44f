import type { Wattle } from './wattle.ts'

type Schema = {
  type?: string | string[]
  anyOf?: Schema[]
  enum?: unknown[]
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  format?: string
  pattern?: string
  minimum?: number
}

/** A route in the server's documentation. */
export type Operation = {
  method: string
  /** The path with its parameters in braces, without `/api`. */
  path: string
  isPublic: boolean
  pathParameters: string[]
  queryParameters: string[]
  body: Schema | null
}

type Documented = {
  security?: unknown[]
  parameters?: { in: string; name: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Every route in the server's documentation. */
export async function operationsOf(wattle: Wattle): Promise<Operation[]> {
  const response = await fetch(`${wattle.address}/api/docs/json`)
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Documented>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, ''),
      isPublic: security?.length === 0,
      pathParameters: parameters.flatMap(({ in: place, name }) => (place === 'path' ? name : [])),
      queryParameters: parameters.flatMap(({ in: place, name }) => (place === 'query' ? name : [])),
      body: requestBody?.content['application/json']?.schema ?? null,
    })),
  )
}

/** The path with its parameters filled in. */
export function pathWith({ path }: Operation, values: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name) => encodeURIComponent(values[name] ?? ''))
}

/** The things of a gardener's that a request can refer to. */
export type Things = {
  location: string
  plant: string
  task: string
  product: string
  nurseryPlant: string
  picture: string
}

/** A body that the schema accepts, with every field filled in and references to these things. */
export function bodyFor(schema: Schema, things: Things, field = ''): unknown {
  const choice = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
  if (choice.enum) return choice.enum[0]
  const type = [choice.type].flat().find((each) => each !== 'null')
  if (type === 'object') {
    const fields = Object.entries(choice.properties ?? {})
    return Object.fromEntries(fields.map(([name, each]) => [name, bodyFor(each, things, name)]))
  }
  if (type === 'array') return choice.minItems ? [bodyFor(choice.items ?? {}, things, field)] : []
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return choice.minimum ?? 1
  if (choice.format === 'uuid') {
    const { location: locationId, task: taskId, nurseryPlant: nurseryPlantId } = things
    return { locationId, taskId, taskIds: taskId, nurseryPlantId }[field] ?? things.plant
  }
  if (choice.format === 'date') return '2026-03-01'
  if (choice.format === 'uri') return 'https://example.com/'
  if (choice.pattern?.includes('api\\/images')) return things.picture
  if (choice.pattern === '^[0-9]{4}$') return '3000'
  if (field === 'fileExtension') return 'jpg'
  return 'Rosemary'
}

/** The paths of a body's fields that refer to something by id or URL. */
export function namingFields(schema: Schema, before: string[] = []): string[][] {
  const choices = schema.anyOf ?? [schema]
  return choices.flatMap((choice) => {
    if (choice.format === 'uuid' || choice.pattern?.includes('api\\/images')) return [before]
    if (choice.items && choice.minItems) return namingFields(choice.items, [...before, '0'])
    return Object.entries(choice.properties ?? {}).flatMap(([name, each]) =>
      namingFields(each, [...before, name]),
    )
  })
}

/** A copy of the body with one field replaced. */
export function withField(body: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(body)) return body.with(Number(name), withField(body[Number(name)], rest, value))
  const fields = (body ?? {}) as Record<string, unknown>
  return { ...fields, [name]: withField(fields[name], rest, value) }
}
