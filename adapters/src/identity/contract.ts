import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type IdentityVerifier, InvalidToken } from './port.ts'
import { algorithms } from './verify-token.ts'

type SigningKey = { privateKey: CryptoKey; jwk: JWK; alg: string }

/** A key pair as an issuer holds it, with the public key as the issuer publishes it. */
export async function makeSigningKey(kid: string, alg = 'ES256'): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }, alg }
}

/** Signs the claims unchanged and adds none. */
export const signToken = ({ privateKey, jwk, alg }: SigningKey, claims: JWTPayload, typ = 'JWT') =>
  new SignJWT(claims).setProtectedHeader({ alg, typ, kid: jwk.kid ?? '' }).sign(privateKey)

const audience = 'wattle'
const noon = Date.parse('2025-09-01T02:00:00Z') / 1000

/** The contract of every verifier, wherever it gets the issuer's keys from. */
export function identityVerifierContract(
  name: string,
  open: (audience: string, keys: JSONWebKeySet) => Promise<{ issuer: string; verifier: IdentityVerifier }>,
): void {
  describe(`a verifier with ${name}`, () => {
    const keys: Record<string, SigningKey> = {}
    let issuer: string
    let verifier: IdentityVerifier

    beforeAll(async () => {
      for (const alg of algorithms) keys[alg] = await makeSigningKey(`key-${alg}`, alg)
      const jwks = { keys: Object.values(keys).map(({ jwk }) => jwk) }
      ;({ issuer, verifier } = await open(audience, jwks))
    })
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: noon * 1000 })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    const key = (alg = 'ES256') => {
      const found = keys[alg]
      if (!found) throw new Error(`There is no key for ${alg}.`)
      return found
    }
    const claims = (others: JWTPayload = {}): JWTPayload => ({
      iss: issuer,
      aud: audience,
      sub: 'nell',
      iat: noon,
      exp: noon + 3600,
      ...others,
    })
    const nell = (others: object = {}) => ({ issuer, subject: 'nell', expiresAt: noon + 3600, ...others })

    test.for(algorithms)('a token signed with %s identifies its subject', async (alg) => {
      expect(await verifier.verify(await signToken(key(alg), claims()))).toEqual(nell())
    })

    test('a token may be for several audiences', async () => {
      const token = await signToken(key(), claims({ aud: ['another', audience] }))
      expect(await verifier.verify(token)).toEqual(nell())
    })

    test('a token that was issued to another client is refused, though it is for us too', async () => {
      const issuedTo = (azp: string) => signToken(key(), claims({ aud: ['another', audience], azp }))
      await expect(verifier.verify(await issuedTo('another'))).rejects.toBeInstanceOf(InvalidToken)
      expect(await verifier.verify(await issuedTo(audience))).toEqual(nell())
    })

    test('an e-mail address counts only when the provider has verified it', async () => {
      const email = 'nell@example.com'
      const tokens = await Promise.all(
        [
          { email, email_verified: true },
          { email },
          { email, email_verified: 'true' },
          { email_verified: true },
        ].map((more) => signToken(key(), claims(more))),
      )
      expect(await Promise.all(tokens.map((token) => verifier.verify(token)))).toEqual([
        nell({ verifiedEmail: email }),
        nell(),
        nell(),
        nell(),
      ])
    })

    test.for([
      ['another issuer', { iss: 'https://another.example' }],
      ['another audience', { aud: 'another' }],
      ['no issuer', { iss: undefined }],
      ['no audience', { aud: undefined }],
      ['no subject', { sub: undefined }],
      ['an empty subject', { sub: '' }],
      ['a subject that is no text', { sub: 7 as unknown as string }],
      ['no end', { exp: undefined }],
      ['a beginning more than five minutes ahead', { nbf: noon + 360 }],
    ] as [string, JWTPayload][])('a token with %s is refused', async ([, others]) => {
      const token = await signToken(key(), claims(others))
      await expect(verifier.verify(token)).rejects.toBeInstanceOf(InvalidToken)
    })

    test('a clock may be four minutes off, but not six', async () => {
      const within = [claims({ exp: noon - 240 }), claims({ nbf: noon + 240 })]
      const beyond = [claims({ exp: noon - 360 }), claims({ nbf: noon + 360 })]
      for (const each of within) {
        expect((await verifier.verify(await signToken(key(), each))).subject).toBe('nell')
      }
      for (const each of beyond) {
        await expect(verifier.verify(await signToken(key(), each))).rejects.toBeInstanceOf(InvalidToken)
      }
    })

    test('a previously accepted token is refused after it expires', async () => {
      const token = await signToken(key(), claims({ exp: noon + 60 }))
      const answer = nell({ expiresAt: noon + 60 })
      expect(await verifier.verify(token)).toEqual(answer)
      vi.setSystemTime((noon + 60 + 299) * 1000)
      expect(await verifier.verify(token)).toEqual(answer)
      vi.setSystemTime((noon + 60 + 301) * 1000)
      await expect(verifier.verify(token)).rejects.toBeInstanceOf(InvalidToken)
    })

    test('a token of another type is refused', async () => {
      for (const typ of ['logout+jwt', 'at+jwt']) {
        const token = await signToken(key(), claims(), typ)
        await expect(verifier.verify(token)).rejects.toBeInstanceOf(InvalidToken)
      }
      for (const typ of ['Bearer', 'Logout']) {
        const token = await signToken(key(), claims({ typ }))
        await expect(verifier.verify(token)).rejects.toBeInstanceOf(InvalidToken)
      }
      expect(await verifier.verify(await signToken(key(), claims({ typ: 'ID' })))).toEqual(nell())
    })

    test('another signer’s signature is refused, even with the id of a known key', async () => {
      for (const kid of ['key-ES256', 'stranger']) {
        const token = await signToken(await makeSigningKey(kid), claims())
        await expect(verifier.verify(token)).rejects.toBeInstanceOf(InvalidToken)
      }
    })

    test('a modified token is refused', async () => {
      const [head, , signature] = (await signToken(key(), claims())).split('.')
      const body = Buffer.from(JSON.stringify(claims({ sub: 'omar' }))).toString('base64url')
      await expect(verifier.verify(`${head}.${body}.${signature}`)).rejects.toBeInstanceOf(InvalidToken)
    })

    test('a token without a signature, or signed with a public key as secret, is refused', async () => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims())}.`
      const secret = Buffer.from(JSON.stringify(key('RS256').jwk))
      const shared = await new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: 'key-RS256' })
        .sign(secret)
      for (const token of [unsigned, shared]) {
        await expect(verifier.verify(token)).rejects.toBeInstanceOf(InvalidToken)
      }
    })

    test('a string that is no token is refused', async () => {
      const huge = await signToken(key(), claims({ padding: 'x'.repeat(20_000) }))
      for (const token of [
        '',
        'nell',
        'a.b.c',
        '..',
        'é.é.é',
        '{"sub":"nell"}',
        'x'.repeat(10_000_000),
        huge,
      ]) {
        await expect(verifier.verify(token)).rejects.toBeInstanceOf(InvalidToken)
      }
    })

    test('a verifier with reachable keys passes its health check', async () => {
      await expect(verifier.check()).resolves.toBeUndefined()
    })
  })
}
