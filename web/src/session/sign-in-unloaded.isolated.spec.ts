import { beforeEach, expect, test, vi } from 'vitest'
import { shownToasts } from '../ui/feedback/toasts.ts'
import { currentSession, setSession } from './session-store.ts'
import { renew, signOut } from './sign-in.ts'
import { memoryStorage } from './testing/memory-storage.ts'

// As after a release with other file names, or offline.
vi.mock('./oidc.ts', () => {
  throw new Error('The file did not come.')
})

const key = 'oidc.user:https://id.example:wattle'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage({ [key]: '{}' }))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { hash: '#/tasks' })
  setSession({ status: 'signed-in', gardener: { sub: 'nell', email: '', name: 'Nell' } })
  return () => vi.unstubAllGlobals()
})

test('signing out works on this device although the code for the provider failed to load', async () => {
  await signOut()
  expect(currentSession()).toEqual({ status: 'signed-out' })
  expect(localStorage.getItem(key)).toBeNull()
  expect(shownToasts().map(({ message }) => message)).toEqual([expect.stringMatching(/^Sign-out failed/)])
})

test('a failed renewal is reported', async () => {
  await renew()
  expect(currentSession()).toMatchObject({ status: 'failed', message: 'Login failed' })
})
