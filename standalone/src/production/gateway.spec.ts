import { createServer } from '@wattle/adapters/http/server.ts'
import { readSettings } from '@wattle/adapters/settings.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createGateway } from './gateway.ts'

/** A server that says who it is and what it was asked. */
async function echo(name: string) {
  const app = Fastify({ bodyLimit: 20_000_000 })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.all('/*', async ({ method, url, headers, body }, reply) => {
    reply.header('x-garden-revision', '7').header('content-security-policy', `of ${name}`)
    const length = body === undefined ? 0 : Buffer.isBuffer(body) ? body.length : JSON.stringify(body).length
    return reply.status(method === 'POST' ? 201 : 200).send({
      name,
      method,
      url,
      authorization: headers.authorization,
      from: headers['x-forwarded-for'],
      length,
    })
  })
  onTestFinished(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

async function gatewayTo(commandApi: string, queryApi: string, environment = {}) {
  const settings = readSettings({
    WATTLE_COMMAND_API: commandApi,
    WATTLE_QUERY_API: queryApi,
    ...environment,
  })
  const { app, stop } = await createGateway(settings, '/no/such/folder')
  onTestFinished(stop)
  return app
}

test('reads go to one, writes and all about pictures to the other', async () => {
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

test('a body passes through whole, of whatever kind, with who sent it', async () => {
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

test('an address is believed only of a proxy that is known', async () => {
  const app = await gatewayTo(await echo('commands'), await echo('queries'), { WATTLE_PROXIES: '127.0.0.1' })
  const answer = await app.inject({ url: '/api/tasks', headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(answer.json().from).toBe('203.0.113.9')
})

test('what is away is told in the words of every other outage', async () => {
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
})

test('pages are kept from everything but the issuer and the store of pictures', async () => {
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

test('an address that cannot be read, and a body that nobody behind takes, are refused in the usual words', async () => {
  const app = await gatewayTo(await echo('commands'), await echo('queries'))
  const unreadable = await app.inject('/api/plants/%E0%A4%A')
  expect([unreadable.statusCode, unreadable.json().code]).toEqual([400, 'invalid'])
  const headers = { 'content-type': 'application/json', 'content-length': '40000000' }
  const huge = await app.inject({ method: 'POST', url: '/api/plants', headers })
  expect([huge.statusCode, huge.json().code]).toEqual([413, 'body-too-large'])
})
