import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../cache/query-client.ts'
import { newestRevision, rememberRevision } from '../http/garden-revision.ts'
import { clearDrafts, clearSignIn, dropExpiredSignIn, forgetLoss } from './clear-sign-in.ts'
import { saveDraft, savedDrafts } from './drafts/drafts.ts'
import { addOpenForm } from './drafts/open-forms.ts'
import { currentSession, recheckSession } from './session-store.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const key = 'oidc.user:https://id.example:wattle'
const inAnHour = Math.floor(Date.now() / 1000) + 3600

const signedInAs = (sub: string, more: Record<string, unknown> = {}) => {
  const profile = { sub, email: `${sub}@example.com` }
  localStorage.setItem(key, JSON.stringify({ id_token: 't', expires_at: inAnHour, profile, ...more }))
  recheckSession()
}
const plants = ['plants', 'list'] as const
const kept = () => ({ plants: queryClient.getQueryData(plants), revision: newestRevision('nell') })

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage({}))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  vi.stubGlobal('document', { cookie: '' })
  signedInAs('nell')
  queryClient.setQueryData(plants, ['lemon'])
  rememberRevision('nell', '7', null)
})
afterEach(() => {
  localStorage.removeItem(key)
  recheckSession()
  vi.unstubAllGlobals()
})

test('the cache is kept while the same gardener stays, with a renewed or lapsed token', () => {
  signedInAs('nell', { id_token: 'renewed' })
  expect(kept()).toEqual({ plants: ['lemon'], revision: { 'x-garden-revision': '7' } })
  signedInAs('nell', { expires_at: 1, refresh_token: 'r' })
  expect(currentSession()).toMatchObject({ status: 'signed-in', gardener: { sub: 'nell' } })
  expect(kept()).toEqual({ plants: ['lemon'], revision: { 'x-garden-revision': '7' } })
})

test('a token that had expired before the page was opened lapses until it is renewed', () => {
  localStorage.removeItem(key)
  recheckSession()
  signedInAs('nell', { expires_at: 1, refresh_token: 'r' })
  expect(currentSession()).toEqual({ status: 'lapsed' })
})

test('the cache is cleared when the gardener signs out', () => {
  localStorage.removeItem(key)
  recheckSession()
  expect(currentSession()).toEqual({ status: 'signed-out' })
  expect(kept()).toEqual({ plants: undefined, revision: {} })
})

test.each([
  { how: 'lost', leave: dropExpiredSignIn, kept: ['/a'] },
  {
    how: 'ended',
    leave: () => {
      clearDrafts()
      clearSignIn()
    },
    kept: [],
  },
  {
    how: 'ended, after one that was lost has come back',
    leave: () => {
      dropExpiredSignIn()
      signedInAs('nell')
      forgetLoss()
      clearSignIn()
    },
    kept: [],
  },
])(
  "an open form is saved as a draft if another tab's sign-in is lost, but not if it is ended: $how",
  ({ leave, kept }) => {
    const close = addOpenForm(() =>
      saveDraft({ id: '/a', sentence: 'It is kept.', words: 'a' }, localStorage),
    )
    leave()
    recheckSession()
    close()
    signedInAs('nell')
    expect(savedDrafts().map(({ id }) => id)).toEqual(kept)
  },
)

test('an open form is not kept for another gardener, whose sign-in another tab has stored and let expire', () => {
  const close = addOpenForm(() => saveDraft({ id: '/a', sentence: 'It is kept.', words: 'a' }, localStorage))
  signedInAs('omar', { expires_at: 1 })
  close()
  signedInAs('omar')
  expect(savedDrafts()).toEqual([])
})

test('the cache is cleared when another gardener signs in', () => {
  signedInAs('omar')
  expect(currentSession()).toMatchObject({ status: 'signed-in', gardener: { sub: 'omar' } })
  expect(kept()).toEqual({ plants: undefined, revision: {} })
})

test("a tab's drafts survive a lost sign-in, and not a sign-out", () => {
  const form = { id: '/a', sentence: 'It is kept.', words: 'a' }
  saveDraft(form, sessionStorage)
  dropExpiredSignIn()
  signedInAs('nell')
  expect(savedDrafts()).toEqual([form])
  clearDrafts()
  clearSignIn()
  signedInAs('nell')
  expect(savedDrafts()).toEqual([])
})
