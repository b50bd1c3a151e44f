import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from './testing/memory-storage.ts'

const mockUser = JSON.stringify({
  id_token: 'token',
  expires_at: 9_999_999_999,
  profile: { sub: 'mock', email: 'mock@example.com', name: 'Mock' },
})
const finishSignIn = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('./oidc.ts', () => ({ finishSignIn }))

let asked: string[]

beforeEach(() => {
  finishSignIn.mockClear()
  asked = []
  // The module decides once per page load whether a mock user is allowed.
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage({ mockUser }))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' })
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Starts the app with this build and server. Resolves to the session once it has loaded. */
async function opened({ development, anyEmail }: { development: boolean; anyEmail: boolean }) {
  vi.stubEnv('DEV', development)
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ authority: '', clientId: '', developmentOnly: anyEmail, looksAtPictures: false })
  })
  const { startSession } = await import('./start-session.ts')
  const { currentSession } = await import('./session-store.ts')
  startSession()
  await vi.waitUntil(() => currentSession().status !== 'loading')
  return currentSession()
}

test('a development build accepts a stored mock user if the server accepts any e-mail address', async () => {
  expect(await opened({ development: true, anyEmail: true })).toMatchObject({
    status: 'signed-in',
    gardener: { sub: 'mock' },
  })
})

test('with any other server a mock user is not signed in', async () => {
  expect(await opened({ development: true, anyEmail: false })).toEqual({ status: 'signed-out' })
  expect(asked).toEqual(['/api/public/sign-in'])
})

test('a production build never accepts a mock user', async () => {
  expect(await opened({ development: false, anyEmail: true })).toEqual({ status: 'signed-out' })
  expect(asked).toEqual([])
})

test('a page that the back button brings back while it was loading reads the session again', async () => {
  const listeners = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('addEventListener', (type: string, listen: () => void) => listeners.set(type, listen))
  const { startSession } = await import('./start-session.ts')
  const { currentSession, setSession } = await import('./session-store.ts')
  startSession()
  setSession({ status: 'loading' })
  listeners.get('pageshow')?.({ persisted: false })
  expect(currentSession()).toEqual({ status: 'loading' })
  listeners.get('pageshow')?.({ persisted: true })
  expect(currentSession()).toEqual({ status: 'signed-out' })
})

test('opening the app clears garden data left by an earlier version', async () => {
  localStorage.setItem('wattle-garden-plants-v0', '[]')
  await opened({ development: false, anyEmail: true })
  expect(localStorage.getItem('wattle-garden-plants-v0')).toBeNull()
})

test.each(['?code=1&state=2', '?error=access_denied&state=2'])(
  "the provider's answer is taken on any path: %s",
  async (search) => {
    vi.stubGlobal('location', { pathname: '/tasks', search, hash: '' })
    const replaceState = vi.fn()
    vi.stubGlobal('history', { state: null, replaceState })
    expect(await opened({ development: false, anyEmail: true })).toEqual({ status: 'signed-out' })
    expect(finishSignIn).toHaveBeenCalled()
    expect(replaceState).toHaveBeenLastCalledWith(null, '', '/#/')
  },
)
