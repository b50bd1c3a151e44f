import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { InvalidToken } from '@wattle/adapters/identity/port.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { authenticate } from './authentication.ts'
import { createServer } from './server.ts'

/** A server that allows one request a minute per gardener, ten per address. */
async function opened(options: Partial<Parameters<typeof createServer>[0]> = {}) {
  const app = await createServer({ logLevel: false, rateLimit: 1, ...options })
  onTestFinished(() => app.close())
  await app.register(async (api) => {
    const verify = async (token: string) => {
      if (token.startsWith('bad')) throw new InvalidToken('Nobody.')
      return { issuer: 'https://id.example', subject: token.split('-')[0] ?? '', expiresAt: 0 }
    }
    authenticate(api, { verify, check: async () => undefined }, async (identity) => gardenOf(identity))
    api.get('/own', async () => 'ok')
    api.get('/all', { config: { readsAll: true } }, async () => 'ok')
    api.get('/some', { config: { readsAll: ({ url }) => url.includes('file') } }, async () => 'ok')
    api.get('/public', { config: { public: true } }, async () => 'ok')
    api.get('/search', { config: { public: true, searchesGuide: true } }, async () => 'ok')
    api.get('/probe', { config: { public: true, rateLimit: false } }, async () => 'ok')
  })
  type Asked = { token?: string; remoteAddress?: string; headers?: Record<string, string> }
  const ask = async (url: string, { token, remoteAddress = '10.0.0.1', headers = {} }: Asked = {}) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
    return app.inject({ url, remoteAddress, headers: { ...headers, ...authorization } })
  }
  const statuses = async (times: number, request: (number: number) => ReturnType<typeof ask>) => {
    const seen: number[] = []
    for (let number = 0; number < times; number++) seen.push((await request(number)).statusCode)
    return seen
  }
  return { ask, statuses }
}

const ten = (status: number) => Array<number>(10).fill(status)

test('a gardener has one rate limit, whatever the token and the address', async () => {
  const { ask } = await opened()
  expect((await ask('/own', { token: 'nell-1' })).statusCode).toBe(200)
  const answer = await ask('/own', { token: 'nell-2', remoteAddress: '10.0.0.2' })
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'too-many-requests'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('/own', { token: 'omar-1' })).statusCode).toBe(200)
})

test('changing a header does not evade the rate limit of an address', async () => {
  const { ask, statuses } = await opened()
  const seen = await statuses(11, (number) => ask('/public', { token: `any-${number}` }))
  expect(seen).toEqual([...ten(200), 429])
  expect((await ask('/public', { remoteAddress: '10.0.0.2' })).statusCode).toBe(200)
})

test('requests with a missing or invalid token are counted', async () => {
  const { ask, statuses } = await opened()
  const seen = await statuses(11, (number) => ask('/own', number % 2 ? { token: `bad-${number}` } : {}))
  expect(seen).toEqual([...ten(401), 429])
})

test('requests for unknown routes are counted', async () => {
  const { ask, statuses } = await opened()
  expect(await statuses(11, (number) => ask(`/nowhere/${number}`))).toEqual([...ten(404), 429])
})

test('probes are not counted', async () => {
  const { ask, statuses } = await opened()
  expect(await statuses(11, () => ask('/probe'))).toEqual([...ten(200), 200])
})

test('a route that reads everything has its own low limit', async () => {
  const { ask, statuses } = await opened({ rateLimit: 100 })
  expect(await statuses(7, () => ask('/all', { token: 'nell' }))).toEqual([...Array(6).fill(200), 429])
  expect((await ask('/own', { token: 'nell' })).statusCode).toBe(200)
  expect((await ask('/all', { token: 'omar' })).statusCode).toBe(200)
})

test('a route that can return everything or one page uses the low limit only for everything', async () => {
  const { ask, statuses } = await opened({ rateLimit: 100 })
  expect(await statuses(7, () => ask('/some?file', { token: 'nell' }))).toEqual([...Array(6).fill(200), 429])
  expect((await ask('/some', { token: 'nell' })).statusCode).toBe(200)
})

test('searches of the guide have a lower limit for an address', async () => {
  const { ask, statuses } = await opened({ rateLimit: 1200 })
  expect((await statuses(1201, () => ask('/search'))).slice(-2)).toEqual([200, 429])
  expect((await ask('/public')).statusCode).toBe(200)
  expect((await ask('/search', { remoteAddress: '10.0.0.2' })).statusCode).toBe(200)
})

test('without a rate limit no request is refused', async () => {
  const { ask, statuses } = await opened({ rateLimit: null })
  expect(await statuses(11, () => ask('/own', { token: 'nell' }))).toEqual([...ten(200), 200])
})

test('the forwarded address counts only if the proxy is known', async () => {
  const behind = (number: number) => ({ headers: { 'x-forwarded-for': `192.0.2.${number}` } })
  const known = await opened({ proxies: ['10.0.0.0/8'] })
  expect(await known.statuses(11, (number) => known.ask('/public', behind(number)))).toEqual([
    ...ten(200),
    200,
  ])
  const unknown = await opened()
  expect(await unknown.statuses(11, (number) => unknown.ask('/public', behind(number)))).toEqual([
    ...ten(200),
    429,
  ])
})

test('all addresses of an IPv6 household share one rate limit', async () => {
  const { ask, statuses } = await opened()
  const from = (number: number) => ({ remoteAddress: `2001:db8:0:7::${number}` })
  expect(await statuses(11, (number) => ask('/public', from(number)))).toEqual([...ten(200), 429])
  expect((await ask('/public', { remoteAddress: '2001:db8:0:8::1' })).statusCode).toBe(200)
})

test('a system clock that jumps forward or back does not change the rate limit', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { ask } = await opened()
  const status = async () => (await ask('/own', { token: 'nell' })).statusCode
  expect([await status(), await status()]).toEqual([200, 429])
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(await status()).toBe(429)
  vi.advanceTimersByTime(60_000)
  vi.setSystemTime(Date.now() - 2 * 3_600_000)
  expect([await status(), await status()]).toEqual([200, 429])
})
