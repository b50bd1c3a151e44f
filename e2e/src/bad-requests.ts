import fc from 'fast-check'
import { bodyFor, type Operation, pathWith, type Things, withField } from './operations.ts'

/** A request that no server should carry out, as it is sent. */
export type BadRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

const json = { 'content-type': 'application/json' }

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

/** Values that are invalid for every kind of field. */
const misfits = fc.oneof(
  fc.constantFrom<unknown>(-1.5, 1e308, '', [], [[[]]], { $ne: null }, { a: { b: {} } }),
  fc.constant('🌿'.repeat(20_000)),
  fc.integer({ min: 1, max: 200 }).map((depth) => JSON.parse(nested(depth)) as unknown),
  fc.string({ unit: 'binary', minLength: 4001, maxLength: 6000 }),
)

const brokenTexts = fc.oneof(
  fc.constantFrom(
    '{',
    '{"name":',
    '{"name":"x",}',
    "{'name':1}",
    '[1,2',
    'undefined',
    '{"a":1}{"b":2}',
    '\ufeff{',
  ),
  fc.constantFrom('{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"x":1}}}'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }).map((text) => `{${text}`),
  fc.integer({ min: 2000, max: 100_000 }).map((depth) => `${nested(depth).slice(0, -1)}`),
)

const wrongIds = fc.oneof(
  fc.constantFrom('0', 'null', 'undefined', '..', '*', '$where', "' OR 1=1 --", '%00', 'NaN', '\u202e'),
  fc.uuid(),
  fc.uuid().map((id) => id.toUpperCase()),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
  fc.string({ unit: 'grapheme-ascii', minLength: 600, maxLength: 3000 }),
)

const wrongQueries = {
  limit: ['abc', '-1', '0.5', '', '%00', 'NaN'],
  nextToken: ['abc', '%00', 'W10', 'eyJhIjoxfQ', 'x'.repeat(5000), '['],
  month: ['2026-13', '2026', 'abc', '2026-1', '%F0%9F%8C%BF'],
  status: ['done', 'PENDING', '1', ''],
  plantId: ['abc', '1', '%00', 'null'],
  width: ['abc', '-1', '0', '1e9'],
} as const

const wrongTokens = ['', 'Bearer', 'Bearer x', 'Bearer a.b.c', `Bearer ${'x'.repeat(7000)}`, 'Basic bmVsbDp4']

const otherTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'image/jpeg',
  'a',
  ';;;',
]

const isHeader = (text: string) => /^[\x20-\x7e]*$/.test(text)

