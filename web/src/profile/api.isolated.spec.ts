import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../cache/query-client.ts'
import { recheckSession } from '../session/session-store.ts'
import { memoryStorage } from '../session/testing/memory-storage.ts'
import { defaultPreferences } from '../views/read-preferences.ts'
import { profileQueries } from './api.ts'

const saved = { ...defaultPreferences, state: 'Victoria', postcode: '3068' }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage({}))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  vi.stubGlobal('fetch', async () => Response.json({ preferences: saved }))
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test("the defaults shown to a visitor are not taken for a gardener's saved preferences", async () => {
  const read = () => queryClient.ensureQueryData(profileQueries.preferences())
  recheckSession()
  expect(await read()).toEqual(defaultPreferences)
  // As if another tab had signed in.
  const session = { id_token: 'token', expires_at: 9_999_999_999, profile: { sub: 'nell' } }
  localStorage.setItem('oidc.user:wattle', JSON.stringify(session))
  recheckSession()
  expect(queryClient.getQueryData(profileQueries.preferences().queryKey)).toBeUndefined()
  expect(await read()).toMatchObject({ state: 'Victoria', postcode: '3068' })
})
