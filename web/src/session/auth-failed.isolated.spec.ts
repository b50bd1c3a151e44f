import { beforeEach, expect, test, vi } from 'vitest'
import { authFailed } from './auth-errors.ts'
import { currentSession, setSession } from './session-store.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const leaveProvider = vi.hoisted(() => vi.fn())
vi.mock('./oidc.ts', () => ({ leaveProvider }))

const stored = { 'oidc.user:https://id.example:wattle': '{}', 'wattle-garden-plants': '[]' }
const left = () => Object.keys(stored).filter((key) => localStorage.getItem(key) !== null)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', memoryStorage(stored))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { hash: '#/tasks' })
  signedIn()
  return () => {
    setSession({ status: 'signed-out' })
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const signedIn = () => setSession({ status: 'signed-in', gardener: { sub: 'nell', email: '', name: 'Nell' } })
const now = () => [location.hash, currentSession().status]

test('a bad token is cleared at once, and signing in starts half a second later', async () => {
  authFailed('token')
  expect(left()).toEqual([])
  expect(now()).toEqual(['#/tasks', 'loading'])
  await vi.advanceTimersByTimeAsync(499)
  expect(now()).toEqual(['#/tasks', 'loading'])
  await vi.advanceTimersByTimeAsync(1)
  expect(now()).toEqual(['#/direct-login', 'signed-out'])
})

test('a second failure within half a minute does not sign in again by itself', async () => {
  authFailed('expired')
  await vi.advanceTimersByTimeAsync(500)
  signedIn()
  await vi.advanceTimersByTimeAsync(20_000)
  authFailed('expired')
  await vi.advanceTimersByTimeAsync(500)
  expect(currentSession()).toMatchObject({ status: 'failed', message: 'Login failed' })
})

test("a challenge leads to the provider's logout once, even if it occurs several times", async () => {
  authFailed('challenge')
  authFailed('challenge')
  await vi.advanceTimersByTimeAsync(499)
  expect(leaveProvider).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(leaveProvider).toHaveBeenCalledTimes(1))
  expect(left()).toEqual([])
})
