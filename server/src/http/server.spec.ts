import { LogUnavailable } from '@wattle/adapters/event-log/port.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createServer } from './server.ts'

async function opened(options: Partial<Parameters<typeof createServer>[0]> = {}) {
  const app = await createServer({ logLevel: false, rateLimit: null, ...options })
  onTestFinished(() => app.close())
  app.get('/fine', async (request) => ({ id: request.id, correlationId: request.correlationId }))
  app.post('/refused', async () => {
    throw new Refused('plant-not-found')
  })
  app.get('/away', async () => {
    throw new LogUnavailable('The disk at /var/secret is full.')
  })
  app.get('/broken', async () => {
    throw new Error('SELECT secret FROM gardeners')
  })
  app.get('/named/:name', async (request) => request.params)
  app.post('/echo', async (request) => ({ body: request.body ?? null }))
  app.get(
    '/counted',
    { schema: { querystring: z.object({ count: z.coerce.number().max(20) }) } },
    async () => 'ok',
  )
  app.get('/wrong', { schema: { response: { 200: z.object({ secret: z.number() }) } } }, async () => {
    return { secret: 'of Iris' } as unknown as { secret: number }
  })
  return app
}

test('a refusal has its status, its code, its sentence and the field it concerns', async () => {
  const answer = await (await opened()).inject({
    method: 'POST',
    url: '/refused',
    headers: { 'x-request-id': 'mine' },
    payload: { plantId: 'p' },
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    {
      code: 'plant-not-found',
      message: 'Plant not found',
      issues: [{ path: 'plantId', message: 'Plant not found' }],
      requestId: 'mine',
    },
  ])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each(['/broken', '/wrong'])('an internal error reveals nothing: %s', async (url) => {
  const answer = await (await opened()).inject({ url, headers: { 'x-request-id': 'mine' } })
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { code: 'internal', message: 'Something went wrong on our side. Please try again.', requestId: 'mine' },
  ])
})

test('an unavailable engine gives 503 with retry-after', async () => {
  const answer = await (await opened()).inject('/away')
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '2',
  ])
  expect(answer.body).not.toContain('secret')
})

test('an internal error is logged as one even if the client has gone', async () => {
  const lines: string[] = []
  const app = await opened({ logLevel: 'info', logStream: { write: (line) => lines.push(line) } })
  app.addHook('onRequest', async ({ socket }) => {
    Object.defineProperty(socket, 'destroyed', { value: true })
  })
  for (const url of ['/broken', '/refused']) await app.inject(url)
  const said = lines.map((line) => JSON.parse(line)).filter(({ code, err }) => code ?? err)
  expect(said.map(({ level, msg, err }) => [level, msg, err?.message])).toEqual([
    [50, 'internal', 'SELECT secret FROM gardeners'],
    [30, 'client-gone', undefined],
  ])
})

test('a malformed or overlong address is refused like any invalid request', async () => {
  const app = await opened()
  for (const url of ['/named/%zz', `/named/${'x'.repeat(2001)}`]) {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json()).toEqual({
      code: 'invalid',
      message: 'Some of those details don’t look right. Please check them and try again.',
      requestId: expect.any(String),
    })
  }
  expect((await app.inject(`/named/${'x'.repeat(2000)}`)).statusCode).toBe(200)
})

test('an invalid query parameter is refused by its field', async () => {
  const answer = await (await opened()).inject('/counted?count=many')
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      code: 'invalid',
      message: 'This should be a number.',
      issues: [{ path: 'count', message: 'This should be a number.' }],
      requestId: expect.any(String),
    },
  ])
})

test('an empty body with a JSON content type is no body', async () => {
  const app = await opened()
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  const empty = await app.inject({ method: 'POST', url: '/echo', headers, payload: '' })
  expect([empty.statusCode, empty.json()]).toEqual([200, { body: null }])
  const some = await app.inject({ method: 'POST', url: '/echo', headers, payload: '{"name":"Zoë 🌺"}' })
  expect(some.json()).toEqual({ body: { name: 'Zoë 🌺' } })
})

test.each(['{', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}', '{"a":1}x'])(
  'broken or dangerous JSON is refused: %s',
  async (payload) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await (await opened()).inject({ method: 'POST', url: '/echo', headers, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'body-unreadable'])
  },
)

test('a body of another content type is refused', async () => {
  const headers = { 'content-type': 'text/plain' }
  const answer = await (await opened()).inject({ method: 'POST', url: '/echo', headers, payload: 'hello' })
  expect([answer.statusCode, answer.json().code]).toEqual([415, 'content-type-unsupported'])
})

test('a request keeps a harmless x-request-id, otherwise it gets a new one', async () => {
  const app = await opened()
  const numbered = await app.inject({ url: '/fine', headers: { 'x-request-id': 'proxy-17' } })
  expect([numbered.json().id, numbered.headers['x-request-id']]).toEqual(['proxy-17', 'proxy-17'])
  for (const harmful of ['a b', '<script>', 'x'.repeat(65), '']) {
    const answer = await app.inject({ url: '/fine', headers: { 'x-request-id': harmful } })
    expect(answer.json().id).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('a request keeps a valid x-correlation-id, otherwise it gets a new one', async () => {
  const app = await opened()
  const given = '6f0e6f3a-8c1d-4f0b-9c58-2a4f6d1f7f10'
  const own = await app.inject({ url: '/fine', headers: { 'x-correlation-id': given } })
  expect(own.json().correlationId).toBe(given)
  const other = await app.inject({ url: '/fine', headers: { 'x-correlation-id': 'nonsense' } })
  expect(other.json().correlationId).toMatch(/^[0-9a-f-]{36}$/)
})

test('the security policy of pages allows only this server and the configured origins', async () => {
  const { headers } = await (
    await opened({ elsewhere: { signIn: ['https://issuer.example'], pictures: [] } })
  ).inject('/fine')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'self' https://issuer.example;")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('the permissions policy denies browser features that the pages do not use', async () => {
  const { headers } = await (await opened()).inject('/fine')
  expect(headers['permissions-policy']).toContain('camera=(), ')
  expect(headers['permissions-policy']).toContain('geolocation=(), ')
})

test('an API response may load nothing and may not be framed', async () => {
  const { headers } = await (
    await opened({ elsewhere: { signIn: ['https://issuer.example'], pictures: [] } })
  ).inject('/api/nowhere')
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  })
  expect(headers).not.toHaveProperty('permissions-policy')
})

test.each([
  ['by the proxy', { proxies: ['127.0.0.1'] }, 'https', 'max-age=31536000'],
  ['by its settings', { isBehindTls: true }, undefined, 'max-age=31536000'],
  ['by a stranger', {}, 'https', undefined],
  ['that it is not', { proxies: ['127.0.0.1'] }, 'http', undefined],
])(
  'HSTS is sent only if TLS is reported by a known proxy or the settings: %s',
  async (_, options, proto, value) => {
    const headers = proto === undefined ? {} : { 'x-forwarded-proto': proto }
    const answer = await (await opened(options)).inject({ url: '/fine', headers })
    expect(answer.headers['strict-transport-security']).toBe(value)
  },
)
