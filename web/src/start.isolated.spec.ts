import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from './session/testing/memory-storage.ts'

let asked: string[]

vi.mock('./page-files.ts', () => ({
  pageFiles: new Proxy({}, { get: (_, name) => ({ fetch: async () => name }) }),
}))

beforeEach(() => {
  asked = []
  const session = JSON.stringify({ id_token: 'token', expires_at: 9_999_999_999, profile: { sub: 's' } })
  vi.stubGlobal('localStorage', memoryStorage({ 'oidc.user:a:b': session }))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({})
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens the app at this address and resolves to the names of the modules fetched for its page. */
async function open(hash: string, search = ''): Promise<unknown> {
  vi.resetModules()
  vi.stubGlobal('location', { pathname: '/', search, hash })
  return (await import('./start.ts')).firstPage
}

test("a visit starts by fetching its page and that page's data", async () => {
  expect(await open('#/my-plants/l1')).toEqual(['protected', 'locationPage'])
  await vi.waitUntil(() => asked.length === 2)
  expect(asked).toEqual(['/api/preferences', '/api/locations/l1'])
})

test('a visit to the community prefetches the data of its pages', async () => {
  expect(await open('#/public')).toEqual(['publicShell', 'community'])
  expect(await open('#/public/Nell%20of%20Balmain')).toEqual(['publicShell', 'publicGarden'])
  expect(await open('#/public/Nell%20of%20Balmain/plants/p1')).toEqual(['publicShell', 'publicPlant'])
  const garden = '/api/public/users/Nell%20of%20Balmain'
  expect(asked).toEqual([
    '/api/public/users',
    `${garden}/summary`,
    `${garden}/locations-with-plants?limit=15`,
    `${garden}/plants/p1`,
  ])
})

test('the guide starts with the notebook for a gardener, and without it for a visitor', async () => {
  expect(await open('#/guide')).toEqual(['protected', 'guide'])
  expect(await open('#/guide/lemon')).toEqual(['protected', 'guidePlant'])
  await vi.waitUntil(() => asked.length === 2)
  expect(asked).toEqual(['/api/preferences', '/api/preferences'])
  vi.stubGlobal('localStorage', memoryStorage({}))
  expect(await open('#/guide/lemon')).toEqual(['publicShell', 'guidePlant'])
})

test('a visit with a search prefetches nothing', async () => {
  await open('#/public?search=fern')
  expect(asked).toEqual([])
})

test.each(['#/login', '#/tasks', ''])('without a sign-in %s starts with the login page', async (hash) => {
  vi.stubGlobal('localStorage', memoryStorage({}))
  expect(await open(hash)).toBe('login')
  expect(asked).toEqual([])
})

test('a return from the provider prefetches no page', async () => {
  vi.stubGlobal('localStorage', memoryStorage({}))
  expect(await open('', '?code=c&state=s')).toBeUndefined()
})

test('opening the form for a new location starts with My Plants and not with a location', async () => {
  expect(await open('#/my-plants/add-location')).toEqual(['protected', 'myPlants'])
  await vi.waitUntil(() => asked.length === 2)
  expect(asked).toEqual(['/api/preferences', '/api/locations-with-plants?limit=15'])
})

test('the picture of a plant is fetched as soon as the plant is known', async () => {
  const pictures: { sizes?: string; src?: string }[] = []
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        pictures.push(this)
      }
    },
  )
  vi.stubGlobal('fetch', async () => Response.json({ imageUrl: '/api/images/rose' }))
  await open('#/plants/p1')
  await vi.waitUntil(() => pictures[0]?.src)
  expect(pictures).toEqual([
    expect.objectContaining({
      srcset: expect.stringContaining('/api/images/rose?width=640 640w'),
      src: '/api/images/rose?width=640',
    }),
  ])
})
