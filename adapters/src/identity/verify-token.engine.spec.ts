import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { withEngine } from '../testing/engines.ts'
import { InvalidToken, IssuerUnavailable } from './port.ts'
import { openRealm, tokensOf } from './testing/keycloak.ts'
import { openOtherAddress } from './testing/other-address.ts'
import { openIdentityVerifier } from './verify-token.ts'

withEngine('openid', ({ address: issuer, settings }) => {
  const audience = settings.CLIENT_ID ?? 'wattle'
  const origin = new URL(issuer).origin
  const signIn = () => tokensOf(issuer, audience, 'rosa@example.test', 'rosa-password')
  const discoveryAt = (elsewhere: string) =>
    `${elsewhere}${new URL(issuer).pathname}/.well-known/openid-configuration`

  afterEach(() => {
    vi.useRealTimers()
  })

  test('an identity token identifies its subject', async () => {
    const { identity } = await signIn()
    const { sub, exp, email } = decodeJwt(identity)
    expect(await openIdentityVerifier({ issuer, audience }).verify(identity)).toEqual({
      issuer,
      subject: sub,
      verifiedEmail: email,
      expiresAt: exp,
    })
    expect(email).toBe('rosa@example.test')
  })

  test('an access token and a refresh token are refused', async () => {
    const { access, refresh } = await signIn()
    const verifier = openIdentityVerifier({ issuer, audience })
    for (const token of [access, refresh]) {
      await expect(verifier.verify(token)).rejects.toBeInstanceOf(InvalidToken)
    }
  })

  test('a token for another app is refused', async () => {
    const verifier = openIdentityVerifier({ issuer, audience: 'another' })
    await expect(verifier.verify((await signIn()).identity)).rejects.toBeInstanceOf(InvalidToken)
  })

  test('a modified token is refused', async () => {
    const [head = '', body = '', signature = ''] = (await signIn()).identity.split('.')
    const claims = { ...decodeJwt(`${head}.${body}.${signature}`), sub: 'omar' }
    const changed = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const verifier = openIdentityVerifier({ issuer, audience })
    for (const token of [`${head}.${changed}.${signature}`, `${head}.${body}.${signature.slice(4)}`]) {
      await expect(verifier.verify(token)).rejects.toBeInstanceOf(InvalidToken)
    }
  })

  test('a token is refused five minutes after it expires', async () => {
    const { identity } = await signIn()
    const verifier = openIdentityVerifier({ issuer, audience })
    const { exp = 0, sub } = decodeJwt(identity)
    vi.useFakeTimers({ toFake: ['Date'], now: (exp + 299) * 1000 })
    expect((await verifier.verify(identity)).subject).toBe(sub)
    vi.setSystemTime((exp + 301) * 1000)
    await expect(verifier.verify(identity)).rejects.toBeInstanceOf(InvalidToken)
    await expect(openIdentityVerifier({ issuer, audience }).verify(identity)).rejects.toBeInstanceOf(
      InvalidToken,
    )
  })

  test('the issuer can be reached at another address than browsers use', async () => {
    const other = await openOtherAddress(origin)
    onTestFinished(other.close)
    const { identity } = await signIn()
    const verifier = openIdentityVerifier({ issuer, audience, discovery: discoveryAt(other.origin) })
    expect((await verifier.verify(identity)).issuer).toBe(issuer)
    expect(other.asked).toEqual([
      new URL(discoveryAt(other.origin)).pathname,
      `${new URL(issuer).pathname}/protocol/openid-connect/certs`,
    ])
  })

  test('an issuer missing at the start is retried, and may go away once its keys are known', async () => {
    const other = await openOtherAddress(origin)
    await other.close()
    const [first, second] = [await signIn(), await signIn()]
    const verifier = openIdentityVerifier({ issuer, audience, discovery: discoveryAt(other.origin) })
    await expect(verifier.check()).rejects.toBeInstanceOf(IssuerUnavailable)
    await expect(verifier.verify(first.identity)).rejects.toBeInstanceOf(IssuerUnavailable)

    const back = await openOtherAddress(origin, Number(new URL(other.origin).port))
    await expect(verifier.check()).resolves.toBeUndefined()
    expect((await verifier.verify(first.identity)).issuer).toBe(issuer)

    await back.close()
    expect((await verifier.verify(second.identity)).issuer).toBe(issuer)
    await expect(verifier.check()).resolves.toBeUndefined()
  })

  const admin = { username: settings.ADMIN ?? '', password: settings.ADMIN_PASSWORD ?? '' }

  describe.skipIf(!settings.ADMIN)('with a realm of our own', () => {
    let realm: Awaited<ReturnType<typeof openRealm>>

    beforeAll(async () => {
      realm = await openRealm(origin, admin)
    })
    afterAll(() => realm?.close())

    const nell = (clientId: string) => tokensOf(realm.issuer, clientId, 'nell', 'nell-password')

    test.for(['RS256', 'ES256', 'EdDSA'])('the subject alone, signed with %s, is enough', async (alg) => {
      const { identity } = await nell(alg)
      const { sub, exp } = decodeJwt(identity)
      const verifier = openIdentityVerifier({ issuer: realm.issuer, audience: alg })
      expect(await verifier.verify(identity)).toEqual({ issuer: realm.issuer, subject: sub, expiresAt: exp })
    })

    test('an access token is refused, even one for this app', async () => {
      const { access } = await nell('RS256')
      expect([decodeJwt(access).aud].flat()).toContain('RS256')
      const verifier = openIdentityVerifier({ issuer: realm.issuer, audience: 'RS256' })
      await expect(verifier.verify(access)).rejects.toBeInstanceOf(InvalidToken)
    })

    test('accepts an issuer’s new key and drops the old one', async () => {
      const [before, unused] = [await nell('RS256'), await nell('RS256')]
      const verifier = openIdentityVerifier({ issuer: realm.issuer, audience: 'RS256' })
      const { subject } = await verifier.verify(before.identity)

      await realm.rotate()
      const after = await nell('RS256')
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
      expect((await verifier.verify(after.identity)).subject).toBe(subject)
      await expect(verifier.verify(unused.identity)).rejects.toBeInstanceOf(InvalidToken)
    })
  })
})
