import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JWKSCacheInput,
  type JWTVerifyGetKey,
  jwksCache,
} from 'jose'
import { InvalidToken, IssuerUnavailable } from './port.ts'

type RemoteKeys = ReturnType<typeof createRemoteJWKSet>

/** How long in milliseconds cached keys stay valid while the issuer does not answer. */
const graceMilliseconds = 60 * 60_000

/** Minimum milliseconds between two reads of the discovery document. */
const cooldownMilliseconds = 30_000

async function discover(issuer: string, discovery: string, timeout: number): Promise<URL> {
  const answer = await fetch(discovery, { signal: AbortSignal.timeout(timeout) })
  if (!answer.ok) throw new IssuerUnavailable(`${discovery} answered ${answer.status}.`)
  const found = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown }
  if (found.issuer !== issuer)
    throw new IssuerUnavailable(`${discovery} belongs to the issuer ${found.issuer}.`)
  const keys = new URL(String(found.jwks_uri))
  // An issuer reached at another address still names its public one.
  if (keys.origin !== new URL(issuer).origin) return keys
  return new URL(`${keys.pathname}${keys.search}`, new URL(discovery).origin)
}

/** Whether the key lookup failed because of the token, not because of the issuer. */
const isRefusal = (error: unknown) =>
  [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported].some(
    (refusal) => error instanceof refusal,
  )

/**
 * Looks up an issuer's public keys, which are found through its discovery document on first use. Keys are fetched again
 * every ten minutes, and immediately for an unknown key id, but at most twice a minute. If they lack the key or cannot
 * be fetched, the discovery document is read again, equally rarely, because the keys may have moved. While the issuer
 * does not answer, cached keys are valid for an hour. `find` throws `InvalidToken` for a key that the issuer does not
 * have. Both methods throw `IssuerUnavailable` if the issuer does not answer within `timeout` milliseconds.
 */
export function openIssuerKeys(
  issuer: string,
  discovery = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
  timeout = 5_000,
) {
  let opening: Promise<RemoteKeys> | null = null
  let fetched: JWKSCacheInput = {}
  let address = ''
  let discoveredAt = Number.NEGATIVE_INFINITY

  async function open(): Promise<RemoteKeys> {
    opening ??= look().then((url) => {
      address = url.href
      return remoteKeys(url, fetched)
    })
    return await opening.catch((error) => {
      opening = null
      throw error
    })
  }

  async function look(): Promise<URL> {
    discoveredAt = Date.now()
    return await discover(issuer, discovery, timeout)
  }

  function remoteKeys(url: URL, cache: JWKSCacheInput): RemoteKeys {
    return createRemoteJWKSet(url, { timeoutDuration: timeout, [jwksCache]: cache })
  }

  /** The keys at their new URL; null if the URL has not changed, or was checked too recently. */
  async function openMoved(): Promise<RemoteKeys | null> {
    if (Date.now() < discoveredAt + cooldownMilliseconds) return null
    const url = await look()
    if (url.href === address) return null
    // Keep the cached keys until the new ones have been fetched.
    const cache: JWKSCacheInput = {}
    const moved = remoteKeys(url, cache)
    await moved.reload()
    address = url.href
    fetched = cache
    opening = Promise.resolve(moved)
    return moved
  }

  async function reach<T>(work: (keys: RemoteKeys) => Promise<T>): Promise<T> {
    try {
      const keys = await open()
      return await work(keys).catch(async (fault) => {
        const moved = await openMoved().catch(() => null)
        if (!moved) throw fault
        return await work(moved)
      })
    } catch (cause) {
      if (isRefusal(cause)) throw new InvalidToken('The issuer has no such key.', { cause })
      if (cause instanceof IssuerUnavailable) throw cause
      throw new IssuerUnavailable(`The keys of ${issuer} could not be fetched.`, { cause })
    }
  }

  /** A lookup in the cached keys; null if they are too old. */
  function known(): JWTVerifyGetKey | null {
    const { jwks, uat } = fetched
    return jwks && Date.now() < uat + graceMilliseconds ? createLocalJWKSet(jwks) : null
  }

  const find: JWTVerifyGetKey = (header, jws) =>
    reach(async (keys) => {
      try {
        return await keys(header, jws)
      } catch (away) {
        const findKnown = isRefusal(away) ? null : known()
        if (!findKnown) throw away
        try {
          return await findKnown(header, jws)
        } catch {
          // The key may be new, so the issuer's failure is the reason.
          throw away
        }
      }
    })

  async function check() {
    await reach(async (keys) => {
      if (keys.fresh) return
      await keys.reload().catch((away) => {
        if (!known()) throw away
      })
    })
  }

  return { find, check }
}
