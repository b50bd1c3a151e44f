import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { Refused } from '@wattle/contracts/refusals.ts'
import { createServer } from '@wattle/server/http/server.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { echo, gatewayTo, spoken } from './testing/gateway.ts'

test('reads go to the query API, writes and picture requests to the command API', async () => {
  const app = await gatewayTo(await echo('commands'), await echo('queries'))
  const asked = [
    ['GET', '/api/tasks?limit=5&nextToken=a%2Fb', 'queries'],
    ['HEAD', '/api/tasks', 'queries'],
    ['POST', '/api/tasks', 'commands'],
    ['DELETE', '/api/tasks/1', 'commands'],
    ['GET', '/api/images/upload-url?fileName=a.jpg', 'commands'],
    ['PUT', '/api/images/uploads/a', 'commands'],
  ] as const
  for (const [method, url, name] of asked) {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode).toBe(method === 'POST' ? 201 : 200)
    expect(answer.headers['x-garden-revision']).toBe('7')
    if (method !== 'HEAD') expect(answer.json()).toMatchObject({ name, method, url })
  }
})

test('public pages, sitemaps and robots.txt come unchanged from the query API', async () => {
  const app = await gatewayTo(await echo('commands'), await echo('queries'))
  const asked = [
    '/public',
    '/public/',
    '/public?nextToken=a',
    '/public/Iris%20Vale%2F',
    '/public/Iris/plants/1',
    '/public/Iris/plants/1/',
    '/guide/lemon/',
    '/sitemap.xml',
    '/sitemaps/gardens.xml?nextToken=a',
    '/robots.txt',
  ]
  for (const url of asked) {
    const answer = await app.inject(url)
    expect([url, answer.statusCode, answer.json()]).toEqual([
      url,
      200,
      expect.objectContaining({ name: 'queries', method: 'GET', url }),
    ])
    expect(answer.headers['content-security-policy']).toBe('of queries')
  }
  for (const url of ['/public/Iris/other', '/publicity', '/tasks', '/sitemaps/other.xml'])
    expect((await app.inject(url)).statusCode).toBe(404)
})

test('a body of any kind passes through whole, with its authorization and client address', async () => {
  const app = await gatewayTo(await echo('commands'), await echo('queries'))
  const picture = Buffer.alloc(9_000_000, 7)
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/images/uploads/a',
    headers: {
      'content-type': 'image/jpeg',
      authorization: 'Bearer token',
      'x-forwarded-for': '203.0.113.9',
    },
    payload: picture,
  })
  expect(answer.json()).toMatchObject({
    length: picture.length,
    authorization: 'Bearer token',
    from: '127.0.0.1',
  })
})

test('a forwarded address is accepted only from a known proxy', async () => {
  const app = await gatewayTo(await echo('commands'), await echo('queries'), { WATTLE_PROXIES: '127.0.0.1' })
  const answer = await app.inject({ url: '/api/tasks', headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(answer.json().from).toBe('203.0.113.9')
})

test('an unreachable server is answered like any other outage, and as a page for public pages', async () => {
  const gone = await createServer({ logLevel: false, rateLimit: null })
  const address = await gone.listen({ port: 0, host: '127.0.0.1' })
  await gone.close()
  const app = await gatewayTo(address, address)
  for (const method of ['GET', 'POST'] as const) {
    const answer = await app.inject({ method, url: '/api/tasks' })
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '2',
    ])
  }
  const { statusCode, headers, body } = await app.inject('/public/Iris')
  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
    503,
    '2',
    'text/html; charset=utf-8',
  ])
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(headers['content-security-policy']).toMatch(/style-src 'sha256-/)
})

test('the security policy allows only the sign-in issuer and the picture store', async () => {
  const app = await gatewayTo(await echo('commands'), await echo('queries'), {
    WATTLE_OPENID_ISSUER: 'https://id.example/pool',
    WATTLE_S3: 'http://s3.internal:9000/pictures',
    WATTLE_S3_PUBLIC: 'https://pictures.example',
    WATTLE_S3_ACCESS_KEY_ID: 'key',
    WATTLE_S3_SECRET_ACCESS_KEY: 'secret',
    WATTLE_PICTURE_SECRET: 'x'.repeat(32),
  })
  const { headers } = await app.inject('/healthz')
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' https://id.example https://pictures.example;frame-src 'self' https://id.example;",
  )
})

test('TRACE and QUERY are refused', async () => {
  const app = await gatewayTo(await echo('commands'), await echo('queries'))
  for (const method of ['TRACE', 'QUERY'])
    for (const url of ['/', '/api/plants', '/nowhere']) {
      const answer = await app.inject({ method: method as 'GET', url })
      expect([answer.statusCode, answer.json().code, answer.headers.allow]).toEqual([
        405,
        'method-not-allowed',
        'GET, HEAD, POST, PUT, DELETE',
      ])
    }
})

