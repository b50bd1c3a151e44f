import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToasts, shownToasts } from '../ui/feedback/toasts.ts'
import { clearGardenData, guidePostcodeKey } from './clear-data.ts'
import { clearSignIn, draftsOwner, dropExpiredSignIn } from './clear-sign-in.ts'
import { currentSession, setSession } from './session-store.ts'
import { finishReturn, keepSignedIn, renewOnceOnline, signIn, signOut } from './sign-in.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const away = (): Promise<void> => Promise.reject(new Error('The provider is away.'))
let leave = away
let watch = away
vi.mock('./oidc.ts', () => ({
  watchSignIn: () => watch(),
  leaveProvider: () => leave(),
  startSignIn: away,
  finishSignIn: () => Promise.resolve(),
}))

const key = 'oidc.user:https://id.example:wattle'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage({ [key]: '{}', 'wattle-theme': 'dark' }))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { hash: '#/tasks' })
  vi.stubGlobal('navigator', { onLine: true })
  setSession({ status: 'signed-in', gardener: { sub: 'nell', email: '', name: 'Nell' } })
})
afterEach(() => {
  setSession({ status: 'signed-out' })
  dismissToasts()
  vi.unstubAllGlobals()
})

test('signing out works on this device although the provider cannot be reached, and says what is left to do', async () => {
  await signOut()
  expect(currentSession()).toEqual({ status: 'signed-out' })
  expect(location.hash).toBe('#/login')
  expect(localStorage.getItem(key)).toBeNull()
  const message = 'Sign-out failed. Anyone using this browser can still open your garden.'
  expect(shownToasts()).toMatchObject([{ message, tone: 'error', action: { label: 'Try again' } }])
})

test('a sign-out that failed offline says so, and is finished by trying again', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await signOut()
  const [failed] = shownToasts()
  expect(failed?.message).toMatch(/^You’re offline\. Sign-out failed/)
  const left = Promise.withResolvers<void>()
  leave = async () => left.resolve()
  failed?.action?.run()
  await left.promise
  leave = away
})

test('signing out expires the cookies of a sign-in and leaves others alone', () => {
  const written: string[] = []
  vi.stubGlobal('document', {
    get cookie() {
      return 'theme=dark; id_token=t; oidc.state=s; session=1'
    },
    set cookie(cookie: string) {
      written.push(cookie)
    },
  })
  clearSignIn()
  expect(written.map((cookie) => cookie.split('=')[0])).toEqual(['id_token', 'oidc.state', 'session'])
  for (const cookie of written) expect(cookie).toMatch(/=; path=\/; max-age=0$/)
})

test("signing out removes the guide's postcode from the device", () => {
  for (const storage of [localStorage, sessionStorage]) storage.setItem(guidePostcodeKey, '3000')
  clearGardenData()
  expect([localStorage, sessionStorage].map((storage) => storage.getItem(guidePostcodeKey))).toEqual([
    null,
    null,
  ])
  expect(localStorage.getItem('wattle-theme')).toBe('dark')
})

test('a sign-in that cannot reach the provider fails with the reason', async () => {
  await signIn()
  expect(currentSession()).toEqual({
    status: 'failed',
    message: 'Login failed',
    details: 'The provider is away.',
  })
})

test('a gardener who signs in again no longer counts as having lost the sign-in', async () => {
  vi.stubGlobal('history', { state: null, replaceState: () => {} })
  localStorage.setItem(
    key,
    JSON.stringify({ profile: { sub: 'nell' }, id_token: 't', expires_at: 9_999_999_999 }),
  )
  dropExpiredSignIn()
  expect(draftsOwner()).toBe('nell')
  await finishReturn()
  clearSignIn()
  expect(draftsOwner()).toBeNull()
})

test('an answer that arrives during a sign-out leaves nothing on the device', async () => {
  leave = () => {
    localStorage.setItem('wattle-garden-preferences', '{}')
    return away()
  }
  await signOut()
  expect(localStorage.getItem('wattle-garden-preferences')).toBeNull()
  leave = away
})

test('a renewal that failed offline is repeated once online', () => {
  const online = new EventTarget()
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online))
  vi.stubGlobal('removeEventListener', online.removeEventListener.bind(online))
  const lapsed = { profile: { sub: 'nell' }, id_token: 't', expires_at: 1, refresh_token: 'r' }
  localStorage.setItem(key, JSON.stringify(lapsed))
  setSession({ status: 'failed', message: 'Login failed', details: 'We can’t reach it.' })
  const stop = renewOnceOnline()
  online.dispatchEvent(new Event('online'))
  expect(currentSession()).toEqual({ status: 'lapsed' })
  stop()
  setSession({ status: 'failed', message: 'Login failed', details: 'We can’t reach it.' })
  online.dispatchEvent(new Event('online'))
  expect(currentSession()).toMatchObject({ status: 'failed' })
})

test('a sign-in that could not be watched offline is watched once online', async () => {
  const online = new EventTarget()
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online))
  await keepSignedIn()
  const watched = Promise.withResolvers<void>()
  watch = async () => watched.resolve()
  online.dispatchEvent(new Event('online'))
  await watched.promise
})
