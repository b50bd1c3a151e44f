import { InMemoryWebStorage, User, WebStorageStateStore } from 'oidc-client-ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { LockedUserManager, renewalThreshold } from './locked-user-manager.ts'

const claims = { sub: 'nell', iss: 'https://issuer.example', aud: 'wattle', exp: 0, iat: 0 }
const idToken = ['{}', JSON.stringify(claims), ''].map((part) => btoa(part)).join('.')

/** Somebody signed in for so many seconds at a provider that counts how often it is asked. */
async function signedInFor(life: number) {
  const renewals = vi.fn(() =>
    Response.json({
      access_token: 'a',
      id_token: idToken,
      refresh_token: 'r',
      token_type: 'Bearer',
      expires_in: life,
    }),
  )
  vi.stubGlobal('fetch', async () => renewals())
  const users = new LockedUserManager({
    authority: claims.iss,
    client_id: claims.aud,
    redirect_uri: 'https://app.example/callback.html',
    metadata: { issuer: claims.iss, token_endpoint: `${claims.iss}/token` },
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    automaticSilentRenew: true,
    accessTokenExpiringNotificationTimeInSeconds: renewalThreshold,
  })
  const expires_at = Math.floor(Date.now() / 1000) + life
  await users.storeUser(
    new User({ access_token: 'a', refresh_token: 'r', token_type: 'Bearer', profile: claims, expires_at }),
  )
  await users.getUser()
  return renewals
}

beforeEach(() => {
  vi.useFakeTimers()
  // The first releases of Node 24 have no locks.
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test.each([
  ['an hour, five minutes before its end', 3600, 3600 - 300 - 10, 20],
  ['five minutes, half way', 300, 140, 20],
  ['a minute, half way', 60, 20, 20],
])('a token that lives %s is renewed, and not before', async (_which, life, early, margin) => {
  const renewals = await signedInFor(life)
  await vi.advanceTimersByTimeAsync(early * 1000)
  expect(renewals).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(margin * 1000)
  expect(renewals).toHaveBeenCalledTimes(1)
})