test('HSTS is sent only if the public origin uses https', async () => {
  const [commands, queries] = [await echo('commands'), await echo('queries')]
  const [secure, plain] = [{ WATTLE_ORIGIN: 'https://wattle.example' }, {}]
  const told = async (environment: object) =>
    (await (await gatewayTo(commands, queries, environment)).inject('/api/tasks')).headers
  expect((await told(secure))['strict-transport-security']).toBe('max-age=31536000')
  expect((await told(plain))['strict-transport-security']).toBeUndefined()
})

test('a malformed address and an overlong body are refused with the usual errors', async () => {
  const app = await gatewayTo(await echo('commands'), await echo('queries'))
  const unreadable = await app.inject('/api/plants/%E0%A4%A')
  expect([unreadable.statusCode, unreadable.json().code]).toEqual([400, 'invalid'])
  const headers = { 'content-type': 'application/json', 'content-length': '40000000' }
  const huge = await app.inject({ method: 'POST', url: '/api/plants', headers })
  expect([huge.statusCode, huge.json().code]).toEqual([413, 'body-too-large'])
})

test('only the API and the public pages can be reached, however an address is written', async () => {
  const app = await gatewayTo(await echo('commands'), await echo('queries'))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const ways = [
    '/api/../metrics',
    '/api/%2e%2e/metrics',
    '/api/x\\..\\..\\metrics',
    '/api/images/\\..\\..\\..\\readyz',
    '/public/..',
    '/public/%2e%2e',
    '/public/..\\..\\metrics',
    '/public/x/plants/..\\..\\..\\readyz',
  ]
  for (const way of ways) {
    const answer = await spoken(address, `GET ${way} HTTP/1.1\nHost: a\nConnection: close\n\n`)
    expect([way, answer]).toEqual([way, expect.stringMatching(/^HTTP\/1.1 40[04] /)])
  }
  const whole = await spoken(
    address,
    'GET http://a/api/tasks?limit=5 HTTP/1.1\nHost: a\nConnection: close\n\n',
  )
  expect(whole).toContain('"url":"/api/tasks?limit=5"')
})

test('a client that expects 100-continue gets it, and then its response', async () => {
  const app = await gatewayTo(await echo('commands'), await echo('queries'))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  // `spoken` resolves when the connection ends.
  const answer = await spoken(
    address,
    'POST /api/tasks HTTP/1.1\nHost: a\nConnection: close\nExpect: 100-continue\nContent-Length: 2\nContent-Type: application/json\n\n{}',
  )
  expect(answer).toContain('HTTP/1.1 201 Created')
  expect(answer).toContain('"length":2')
})

test('hop-by-hop and forwarding headers are not passed on', async () => {
  const behind = Fastify()
  behind.all('/api/tasks', async ({ headers }, reply) =>
    reply.header('keep-alive', 'timeout=5').header('etag', '"a"').send(headers),
  )
  onTestFinished(() => behind.close())
  const queries = await behind.listen({ port: 0, host: '127.0.0.1' })
  const app = await gatewayTo(queries, queries)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const own = [
    'Keep-Alive: timeout=5',
    'Upgrade: h2c',
    'HTTP2-Settings: x',
    'TE: trailers',
    'Trailer: x',
    'Proxy-Authorization: Basic x',
    'Proxy-Connection: keep-alive',
    'Forwarded: for=203.0.113.9',
    'X-Forwarded-For: 203.0.113.9',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: https',
    'X-Hop: y',
  ]
  for (const method of ['GET', 'DELETE']) {
    const asked = [
      `${method} /api/tasks HTTP/1.1`,
      'Host: a',
      'Connection: close, X-Hop',
      'X-Request-Id: 7',
      ...own,
    ]
    const answer = await spoken(address, `${asked.join('\n')}\nAccept: text/html\n\n`)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1.1 200 OK\r\n/)
    expect(head).toMatch(/\r\netag: "a"/)
    expect(head).not.toMatch(/\r\nkeep-alive:/)
    expect(JSON.parse(body)).toEqual({
      host: new URL(queries).host,
      connection: 'keep-alive',
      accept: 'text/html',
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': '7',
    })
  }
})