/** Bad requests of every kind to these routes, sent by the gardener who owns these things. */
export function badRequests(operations: Operation[], things: Things): fc.Arbitrary<BadRequest> {
  const signedIn = operations.filter(({ isPublic }) => !isPublic)
  const withBody = signedIn.filter(({ body }) => body?.required?.length)
  const withId = signedIn.filter(({ pathParameters }) => pathParameters.length > 0)
  const withQuery = operations.filter(({ queryParameters }) =>
    queryParameters.some((name) => name in wrongQueries),
  )
  const ownPath = (operation: Operation) => {
    const kind = operation.path.split('/')[1]
    const own =
      { locations: things.location, tasks: things.task, nursery: things.nurseryPlant }[kind ?? ''] ??
      things.plant
    const { location: locationId, plant: plantId, product: productName } = things
    const values = { id: own, plantId, locationId, productName, userId: 'Nell', name: 'x' }
    return pathWith(operation, values)
  }
  const of = (list: Operation[]) => fc.constantFrom(...list)

  const wrongField = of(withBody).chain((operation) =>
    fc.record({ field: fc.constantFrom(...(operation.body?.required ?? [])), value: misfits }).map(
      ({ field, value }): BadRequest => ({
        method: operation.method,
        path: ownPath(operation),
        headers: json,
        body: JSON.stringify(withField(bodyFor(operation.body ?? {}, things), [field], value)),
      }),
    ),
  )
  const missingField = of(withBody).chain((operation) =>
    fc.subarray(operation.body?.required ?? [], { minLength: 1 }).map((fields): BadRequest => {
      const whole = bodyFor(operation.body ?? {}, things) as Record<string, unknown>
      const rest = Object.entries(whole).filter(([name]) => !fields.includes(name))
      return {
        method: operation.method,
        path: ownPath(operation),
        headers: json,
        body: JSON.stringify(Object.fromEntries(rest)),
      }
    }),
  )
  const notAnObject = fc
    .record({ operation: of(withBody), value: fc.constantFrom(1, true, 'x', [], [1], null) })
    .map(
      ({ operation, value }): BadRequest => ({
        method: operation.method,
        path: ownPath(operation),
        headers: json,
        body: JSON.stringify(value),
      }),
    )
  const broken = fc.record({ operation: of(withBody), body: brokenTexts }).map(
    ({ operation, body }): BadRequest => ({
      method: operation.method,
      path: ownPath(operation),
      headers: json,
      body,
    }),
  )
  const wrongType = fc.record({ operation: of(withBody), type: fc.constantFrom(...otherTypes) }).map(
    ({ operation, type }): BadRequest => ({
      method: operation.method,
      path: ownPath(operation),
      headers: { 'content-type': type },
      body: 'name=x',
    }),
  )
  const wrongId = fc.record({ operation: of(withId), id: wrongIds }).map(({ operation, id }): BadRequest => {
    const values = Object.fromEntries(operation.pathParameters.map((name) => [name, id]))
    return {
      method: operation.method,
      path: pathWith(operation, values),
      ...(operation.body
        ? { headers: json, body: JSON.stringify(bodyFor(operation.body, things)) }
        : { headers: {} }),
    }
  })
  const brokenPath = fc
    .record({ operation: of(withId), tail: fc.constantFrom('%', '%zz', '%E0%A4%A', '%c0%ae') })
    .map(
      ({ operation, tail }): BadRequest => ({
        method: operation.method,
        path: operation.path.replace(/\{\w+\}/g, tail),
        headers: {},
      }),
    )
  const wrongQuery = of(withQuery).chain((operation) =>
    fc
      .constantFrom(...operation.queryParameters.filter((name) => name in wrongQueries))
      .chain((name) =>
        fc.constantFrom(...wrongQueries[name as keyof typeof wrongQueries]).map((value) => [name, value]),
      )
      .map(
        ([name, value]): BadRequest => ({
          method: operation.method,
          path: `${ownPath(operation)}?${name}=${value}`,
          headers: {},
        }),
      ),
  )
  const known = new Set(operations.map(({ method, path }) => `${method} ${path}`))
  const wrongMethod = fc
    .record({
      operation: of(operations),
      method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
    })
    .filter(({ operation, method }) => !known.has(`${method} ${operation.path}`))
    .map(({ operation, method }): BadRequest => ({ method, path: ownPath(operation), headers: {} }))
  const wrongPath = fc
    .record({
      method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
      tail: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    })
    .map(({ method, tail }): BadRequest => ({ method, path: `/-${encodeURIComponent(tail)}`, headers: {} }))
  const wrongToken = fc
    .record({ operation: of(signedIn), authorization: fc.constantFrom(...wrongTokens) })
    .map(
      ({ operation, authorization }): BadRequest => ({
        method: operation.method,
        path: ownPath(operation),
        headers: { authorization },
      }),
    )
  const wrongKey = fc
    .record({
      operation: of(
        withBody.filter(({ method, path }) => method === 'POST' && /^\/(plants|locations|tasks)$/.test(path)),
      ),
      key: fc.oneof(
        fc.string({ minLength: 1, maxLength: 80 }).filter((text) => isHeader(text) && text.trim() !== ''),
      ),
    })
    .map(
      ({ operation, key }): BadRequest => ({
        method: operation.method,
        path: ownPath(operation),
        headers: { ...json, 'idempotency-key': key },
        body: JSON.stringify(bodyFor(operation.body ?? {}, things)),
      }),
    )
  const brokenUpload = fc
    .record({
      type: fc.constantFrom(
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'multipart/form-data; boundary=',
      ),
      body: fc.constantFrom(
        '',
        '--x',
        '--x--\r\n',
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nnot a picture\r\n--x--\r\n',
        '--x\r\ncontent-disposition: form-data; name="other"\r\n\r\n1\r\n--x--\r\n',
        'x'.repeat(5000),
      ),
    })
    .map(
      ({ type, body }): BadRequest => ({
        method: 'POST',
        path: '/images/upload',
        headers: { 'content-type': type },
        body,
      }),
    )

  return fc.oneof(
    { weight: 50, arbitrary: wrongField },
    { weight: 20, arbitrary: missingField },
    { weight: 10, arbitrary: notAnObject },
    { weight: 30, arbitrary: broken },
    { weight: 20, arbitrary: wrongType },
    { weight: 40, arbitrary: wrongId },
    { weight: 10, arbitrary: brokenPath },
    { weight: 30, arbitrary: wrongQuery },
    { weight: 20, arbitrary: wrongMethod },
    { weight: 10, arbitrary: wrongPath },
    { weight: 10, arbitrary: wrongToken },
    { weight: 10, arbitrary: wrongKey },
    { weight: 10, arbitrary: brokenUpload },
  )
}
