import { hash as digest } from 'node:crypto'
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LruCache } from '../lib/lru-cache.ts'
import { openIssuerKeys } from './issuer-keys.ts'
import { type Identity, type IdentityVerifier, InvalidToken } from './port.ts'

const skewSeconds = 5 * 60
const maxTokenLength = 16 * 1024

/**
 * Asymmetric signature algorithms. `none` and shared-secret algorithms are excluded, because others than the issuer
 * could use them.
 */
export const algorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA'],
]

type VerifierOptions = {
  issuer: string
  audience: string
  /** The issuer named in identities, if it differs from the one in the tokens. */
  knownAs?: string
  /** URL of the discovery document, if it is not under the issuer's own URL. */
  discovery?: string
  /** The issuer's public keys. If given, nothing is fetched. */
  keys?: JSONWebKeySet
  /** Timeout for the issuer's answers in milliseconds. */
  timeout?: number
}

async function identityIn(token: string, options: VerifierOptions, keys: JWTVerifyGetKey): Promise<Identity> {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer: options.issuer,
    audience: options.audience,
    algorithms,
    clockTolerance: skewSeconds,
    requiredClaims: ['iss', 'aud', 'exp', 'sub'],
  })
  // Access and logout tokens may have our audience too. Keycloak states the type of token in the claim `typ`.
  const kinds = [protectedHeader.typ ?? 'JWT', payload.typ ?? 'ID'].map((kind) => String(kind).toLowerCase())
  if (kinds.join() !== 'jwt,id') throw new InvalidToken('This is a different kind of token.')
  // A provider may name us among the audiences of a token that it issued to another client.
  if (payload.azp !== undefined && payload.azp !== options.audience)
    throw new InvalidToken('The token was issued to another client.')
  if (typeof payload.sub !== 'string' || payload.sub === '')
    throw new InvalidToken('The token has no subject.')
  const email = payload.email_verified === true ? payload.email : undefined
  return {
    issuer: options.knownAs ?? options.issuer,
    subject: payload.sub,
    ...(typeof email === 'string' && { verifiedEmail: email }),
    expiresAt: payload.exp as number,
  }
}

/** Verifies one issuer's tokens for one audience. Fetches keys when first needed and after they rotate. */
export function openIdentityVerifier(options: VerifierOptions): IdentityVerifier {
  const cache = new LruCache<string, Identity>(10_000)
  const issuerKeys = options.keys ? null : openIssuerKeys(options.issuer, options.discovery, options.timeout)
  const keys = issuerKeys?.find ?? createLocalJWKSet(options.keys ?? { keys: [] })

  return {
    async verify(token) {
      if (token.length > maxTokenLength) throw new InvalidToken('The token is too long.')
      const hash = digest('sha256', token, 'base64url')
      const now = Math.floor(Date.now() / 1000)
      const known = cache.get(hash)
      if (known && known.expiresAt + skewSeconds > now) return known
      try {
        const identity = await identityIn(token, options, keys)
        cache.set(hash, identity)
        return identity
      } catch (error) {
        if (error instanceof errors.JOSEError)
          throw new InvalidToken('The token is not valid.', { cause: error })
        throw error
      }
    },

    async check() {
      await issuerKeys?.check()
    },
  }
}