test('an outage is passed on at once, and the gateway retries no read', async () => {
  let asked = 0
  const struggling = Fastify()
  struggling.get('/api/tasks', async (_request, reply) => {
    asked++
    return reply.status(503).header('retry-after', '2').send({ code: 'unavailable' })
  })
  onTestFinished(() => struggling.close())
  const queries = await struggling.listen({ port: 0, host: '127.0.0.1' })
  const app = await gatewayTo(await echo('commands'), queries)
  const answer = await app.inject('/api/tasks')
  expect([answer.statusCode, answer.headers['retry-after'], asked]).toEqual([503, '2', 1])
})

test('an address behind the gateway may end with a slash, and a query may hold any characters', async () => {
  const app = await gatewayTo(`${await echo('commands')}/`, `${await echo('queries')}/`)
  const answer = await app.inject('/api/public/users?search=50%&more=../..')
  expect([answer.statusCode, answer.json().url]).toEqual([200, '/api/public/users?search=50%&more=../..'])
})

test('a write whose connection was lost is answered with outcome-unknown', async () => {
  const dying = createTcpServer((socket) => socket.once('data', () => socket.destroy()))
  await new Promise<void>((resolve) => dying.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void dying.close())
  const behind = `http://127.0.0.1:${(dying.address() as AddressInfo).port}`
  const app = await gatewayTo(behind, behind)
  const codes = ['GET', 'POST'].map(async (method) => {
    const answer = await app.inject({ method: method as 'GET', url: '/api/tasks' })
    return [answer.statusCode, answer.json().code]
  })
  expect(await Promise.all(codes)).toEqual([
    [503, 'unavailable'],
    [503, 'outcome-unknown'],
  ])
})

test('the gateway answers /healthz, but not /readyz or /metrics', async () => {
  const app = await gatewayTo(await echo('commands'), await echo('queries'))
  for (const path of ['/readyz', '/metrics']) expect((await app.inject(path)).statusCode).toBe(404)
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
})

/** A gateway that logs, and its log lines of at least this level. */
async function logging(behind: string) {
  const lines: Record<string, unknown>[] = []
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = await gatewayTo(behind, behind, { WATTLE_LOG_LEVEL: 'info' }, { logStream })
  return { app, lines, atLeast: (level: number) => lines.filter((line) => (line.level as number) >= level) }
}
const [info, error] = [30, 50]

test('an unexpected error is logged with its cause, which the visitor does not see', async () => {
  const { app, atLeast } = await logging(await echo('queries'))
  app.get('/broken', async () => {
    throw new TypeError('A bug.')
  })
  const answer = await app.inject('/broken')
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
  expect(answer.body).not.toContain('A bug.')
  expect(atLeast(error)).toMatchObject([{ msg: 'internal', err: { type: 'TypeError', message: 'A bug.' } }])
})

test('a visitor who leaves while sending is not logged as an error', async () => {
  const received = Promise.withResolvers<void>()
  const waiting = createTcpServer((socket) => {
    socket.on('error', () => undefined).once('data', () => received.resolve())
  })
  await new Promise<void>((resolve) => waiting.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void waiting.close())
  const { app, lines, atLeast } = await logging(`http://127.0.0.1:${(waiting.address() as AddressInfo).port}`)
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/tasks`
  const sent = request(url, { method: 'POST', agent: false, headers: { 'content-length': 1000 } })
  sent.on('error', () => undefined).write('{')
  await received.promise
  sent.destroy()
  await vi.waitFor(() =>
    expect(lines).toContainEqual(expect.objectContaining({ level: info, msg: 'client-gone' })),
  )
  expect(atLeast(error)).toEqual([])
})

test.each([
  ['that is too large', '/api/tasks', 413, 'body-too-large'],
  ['without a token', '/api/secret', 401, 'unauthenticated'],
])(
  'a body %s is refused by the server behind while it is still being sent',
  async (_, path, status, code) => {
    const behind = await createServer({ logLevel: false, rateLimit: null })
    behind.post('/api/tasks', async () => 'done')
    behind.post('/api/secret', {
      onRequest: async () => {
        throw new Refused('unauthenticated')
      },
      handler: async () => 'done',
    })
    const address = await behind.listen({ port: 0, host: '127.0.0.1' })
    const app = await gatewayTo(address, address)
    onTestFinished(() => behind.close())
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${path}`
    const headers = { 'content-type': 'application/json' }
    const announced = { ...headers, 'content-length': '6000000' }
    for (const each of [headers, announced]) {
      const asked = request(url, { method: 'POST', headers: each })
      const [answer, sent] = [once(asked, 'response'), once(asked, 'finish')]
      for (let part = 0; part < 60; part++) asked.write('x'.repeat(100_000))
      asked.end()
      const [response] = (await answer) as [IncomingMessage]
      expect([response.statusCode, JSON.parse(await text(response)).code]).toEqual([status, code])
      await sent
    }
  },
)
