import { refusals } from '@wattle/contracts/refusals.ts'
import document from '@wattle/server/http/openapi.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'

type Schema = { enum?: unknown[]; [keyword: string]: unknown }
type Parameter = { in: string; name: string; schema: Schema }
type Answer = { description: string; content?: object; headers: Record<string, unknown> }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: object[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Answer | { $ref: string }>
}

const operations = Object.entries(
  document.paths as unknown as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method} ${path}`,
    method,
    path,
    ...operation,
  })),
)
const operation = (name: string) => {
  const found = operations.find((each) => each.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}
const headersAmong = (parameters: Parameter[] = []) =>
  parameters.filter((each) => each.in === 'header').map(({ name }) => name)
const succeeding = ({ responses }: Operation) =>
  Object.entries(responses).flatMap(([status, answer]) => (status < '300' ? [answer as Answer] : []))
/** Excludes public routes, administrator routes, routes about pictures alone, and the takeout, which reads the log. */
const isOfGarden = ({ name, security, path }: (typeof operations)[number]) =>
  name === 'delete /api/images/{name}' ||
  (security.length > 0 && !/^\/api\/(?:(?:admin|images|ai)\/|takeout$)/.test(path))
/** Returns the picture itself. */
const isPicture = ({ name }: (typeof operations)[number]) => name === 'get /api/images/{name}'
/** The same for everybody: the guide and what visitors see. */
const isSharedRead = ({ path }: (typeof operations)[number]) => /^\/api\/(?:guide\/|public\/users)/.test(path)

describe.each(operations)('$name', (each) => {
  const { method, path, parameters, requestBody, responses, security, tags } = each

  test('has a summary, one known tag and a unique operation id', () => {
    expect(each.summary).not.toBe('')
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(tags))
    expect(tags).toHaveLength(1)
    expect(operations.filter(({ operationId }) => operationId === each.operationId)).toHaveLength(1)
  })

  test('states who may call it', () => {
    const isOpen = isPicture(each) || /^\/api\/(public\/|guide\/|images\/uploads\/\{name\})/.test(path)
    expect(security).toEqual(isOpen ? [] : [{ identityToken: [] }])
    expect('401' in responses).toBe(security.length > 0)
    expect('403' in responses).toBe(/^\/api\/(admin|images\/uploads)\//.test(path))
  })

  test('states its error responses', () => {
    expect(responses).toMatchObject({
      429: expect.anything(),
      431: expect.anything(),
      503: expect.anything(),
    })
    for (const status of ['408', '413', '415']) expect(status in responses).toBe(method !== 'get')
    if (path.includes('{'))
      expect(responses).toMatchObject({ 400: expect.anything(), 404: expect.anything() })
    for (const status of ['409', '422'])
      if (method !== 'get' && isOfGarden(each)) expect(responses).toHaveProperty(status)
  })

  test('states its request and response bodies', () => {
    const takes = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema)
    for (const schema of takes) expect(Object.keys(schema).length).toBeGreaterThan(0)
    for (const answer of succeeding(each)) {
      expect(answer.description).not.toBe('Default Response')
      if (!path.startsWith('/api/images/uploads/')) expect(answer.content).toBeDefined()
    }
  })

  test('states whether it can answer 304', () => {
    expect('304' in responses).toBe(
      method === 'get' && (isOfGarden(each) || isSharedRead(each) || isPicture(each)),
    )
  })

  test('states its headers', () => {
    const ofGarden = ['x-garden-revision', 'x-garden', method === 'get' ? 'if-none-match' : 'idempotency-key']
    const wanted = isOfGarden(each) ? ofGarden : isSharedRead(each) ? ['if-none-match'] : []
    expect(headersAmong(parameters)).toEqual(wanted)
    for (const { headers } of succeeding(each)) {
      expect('x-garden-revision' in headers).toBe(isOfGarden(each))
      expect(headers).toHaveProperty('x-request-id')
    }
  })
})

test('the content types of uploads are described', () => {
  expect(Object.keys(operation('post /api/images/upload').requestBody?.content ?? {})).toEqual([
    'multipart/form-data',
  ])
  expect(Object.keys(operation('put /api/images/uploads/{name}').requestBody?.content ?? {})).toContain(
    'image/png',
  )
})

test('the 401, 429 and 503 responses describe their headers', () => {
  const { Unauthorized, TooManyRequests, ServiceUnavailable } = document.components.responses
  expect(Unauthorized.headers).toHaveProperty('www-authenticate')
  expect(TooManyRequests.headers).toHaveProperty('retry-after')
  expect(ServiceUnavailable.headers).toHaveProperty('retry-after')
})

test('every refusal is described, except 405, which belongs to no operation', () => {
  const described = JSON.stringify(document.components.responses)
  const missing = Object.entries(refusals).filter(([code]) => !described.includes(`"${code}"`))
  expect(missing.map(([, { status }]) => status)).toEqual([405])
})

test('the document names its server', () => {
  expect(document.servers).toEqual([expect.objectContaining({ url: '/' })])
})

test('the description has the bounds that the validators enforce', () => {
  const parameter = (name: string, wanted: string) =>
    operation(name).parameters?.find((each) => each.name === wanted)?.schema
  const field = (name: string, wanted: string) => {
    const schema = operation(name).requestBody?.content['application/json']?.schema
    return (schema?.properties as Record<string, Schema> | undefined)?.[wanted]
  }
  expect(parameter('delete /api/locations/{id}', 'cascade')).toMatchObject({ enum: ['true', 'false'] })
  expect(parameter('get /api/images/{name}', 'width')).toMatchObject({ enum: [160, 320, 640] })
  expect(field('post /api/tasks', 'dueDate')).toMatchObject({
    format: 'date',
    pattern: '^(19|2[01])[0-9][0-9]-',
  })
  expect(JSON.stringify(field('put /api/preferences', 'galleryImageUrls'))).toMatch(
    /"items":\{"anyOf":\[(?!.*"null".*\]\}\})/,
  )
  expect(field('post /api/tasks', 'recurringFrequency')?.anyOf).toEqual([
    expect.objectContaining({ type: 'string' }),
    { type: 'null' },
    { enum: [''] },
  ])
})
