import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../session/testing/memory-storage.ts'
import { get, prefetch, prefetchPublic, publicGet } from './client.ts'
import { forgetRevision } from './garden-revision.ts'
import { forgetAnswers } from './kept-answers.ts'
import { forgetPrefetched } from './prefetched.ts'
import { onStale } from './stale-reads.ts'
import { post } from './write.ts'

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

test('a read carries the token and the newest revision seen of which garden, with cookies', async () => {
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

test('what was asked for ahead answers the first read of it, and that alone', async () => {
  answer = () => Response.json({ plants: sent.length })
  prefetch('/plants')
  expect(await get('/plants')).toEqual({ plants: 1 })
  expect(await get('/plants')).toEqual({ plants: 2 })
})

test('what was asked for ahead is not given to somebody who has signed in meanwhile', async () => {
  signIn('one')
  answer = () => Response.json({ plants: sent.length })
  prefetch('/plants')
  signIn('other')
  expect(await get('/plants')).toEqual({ plants: 2 })
})

test('that what was asked for ahead is behind is told to whoever listens later', async () => {
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

test('what was asked for ahead is asked for again after a write, and when it is old', async () => {
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

test('a failure of what was asked for ahead is told to whoever reads it', async () => {
  answer = () => Response.json({ message: 'No such plant' }, { status: 404 })
  prefetch('/plants/p')
  await expect(get('/plants/p')).rejects.toMatchObject({ status: 404, message: 'No such plant' })
})

test('a read that was on its way while something was written is behind', async () => {
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

test('what has not changed since it was read is not sent again', async () => {
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

test('an answer that comes after somebody else has signed in is not taken', async () => {
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

test('without a sign-in there is no authorisation header', async () => {
  await get('/plants')
  expect(sent[0]?.init.headers).toEqual({ accept: 'application/json' })
})

test('a write is JSON with the submit’s own key; without a body it says nothing of content', async () => {
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

test('public reads carry neither token nor cookies', async () => {
  signIn()
  await publicGet('/public/users')
  expect(sent[0]?.init).toEqual({ credentials: 'omit', headers: { accept: 'application/json' } })
})

test('what anybody may see can be asked for ahead, too', async () => {
  prefetchPublic('/public/users')
  await publicGet('/public/users')
  expect(sent).toHaveLength(1)
  await publicGet('/public/users')
  expect(sent).toHaveLength(2)
})

test('every request, public ones too, begins a trace of its own', async () => {
  await get('/plants')
  await publicGet('/public/users')
  expect(traces).toEqual([expect.any(String), expect.any(String)])
  expect(new Set(traces.map((each) => each?.replace(/^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/, '$1'))).size).toBe(
    2,
  )
  for (const each of traces) expect(each).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
})

test('an answer from before the newest write is told of', async () => {
  const told: unknown[] = []
  const stop = onStale((behind) => told.push(behind))
  answer = () => Response.json({}, { headers: { 'x-garden-behind': 'true' } })
  await post('/preferences', {})
  stop()
  await get('/plants')
  expect(told).toEqual([{ method: 'POST', path: '/preferences' }])
})

test('no connection is said in a sentence', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(get('/plants')).rejects.toMatchObject({
    status: 0,
    message: 'We can’t reach your garden right now. Please check your connection and try again.',
  })
})

test('an answer that breaks off is one that has not come', async () => {
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
