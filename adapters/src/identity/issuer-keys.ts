import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { InvalidToken, IssuerUnavailable } from './port.ts'

type RemoteKeys = ReturnType<typeof createRemoteJWKSet>

const patience = 5_000

async function discover(issuer: string, discovery: string): Promise<URL> {
  const answer = await fetch(discovery, { signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new IssuerUnavailable(`${discovery} answers ${answer.status}.`)
  const found = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown }
  if (found.issuer !== issuer) throw new IssuerUnavailable(`${discovery} is of the issuer ${found.issuer}.`)
  const keys = new URL(String(found.jwks_uri))
  // Reached by another address than the gardeners use, an issuer still tells the one they use.
  if (keys.origin !== new URL(issuer).origin) return keys
  return new URL(`${keys.pathname}${keys.search}`, new URL(discovery).origin)
}

/**
 * The public keys of an issuer, found by its discovery document when first asked for. They are fetched anew every ten
 * minutes, and at once for a key not seen before, though not more often than twice a minute. `find` throws
 * `InvalidToken` for a key the issuer does not have; both throw `IssuerUnavailable` when it does not answer.
 */
export function openIssuerKeys(
  issuer: string,
  discovery = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
) {
  let opening: Promise<RemoteKeys> | null = null

  async function reach<T>(work: (keys: RemoteKeys) => Promise<T>): Promise<T> {
    try {
      opening ??= discover(issuer, discovery).then((url) =>
        createRemoteJWKSet(url, { timeoutDuration: patience }),
      )
      const keys = await opening.catch((error) => {
        opening = null
        throw error
      })
      return await work(keys)
    } catch (cause) {
      const { JWKSNoMatchingKey, JWKSMultipleMatchingKeys, JOSENotSupported } = errors
      if ([JWKSNoMatchingKey, JWKSMultipleMatchingKeys, JOSENotSupported].some((e) => cause instanceof e)) {
        throw new InvalidToken('The issuer has no such key.', { cause })
      }
      if (cause instanceof IssuerUnavailable) throw cause
      throw new IssuerUnavailable(`The keys of ${issuer} cannot be fetched.`, { cause })
    }
  }

  return {
    find: ((header, jws) => reach((keys) => keys(header, jws))) as JWTVerifyGetKey,
    check: () =>
      reach(async (keys) => {
        if (!keys.fresh) await keys.reload()
      }),
  }
}
