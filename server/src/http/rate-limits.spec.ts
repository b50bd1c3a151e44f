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

test('a gardener has one measure, whatever token and address she comes with', async () => {
  const { ask } = await opened()
  expect((await ask('/own', { token: 'nell-1' })).statusCode).toBe(200)
  const answer = await ask('/own', { token: 'nell-2', remoteAddress: '10.0.0.2' })
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'too-many-requests'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('/own', { token: 'omar-1' })).statusCode).toBe(200)
})

test('a header that changes is no way around the measure of an address', async () => {
  const { ask, statuses } = await opened()
  const seen = await statuses(11, (number) => ask('/public', { token: `any-${number}` }))
  expect(seen).toEqual([...ten(200), 429])
  expect((await ask('/public', { remoteAddress: '10.0.0.2' })).statusCode).toBe(200)
})

test('who has no token or a wrong one is counted', async () => {
  const { ask, statuses } = await opened()
  const seen = await statuses(11, (number) => ask('/own', number % 2 ? { token: `bad-${number}` } : {}))
  expect(seen).toEqual([...ten(401), 429])
})

test('who looks for what is not there is counted', async () => {
  const { ask, statuses } = await opened()
  expect(await statuses(11, (number) => ask(`/nowhere/${number}`))).toEqual([...ten(404), 429])
})

test('probes are not counted', async () => {
  const { ask, statuses } = await opened()
  expect(await statuses(11, () => ask('/probe'))).toEqual([...ten(200), 200])
})

test('everything there is can be had a few times a minute', async () => {
  const { ask, statuses } = await opened({ rateLimit: 100 })
  expect(await statuses(7, () => ask('/all', { token: 'nell' }))).toEqual([...Array(6).fill(200), 429])
  expect((await ask('/own', { token: 'nell' })).statusCode).toBe(200)
  expect((await ask('/all', { token: 'omar' })).statusCode).toBe(200)
})

test('of a route that can be asked for all or for a page, only all of it is counted by itself', async () => {
  const { ask, statuses } = await opened({ rateLimit: 100 })
  expect(await statuses(7, () => ask('/some?file', { token: 'nell' }))).toEqual([...Array(6).fill(200), 429])
  expect((await ask('/some', { token: 'nell' })).statusCode).toBe(200)
})

test('without a limit nobody waits', async () => {
  const { ask, statuses } = await opened({ rateLimit: null })
  expect(await statuses(11, () => ask('/own', { token: 'nell' }))).toEqual([...ten(200), 200])
})

test('the address behind a proxy counts when the proxy is known, and no other header does', async () => {
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

test('a household has one measure in IPv6, whichever of its many addresses it comes with', async () => {
  const { ask, statuses } = await opened()
  const from = (number: number) => ({ remoteAddress: `2001:db8:0:7::${number}` })
  expect(await statuses(11, (number) => ask('/public', from(number)))).toEqual([...ten(200), 429])
  expect((await ask('/public', { remoteAddress: '2001:db8:0:8::1' })).statusCode).toBe(200)
})

test('a clock that steps back locks nobody out, and one that steps forward lets nobody in', async () => {
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
