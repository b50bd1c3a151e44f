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

/** How long known keys stay valid while the issuer does not answer. */
const graceMilliseconds = 60 * 60_000

/** How long the discovery document isn't read again. */
const cooldownMilliseconds = 30_000

async function discover(issuer: string, discovery: string, timeout: number): Promise<URL> {
  const answer = await fetch(discovery, { signal: AbortSignal.timeout(timeout) })
  if (!answer.ok) throw new IssuerUnavailable(`${discovery} answered ${answer.status}.`)
  const found = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown }
  if (found.issuer !== issuer)
    throw new IssuerUnavailable(`${discovery} belongs to the issuer ${found.issuer}.`)
  const keys = new URL(String(found.jwks_uri))
  // An issuer that is reached at a different address still names the one that gardeners use.
  if (keys.origin !== new URL(issuer).origin) return keys
  return new URL(`${keys.pathname}${keys.search}`, new URL(discovery).origin)
}

/** The key lookup errors that are about the token and not about the issuer. */
const isRefusal = (error: unknown) =>
  [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported].some(
    (refusal) => error instanceof refusal,
  )

/**
 * The public keys of an issuer, found by its discovery document when first asked for. They are fetched anew every ten
 * minutes, and at once for a key not seen before, though not more often than twice a minute. If they don't have it or cannot be
 * fetched, the document is read again, just as seldom, as they may have moved. While the issuer is away, known keys are good
 * for an hour. `find` throws `InvalidToken` for a key the issuer does not have; both throw
 * `IssuerUnavailable` when it does not answer within `timeout` milliseconds.
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

  /** The keys where the issuer has them by now; null if that is where they were, or was asked a moment ago. */
  async function openMoved(): Promise<RemoteKeys | null> {
    if (Date.now() < discoveredAt + cooldownMilliseconds) return null
    const url = await look()
    if (url.href === address) return null
    // Known keys are good until there are others.
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

  /** Finds among the keys as they were last fetched; null when that is too long ago. */
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
          // A key that is not among them may be new.
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
