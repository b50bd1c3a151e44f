import { User } from 'oidc-client-ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { LockedUserManager } from './locked-user-manager.ts'
import { memoryStorage } from './testing/memory-storage.ts'
import { userManagerSettings } from './user-manager-settings.ts'

const claims = { sub: 'nell', iss: 'https://issuer.example', aud: 'wattle', exp: 0, iat: 0 }
const idToken = ['{}', JSON.stringify(claims), ''].map((part) => btoa(part)).join('.')

const settings = userManagerSettings(
  { authority: claims.iss, clientId: claims.aud },
  'https://app.example',
  memoryStorage({}),
)

const tokensFor = (life: number) => async () =>
  Response.json({
    access_token: 'a',
    id_token: idToken,
    refresh_token: 'r',
    token_type: 'Bearer',
    expires_in: life,
  })

/** Signs in for `life` seconds. Returns the mock that counts renewal requests. */
async function signedInFor(life: number, answer: typeof fetch = tokensFor(life)) {
  const renewals = vi.fn(answer)
  vi.stubGlobal('fetch', renewals)
  const metadata = { issuer: claims.iss, token_endpoint: `${claims.iss}/token` }
  const users = new LockedUserManager({ ...settings, metadata, loadUserInfo: false })
  const expires_at = Math.floor(Date.now() / 1000) + life
  await users.storeUser(
    new User({ access_token: 'a', refresh_token: 'r', token_type: 'Bearer', profile: claims, expires_at }),
  )
  await users.getUser()
  return renewals
}

beforeEach(() => {
  vi.useFakeTimers()
  // Early releases of Node 24 have no `navigator.locks`.
  let held: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => unknown) => {
    const done = held.then(work)
    held = done.catch(() => undefined)
    return done
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test.each([
  ['an hour, five minutes before its end', 3600, 3600 - 300 - 10, 20],
  ['five minutes, half way', 300, 140, 20],
  ['a minute, half way', 60, 20, 20],
])(
  'a token is renewed on time and not before, with a lifetime of %s',
  async (_which, life, early, margin) => {
    const renewals = await signedInFor(life)
    await vi.advanceTimersByTimeAsync(early * 1000)
    expect(renewals).toHaveBeenCalledTimes(0)
    await vi.advanceTimersByTimeAsync(margin * 1000)
    expect(renewals).toHaveBeenCalledTimes(1)
  },
)

test('a renewal without an answer is given up after ten seconds and tried again five seconds later', async () => {
  let givenUp = 0
  const silence: typeof fetch = (_address, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => {
        givenUp += 1
        reject(new DOMException('late', 'AbortError'))
      })
    })
  const renewals = await signedInFor(3600, silence)
  await vi.advanceTimersByTimeAsync((3600 - 300 - 10) * 1000)
  while (renewals.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(50)
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return { asked: renewals.mock.calls.length, givenUp }
  }
  expect(await after(9900)).toEqual({ asked: 1, givenUp: 0 })
  expect(await after(100)).toEqual({ asked: 1, givenUp: 1 })
  expect(await after(4000)).toEqual({ asked: 1, givenUp: 1 })
  expect(await after(2000)).toEqual({ asked: 2, givenUp: 1 })
})

test('an unfinished sign-in is dropped after 15 minutes, and the session checked every 2 seconds', () => {
  expect(new LockedUserManager(settings).settings).toMatchObject({
    staleStateAgeInSeconds: 900,
    monitorSession: true,
    checkSessionIntervalInSeconds: 2,
    response_type: 'code',
    scope: 'email openid phone profile',
  })
})
