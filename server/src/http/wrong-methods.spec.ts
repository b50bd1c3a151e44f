import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { InvalidToken } from '@wattle/adapters/identity/port.ts'
import { expect, onTestFinished, test } from 'vitest'
import { authenticate } from './authentication.ts'
import { createServer } from './server.ts'
import { refuseWrongMethods } from './wrong-methods.ts'

async function opened(elsewhere: ReadonlyMap<string, readonly string[]> = new Map()) {
  const app = await createServer({ logLevel: false, rateLimit: null })
  onTestFinished(() => app.close())
  const complete = refuseWrongMethods(app, elsewhere)
  await app.register(
    async (api) => {
      const verify = async (token: string) => {
        if (token !== 'iris') throw new InvalidToken('Nobody knows that one.')
        return { issuer: 'https://issuer.example', subject: token, expiresAt: Number.POSITIVE_INFINITY }
      }
      authenticate(api, { verify, check: async () => undefined }, async (identity) => gardenOf(identity))
      api.get('/plants/:id', async (request) => ({ asker: request.gardener.identity.subject }))
      api.delete('/plants/:id', async () => 'gone')
      api.get('/public/users', { config: { public: true } }, async (request) => ({
        asker: request.gardener ?? null,
      }))
    },
    { prefix: '/api' },
  )
  app.post('/elsewhere', async () => 'ok')
  complete()
  return app
}

test('a known address with a wrong method gets 405 with the allowed methods', async () => {
  const app = await opened()
  for (const method of ['POST', 'PUT', 'PATCH', 'OPTIONS'] as const) {
    const answer = await app.inject({ method, url: '/api/plants/1' })
    expect([answer.statusCode, answer.headers.allow, answer.json().code]).toEqual([
      405,
      'GET, HEAD, DELETE',
      'method-not-allowed',
    ])
  }
})

test.each(['TRACE', 'QUERY'] as const)('the method %s is refused everywhere', async (method) => {
  const app = await opened()
  for (const [url, allow] of [
    ['/api/plants/1', 'GET, HEAD, DELETE'],
    ['/api/gardens', 'GET, HEAD'],
    ['/', 'GET, HEAD'],
  ]) {
    const answer = await app.inject({ method: method as 'GET', url: url as string })
    expect([answer.statusCode, answer.headers.allow, answer.json().code]).toEqual([
      405,
      allow,
      'method-not-allowed',
    ])
  }
})

test('an unknown address gets 404 with any method, also without a sign-in', async () => {
  const app = await opened()
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/api/gardens' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'route-not-found'])
  }
})

test('addresses outside the API are left alone', async () => {
  expect((await (await opened()).inject('/elsewhere')).statusCode).toBe(404)
})

test.each([
  [{}, 401],
  [{ authorization: 'Bearer' }, 401],
  [{ authorization: 'Basic iris' }, 401],
  [{ authorization: 'Bearer fern' }, 401, ', error="invalid_token"'],
  [{ authorization: 'bearer iris' }, 200],
  [{ authorization: 'Bearer iris' }, 200],
])('headers %o are answered with %i by a route that needs a sign-in', async (headers, status, fault = '') => {
  const answer = await (await opened()).inject({ url: '/api/plants/1', headers })
  expect(answer.statusCode).toBe(status)
  if (status !== 401) return
  expect(answer.headers['www-authenticate']).toBe(`Bearer realm="Wattle"${fault}`)
  expect(answer.json()).toMatchObject({
    code: 'unauthenticated',
    message: 'Please sign in to see your garden.',
  })
})

test('a public route does not check tokens', async () => {
  const answer = await (await opened()).inject({
    url: '/api/public/users',
    headers: { authorization: 'Bearer fern' },
  })
  expect([answer.statusCode, answer.json()]).toEqual([200, { asker: null }])
})

test('the allow header includes methods that another process answers', async () => {
  const app = await opened(
    new Map([
      ['/api/plants/:id', ['GET', 'HEAD', 'PUT']],
      ['/api/summary', ['GET', 'HEAD']],
    ]),
  )
  const answers = await Promise.all(
    ['/api/plants/1', '/api/summary'].map((url) => app.inject({ method: 'POST', url })),
  )
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers.allow])).toEqual([
    [405, 'GET, HEAD, PUT, DELETE'],
    [405, 'GET, HEAD'],
  ])
})
