import { beforeEach, expect, type Mock, test, vi } from 'vitest'
import { authFailed, unauthorised } from './auth-errors.ts'
import { addOpenForm } from './drafts/open-forms.ts'
import { currentSession, recheckSession, setSession } from './session-store.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const leaveProvider = vi.hoisted(() => vi.fn())
const renewSignIn = vi.hoisted(() => vi.fn())
vi.mock('./oidc.ts', () => ({ leaveProvider, renewSignIn }))

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

const signIn = (more: Record<string, unknown>) => {
  const session = { id_token: 't', expires_at: 1, profile: { sub: 'nell' }, ...more }
  localStorage.setItem('oidc.user:https://id.example:wattle', JSON.stringify(session))
}

/** Two requests answered with 401 at once, on an expired sign-in that can be renewed, with a form open. */
async function expireWithForm(): Promise<{ areRenewed: boolean[]; save: Mock }> {
  signIn({ expires_at: 9_999_999_999 })
  recheckSession()
  signIn({ refresh_token: 'r' })
  renewSignIn.mockClear()
  const save = vi.fn()
  const close = addOpenForm(save)
  const challenge = 'Bearer error="invalid_token"'
  const areRenewed = await Promise.all([unauthorised(challenge, 't'), unauthorised(challenge, 't')])
  close()
  return { areRenewed, save }
}

test('a 401 on an expired sign-in renews it once, and the page stays open with its form', async () => {
  renewSignIn.mockImplementation(async () => {
    signIn({ id_token: 'new', refresh_token: 'r', expires_at: 9_999_999_999 })
    return true
  })
  const { areRenewed, save } = await expireWithForm()
  expect(areRenewed).toEqual([true, true])
  expect(now()).toEqual(['#/tasks', 'signed-in'])
  expect(renewSignIn).toHaveBeenCalledTimes(1)
  expect(save).not.toHaveBeenCalled()
  // For a request that was sent with the former token.
  expect(await unauthorised('Bearer', 't')).toBe(true)
})

test.each([
  ['refused', false, 'signed-out'],
  ['impossible, because the provider is away', new Error('away'), 'failed'],
])('if the renewal is %s, the form is kept', async (_how, outcome, status) => {
  renewSignIn.mockImplementation(async () => {
    if (outcome instanceof Error) throw outcome
    return outcome
  })
  const { areRenewed, save } = await expireWithForm()
  expect(areRenewed).toEqual([false, false])
  expect(currentSession().status).toBe(status)
  expect(save).toHaveBeenCalledTimes(1)
})

test.each([
  ['a renewed sign-in', { refresh_token: 'r', expires_at: 9_999_999_999 }],
  ['an expired sign-in that cannot be renewed', {}],
])('a 401 on %s signs in again', async (_which, more) => {
  signIn(more)
  unauthorised('Bearer error="invalid_token"', 't')
  await vi.advanceTimersByTimeAsync(500)
  expect(now()).toEqual(['#/direct-login', 'signed-out'])
  expect(left()).toEqual([])
})

test('a 401 that answers the token from before a renewal leaves the renewed sign-in alone', async () => {
  signIn({ id_token: 'renewed', expires_at: 9_999_999_999 })
  unauthorised('Bearer error="invalid_token"', 't')
  await vi.advanceTimersByTimeAsync(500)
  expect(now()).toEqual(['#/tasks', 'signed-in'])
})
