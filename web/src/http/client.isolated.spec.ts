import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../session/testing/memory-storage.ts'
import { get, prefetch } from './client.ts'
import { forgetRevision } from './garden-revision.ts'
import { getFile } from './get-file.ts'
import { forgetAnswers } from './kept-answers.ts'
import { forgetPrefetched } from './prefetched.ts'
import { prefetchPublic, publicGet } from './public-client.ts'
import { onStale } from './stale-reads.ts'
import { post } from './write.ts'

const unauthorised = vi.hoisted(() => vi.fn())
vi.mock('../session/auth-errors.ts', () => ({ unauthorised }))

const sent: { url: string; init: RequestInit }[] = []
const traces: (string | undefined)[] = []
let answer: () => Response

beforeEach(() => {
  sent.length = 0
  traces.length = 0
  answer = () => Response.json({})
  vi.stubGlobal('localStorage', memoryStorage({}))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  forgetRevision()
  forgetAnswers()
  forgetPrefetched()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { traceparent, ...headers } = init.headers as Record<string, string>
    sent.push({ url, init: { ...init, headers } })
    traces.push(traceparent)
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const signIn = (sub = 's') =>
  localStorage.setItem(
    'oidc.user:a:b',
    JSON.stringify({ id_token: 'token', expires_at: 1, profile: { sub } }),
  )

test('a read sends the token, the newest seen revision with its garden, and cookies', async () => {
  signIn()
  answer = () => Response.json({}, { headers: { 'x-garden-revision': '7', 'x-garden': '5eed1e55' } })
  await get('/plants')
  await get('/plants')
  expect(sent.map(({ url, init }) => [url, init.method, init.credentials, init.headers])).toEqual([
    ['/api/plants', 'GET', 'include', { accept: 'application/json', authorization: 'Bearer token' }],
    [
      '/api/plants',
      'GET',
      'include',
      {
        accept: 'application/json',
        authorization: 'Bearer token',
        'x-garden-revision': '7',
        'x-garden': '5eed1e55',
      },
    ],
  ])
})

test('a write sends the newest seen revision too, so that no server decides on an older garden', async () => {
  signIn()
  answer = () => Response.json({}, { headers: { 'x-garden-revision': '7', 'x-garden': '5eed1e55' } })
  await get('/plants')
  await post('/plants', {})
  expect(sent.at(-1)?.init.headers).toMatchObject({ 'x-garden-revision': '7', 'x-garden': '5eed1e55' })
})

test('a prefetched answer is used for the first read only', async () => {
  answer = () => Response.json({ plants: sent.length })
  prefetch('/plants')
  expect(await get('/plants')).toEqual({ plants: 1 })
  expect(await get('/plants')).toEqual({ plants: 2 })
})

test('a prefetched answer is not used after another gardener has signed in', async () => {
  signIn('one')
  answer = () => Response.json({ plants: sent.length })
  prefetch('/plants')
  signIn('other')
  expect(await get('/plants')).toEqual({ plants: 2 })
})

test('a stale prefetched answer is reported to whoever listens later', async () => {
  signIn()
  answer = () => Response.json({}, { headers: { 'x-garden-behind': 'true' } })
  prefetch('/plants')
  await get('/plants')
  const told: unknown[] = []
  const stop = onStale((behind) => told.push(behind))
  stop()
  onStale((behind) => told.push(behind))()
  expect(told).toEqual([{ method: 'GET', path: '/plants' }])
})

test('a prefetched answer is dropped after a write and after thirty seconds', async () => {
  vi.useFakeTimers()
  prefetch('/plants')
  await post('/plants', {})
  await get('/plants')
  prefetch('/plants')
  vi.advanceTimersByTime(30_000)
  await get('/plants')
  vi.useRealTimers()
  expect(sent.map(({ init }) => init.method)).toEqual(['GET', 'POST', 'GET', 'GET', 'GET'])
})

test('a prefetched answer outlives an older one', async () => {
  vi.useFakeTimers()
  prefetch('/plants')
  vi.advanceTimersByTime(20_000)
  prefetch('/locations')
  prefetch('/plants')
  vi.advanceTimersByTime(10_000)
  await get('/locations')
  await get('/plants')
  vi.useRealTimers()
  expect(sent).toHaveLength(3)
})

test('a failed prefetch rejects the read that uses it', async () => {
  answer = () => Response.json({ message: 'No such plant' }, { status: 404 })
  prefetch('/plants/p')
  await expect(get('/plants/p')).rejects.toMatchObject({ status: 404, message: 'No such plant' })
})

test('a read that was in flight during a write counts as stale', async () => {
  signIn()
  const told: unknown[] = []
  const stop = onStale((behind) => told.push(behind))
  const revised = (revision: string) => () =>
    Response.json({}, { headers: { 'x-garden-revision': revision } })
  answer = revised('4')
  await post('/tasks', { title: 'Prune' })
  await get('/summary')
  answer = revised('3')
  await get('/tasks')
  stop()
  expect(told).toEqual([{ method: 'GET', path: '/tasks' }])
})

test('an unchanged answer is not sent again but taken from the cache', async () => {
  signIn()
  answer = () => Response.json({ plants: ['Rose'] }, { headers: { etag: 'W/"1"' } })
  await get('/plants')
  answer = () => new Response(null, { status: 304, headers: { etag: 'W/"1"', 'x-garden-revision': '7' } })
  expect(await get('/plants')).toEqual({ plants: ['Rose'] })
  forgetAnswers()
  answer = () => Response.json({ plants: ['Aster'] })
  expect(await get('/plants')).toEqual({ plants: ['Aster'] })
  await get('/plants')
  const tags = sent.map(({ init }) => new Headers(init.headers).get('if-none-match'))
  expect(tags).toEqual([null, 'W/"1"', null, null])
})

test('an answer that arrives after another gardener has signed in is rejected', async () => {
  signIn('nell')
  answer = () => {
    signIn('omar')
    return Response.json({ plants: ['a secret'] }, { headers: { 'x-garden-revision': '7' } })
  }
  await expect(get('/plants')).rejects.toThrow('You signed out before that finished.')
  answer = () => Response.json({})
  await get('/plants')
  expect(sent[1]?.init.headers).not.toHaveProperty('x-garden-revision')
})

test('an answer whose body arrives after another gardener has signed in is rejected and not kept', async () => {
  signIn('nell')
  answer = () => {
    const pull = (stream: ReadableStreamDefaultController) => {
      signIn('omar')
      stream.enqueue(new TextEncoder().encode('{"plants":["a secret"]}'))
      stream.close()
    }
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    return new Response(body, { headers: { etag: '"1"', 'x-garden-revision': '7' } })
  }
  await expect(get('/plants')).rejects.toThrow('You signed out before that finished.')
  answer = () => Response.json({})
  await get('/plants')
  expect(sent[1]?.init.headers).toEqual({ accept: 'application/json', authorization: 'Bearer token' })
})

test('a 401 is handled with its challenge and the token it answers, and a 403 leaves it alone', async () => {
  signIn()
  unauthorised.mockClear()
  answer = () => Response.json({ message: 'Admins only.' }, { status: 403 })
  await expect(get('/admin/migrate')).rejects.toThrow('Admins only.')
  expect(unauthorised).not.toHaveBeenCalled()
  answer = () => Response.json({}, { status: 401, headers: { 'www-authenticate': 'Bearer' } })
  await expect(get('/plants')).rejects.toThrow('Authentication failed: 401')
  expect(unauthorised).toHaveBeenCalledExactlyOnceWith('Bearer', 'token')
})

test('a request whose token had expired is sent once more with the new one', async () => {
  signIn()
  unauthorised.mockClear()
  unauthorised.mockResolvedValue(true)
  const answers = [Response.json({}, { status: 401 }), Response.json({ id: 'p' })]
  answer = () => answers.shift() ?? Response.json({}, { status: 401 })
  expect(await post('/plants', { name: 'Lime' }, { idempotencyKey: 'key' })).toEqual({ id: 'p' })
  expect(sent.map(({ init }) => [init.body, new Headers(init.headers).get('idempotency-key')])).toEqual([
    ['{"name":"Lime"}', 'key'],
    ['{"name":"Lime"}', 'key'],
  ])
  await expect(get('/plants')).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(4)
  unauthorised.mockReset()
})

test('a request is not sent again as another gardener, who has signed in meanwhile', async () => {
  signIn('nell')
  unauthorised.mockImplementationOnce(async () => {
    signIn('omar')
    return true
  })
  answer = () => Response.json({}, { status: 401 })
  await expect(post('/plants', { name: 'Lime' })).rejects.toThrow('You signed out before that finished.')
  expect(sent).toHaveLength(1)
})

test('without a sign-in no authorization header is sent', async () => {
  await get('/plants')
  expect(sent[0]?.init.headers).toEqual({ accept: 'application/json' })
})

test('a write sends JSON and its idempotency key; without a body it sends no content type', async () => {
  await post('/tasks', { title: 'Feed' }, { idempotencyKey: 'key' })
  await post('/tasks/generate')
  expect(sent.map(({ init }) => [init.body, init.headers])).toEqual([
    [
      '{"title":"Feed"}',
      { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': 'key' },
    ],
    [undefined, { accept: 'application/json', 'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/) }],
  ])
})

test('a submit without an answer is sent again with its key, even after a reload, until it succeeds', async () => {
  const keys = () => sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'))
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await post('/plants', { name: 'Lime' }, { idempotencyKey: 'first' }).catch(() => {})
  answer = () => Response.json({})
  // A form that is restored after a reload has a key of its own.
  await post('/plants', { name: 'Lime' }, { idempotencyKey: 'second' })
  await post('/plants', { name: 'Lime' }, { idempotencyKey: 'third' })
  expect(keys()).toEqual(['first', 'first', 'third'])
})

test('a submit that succeeds late leaves the key of a newer one', async () => {
  const slow = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => slow.promise)
  const first = post('/plants', { name: 'Lime' }, { idempotencyKey: 'a' })
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'))
    throw new TypeError('Failed to fetch')
  })
  await post('/plants', { name: 'Fig' }, { idempotencyKey: 'b' }).catch(() => {})
  slow.resolve(Response.json({}))
  await first
  await post('/plants', { name: 'Fig' }, { idempotencyKey: 'c' }).catch(() => {})
  expect(keys).toEqual(['b', 'b'])
})

test('another submit has a key of its own', async () => {
  const keys = () => sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'))
  answer = () => Response.json({}, { status: 503 })
  for (const [path, idempotencyKey] of [
    ['/plants', 'a'],
    ['/nursery/plants', 'b'],
    ['/plants', 'c'],
  ] as const)
    await post(path, { name: 'Lime' }, { idempotencyKey }).catch(() => {})
  expect(keys()).toEqual(['a', 'b', 'c'])
})

test('public reads carry neither token nor cookies', async () => {
  signIn()
  await publicGet('/public/users')
  expect(sent[0]?.init).toEqual({
    credentials: 'omit',
    headers: { accept: 'application/json' },
    signal: expect.any(AbortSignal),
  })
})

test('public answers can be prefetched too', async () => {
  prefetchPublic('/public/users')
  await publicGet('/public/users')
  expect(sent).toHaveLength(1)
  await publicGet('/public/users')
  expect(sent).toHaveLength(2)
})

test('every request, also a public one, starts its own trace', async () => {
  await get('/plants')
  await publicGet('/public/users')
  expect(traces).toEqual([expect.any(String), expect.any(String)])
  expect(new Set(traces.map((each) => each?.replace(/^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/, '$1'))).size).toBe(
    2,
  )
  for (const each of traces) expect(each).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
})

test('a stale answer to a write is reported', async () => {
  const told: unknown[] = []
  const stop = onStale((behind) => told.push(behind))
  answer = () => Response.json({}, { headers: { 'x-garden-behind': 'true' } })
  await post('/preferences', {})
  stop()
  await get('/plants')
  expect(told).toEqual([{ method: 'POST', path: '/preferences' }])
})

test('a failed connection is reported in a sentence', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(get('/plants')).rejects.toMatchObject({
    status: 0,
    message: 'We can’t reach your garden right now. Please check your connection and try again.',
  })
})

test('a request that nobody answers fails like a lost connection; a file has more time, a download all it needs', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        if (!signal) resolve(Response.json({}))
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  await getFile('/takeout')
  const requests = [
    get('/plants'),
    publicGet('/public/users'),
    post('/tasks', {}),
    post('/images/upload', new FormData()),
  ]
  limit.abort(new DOMException('It took too long.', 'TimeoutError'))
  for (const request of requests) {
    await expect(request).rejects.toMatchObject({
      status: 0,
      message: expect.stringMatching(/^We can’t reach your garden/),
    })
  }
  expect(timeout.mock.calls).toEqual([[60_000], [60_000], [60_000], [180_000]])
  timeout.mockRestore()
})

test('an answer that breaks off counts as a failed connection', async () => {
  signIn()
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('network error')),
  })
  answer = () => new Response(broken)
  const unreachable = { status: 0, message: expect.stringMatching(/^We can’t reach your garden/) }
  await expect(get('/plants')).rejects.toMatchObject(unreachable)
  answer = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('x')) }))
  await expect(publicGet('/public/users')).rejects.toMatchObject(unreachable)
})
