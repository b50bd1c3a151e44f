import { ErrorResponse } from 'oidc-client-ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../cache/query-client.ts'
import { LockedUserManager } from './locked-user-manager.ts'
import { leaveProvider, watchSignIn } from './oidc.ts'
import { currentSession, setSession } from './session-store.ts'
import { signInSettingsQuery } from './sign-in-settings.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const { authFailed } = vi.hoisted(() => ({ authFailed: vi.fn() }))
vi.mock('./auth-errors.ts', () => ({ authFailed }))

const issuer = 'https://issuer.example'
const settings = { authority: issuer, clientId: 'wattle', developmentOnly: false, looksAtPictures: false }

beforeEach(() => {
  queryClient.setQueryData(signInSettingsQuery.queryKey, settings)
  const page = { origin: 'https://app.example', assign: vi.fn() }
  vi.stubGlobal('location', page)
  vi.stubGlobal('window', { self: { location: page }, addEventListener: vi.fn() })
  vi.stubGlobal('localStorage', memoryStorage({}))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  vi.stubGlobal('fetch', async () => Response.json({ issuer, end_session_endpoint: `${issuer}/end` }))
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a gardener without a stored sign-in is sent to the logout with the client id, and back', async () => {
  void leaveProvider()
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalled())
  const [address] = vi.mocked(location.assign).mock.lastCall ?? []
  const { origin, pathname, searchParams } = new URL(String(address))
  expect(`${origin}${pathname}`).toBe(`${issuer}/end`)
  expect(searchParams.getAll('client_id')).toEqual(['wattle'])
  expect(searchParams.get('post_logout_redirect_uri')).toBe('https://app.example/')
})

test('a provider with a logout address of its own gets the client id and the address to return to', async () => {
  queryClient.setQueryData(signInSettingsQuery.queryKey, { ...settings, logoutUrl: `${issuer}/logout?a=b` })
  await leaveProvider()
  const [address] = vi.mocked(location.assign).mock.lastCall ?? []
  const { origin, pathname, searchParams } = new URL(String(address))
  expect(`${origin}${pathname}`).toBe(`${issuer}/logout`)
  expect(Object.fromEntries(searchParams)).toEqual({
    a: 'b',
    client_id: 'wattle',
    logout_uri: 'https://app.example/',
    post_logout_redirect_uri: 'https://app.example/',
  })
})

/** The events of the watched sign-in, with a gardener who is signed in. */
async function watched() {
  const watching = vi.spyOn(LockedUserManager.prototype, 'getUser').mockResolvedValue(null)
  await watchSignIn()
  const [users] = watching.mock.contexts as LockedUserManager[]
  if (!users) throw new Error('Nobody watches the sign-in.')
  setSession({ status: 'signed-in', gardener: { sub: 'nell', email: '', name: 'Nell' } })
  return users
}

test('a gardener who signs out at the provider is signed out here, without their garden', async () => {
  const { events } = await watched()
  queryClient.setQueryData(['plants', 'list'], ['lemon'])
  await events._raiseUserSignedOut()
  await vi.waitFor(() => expect(currentSession()).toEqual({ status: 'signed-out' }))
  expect(queryClient.getQueryData(['plants', 'list'])).toBeUndefined()
})

test('a gardener whose sign-in is unloaded is signed out', async () => {
  const { events } = await watched()
  await events.unload()
  expect(currentSession()).toEqual({ status: 'signed-out' })
})

test.each([
  ['login_required', 'session'],
  ['invalid_grant', 'session'],
  ['server_error', 'oauth'],
])('a renewal that the provider refuses with %s fails as an error of kind %s', async (error, kind) => {
  const { events } = await watched()
  await events._raiseSilentRenewError(new ErrorResponse({ error }))
  await vi.waitFor(() => expect(authFailed).toHaveBeenLastCalledWith(kind))
})

test('a renewal without an answer is no error of the sign-in', async () => {
  const { events } = await watched()
  authFailed.mockClear()
  await events._raiseSilentRenewError(new Error('Failed to fetch'))
  await import('./auth-errors.ts')
  expect(authFailed).not.toHaveBeenCalled()
})
