import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../cache/query-client.ts'
import { leaveProvider } from './oidc.ts'
import { signInSettingsQuery } from './sign-in-settings.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const issuer = 'https://issuer.example'

beforeEach(() => {
  queryClient.setQueryData(signInSettingsQuery.queryKey, {
    authority: issuer,
    clientId: 'wattle',
    developmentOnly: false,
    looksAtPictures: false,
  })
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
