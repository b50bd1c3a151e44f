import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { JSONWebKeySet } from 'jose'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { identityVerifierContract, makeSigningKey, signToken } from './contract.ts'
import { InvalidToken, IssuerUnavailable } from './port.ts'
import { openIdentityVerifier } from './verify-token.ts'

const audience = 'wattle'

/** An issuer that serves a discovery document and its keys, and records every request. */
async function openIssuer(keys: JSONWebKeySet, settings: { port?: number; named?: string } = {}) {
  const issuer = {
    url: '',
    keys,
    keysAt: '/keys',
    asked: [] as string[],
    silentAt: '',
    close: () => stop(server),
  }
  const server = createServer((request, response) => {
    issuer.asked.push(request.url ?? '')
    if (request.url === issuer.silentAt) return
    const documents: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer: settings.named ?? issuer.url,
        jwks_uri: `${settings.named ?? issuer.url}${issuer.keysAt}`,
      },
      [issuer.keysAt]: issuer.keys,
    }
    const document = documents[request.url ?? '']
    response.writeHead(document ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(document ?? {}))
  })
  await new Promise<void>((done) => server.listen(settings.port ?? 0, '127.0.0.1', done))
  issuer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return issuer
}

const stop = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })

const claims = (issuer: string, subject = 'nell') => ({
  iss: issuer,
  aud: audience,
  sub: subject,
  exp: Math.floor(Date.now() / 1000) + 3600,
})

identityVerifierContract('keys at hand', async (audience, keys) => ({
  issuer: 'https://id.example',
  verifier: openIdentityVerifier({ issuer: 'https://id.example', audience, keys }),
}))

identityVerifierContract('keys fetched from the issuer', async (audience, keys) => {
  const { url: issuer } = await openIssuer(keys)
  return { issuer, verifier: openIdentityVerifier({ issuer, audience }) }
})

describe('a verifier that fetches keys', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('fetches them once, for the first token', async () => {
    const key = await makeSigningKey('first')
    const issuer = await openIssuer({ keys: [key.jwk] })
    onTestFinished(issuer.close)
    const verifier = openIdentityVerifier({ issuer: issuer.url, audience })
    expect(issuer.asked).toEqual([])

    const tokens = await Promise.all(
      ['nell', 'omar', 'pia'].map((subject) => signToken(key, claims(issuer.url, subject))),
    )
    const identities = await Promise.all(tokens.map((token) => verifier.verify(token)))
    expect(identities.map(({ subject }) => subject)).toEqual(['nell', 'omar', 'pia'])
    expect(issuer.asked).toEqual(['/.well-known/openid-configuration', '/keys'])
  })

  test('accepts an issuer’s new key and drops the old one', async () => {
    const [old, next] = [await makeSigningKey('old'), await makeSigningKey('next')]
    const issuer = await openIssuer({ keys: [old.jwk] })
    onTestFinished(issuer.close)
    const verifier = openIdentityVerifier({ issuer: issuer.url, audience })
    await verifier.verify(await signToken(old, claims(issuer.url)))

    issuer.keys = { keys: [next.jwk] }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    expect((await verifier.verify(await signToken(next, claims(issuer.url)))).subject).toBe('nell')
    const late = await signToken(old, claims(issuer.url, 'omar'))
    await expect(verifier.verify(late)).rejects.toBeInstanceOf(InvalidToken)
  })

  test('follows keys that move to another URL', async () => {
    const [old, next] = [await makeSigningKey('old'), await makeSigningKey('next')]
    const issuer = await openIssuer({ keys: [old.jwk] })
    onTestFinished(issuer.close)
    const verifier = openIdentityVerifier({ issuer: issuer.url, audience })
    await verifier.verify(await signToken(old, claims(issuer.url)))

    Object.assign(issuer, { keys: { keys: [next.jwk] }, keysAt: '/new-keys' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    for (const subject of ['nell', 'omar'])
      expect((await verifier.verify(await signToken(next, claims(issuer.url, subject)))).subject).toBe(
        subject,
      )
    const discovery = '/.well-known/openid-configuration'
    expect(issuer.asked).toEqual([discovery, '/keys', '/keys', discovery, '/new-keys'])
    const late = await signToken(old, claims(issuer.url, 'pia'))
    await expect(verifier.verify(late)).rejects.toBeInstanceOf(InvalidToken)
  })

  test('keeps known keys while their new URL fails', async () => {
    const [known, stranger] = [await makeSigningKey('known'), await makeSigningKey('stranger')]
    const issuer = await openIssuer({ keys: [known.jwk] })
    onTestFinished(issuer.close)
    const verifier = openIdentityVerifier({ issuer: issuer.url, audience })
    await verifier.verify(await signToken(known, claims(issuer.url)))

    issuer.keysAt = '/not-there-yet'
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    const unknown = await signToken(stranger, claims(issuer.url, 'omar'))
    await expect(verifier.verify(unknown)).rejects.toBeInstanceOf(InvalidToken)
    const token = await signToken(known, claims(issuer.url, 'pia'))
    expect((await verifier.verify(token)).subject).toBe('pia')
  })

  test('does not ask the issuer again for every unknown key', async () => {
    const issuer = await openIssuer({ keys: [(await makeSigningKey('known')).jwk] })
    onTestFinished(issuer.close)
    const verifier = openIdentityVerifier({ issuer: issuer.url, audience })
    const stranger = await makeSigningKey('stranger')
    for (const subject of ['nell', 'omar', 'pia']) {
      const token = await signToken(stranger, claims(issuer.url, subject))
      await expect(verifier.verify(token)).rejects.toBeInstanceOf(InvalidToken)
    }
    expect(issuer.asked).toEqual(['/.well-known/openid-configuration', '/keys'])
  })

  test('reports an unavailable issuer, and recovers when it is back', async () => {
    const key = await makeSigningKey('first')
    const before = await openIssuer({ keys: [key.jwk] })
    await before.close()
    const verifier = openIdentityVerifier({ issuer: before.url, audience })
    const token = await signToken(key, claims(before.url))
    await expect(verifier.verify(token)).rejects.toBeInstanceOf(IssuerUnavailable)
    await expect(verifier.check()).rejects.toBeInstanceOf(IssuerUnavailable)

    const back = await openIssuer({ keys: [key.jwk] }, { port: Number(new URL(before.url).port) })
    expect((await verifier.verify(token)).subject).toBe('nell')
    await expect(verifier.check()).resolves.toBeUndefined()

    await back.close()
    expect((await verifier.verify(token)).subject).toBe('nell')
    expect((await verifier.verify(await signToken(key, claims(before.url, 'omar')))).subject).toBe('omar')
  })

  test.for(['/.well-known/openid-configuration', '/keys'])(
    'times out while %s does not respond',
    async (silentAt) => {
      const key = await makeSigningKey('first')
      const issuer = await openIssuer({ keys: [key.jwk] })
      onTestFinished(issuer.close)
      const verifier = openIdentityVerifier({ issuer: issuer.url, audience, timeout: 100 })
      const token = await signToken(key, claims(issuer.url))
      issuer.silentAt = silentAt
      await expect(verifier.verify(token)).rejects.toBeInstanceOf(IssuerUnavailable)
      await expect(verifier.check()).rejects.toBeInstanceOf(IssuerUnavailable)

      issuer.silentAt = ''
      expect((await verifier.verify(token)).subject).toBe('nell')
    },
  )

  test('uses known keys while the issuer is unavailable, but not for ever', async () => {
    const [key, next] = [await makeSigningKey('first'), await makeSigningKey('next')]
    const issuer = await openIssuer({ keys: [key.jwk] })
    onTestFinished(issuer.close)
    const verifier = openIdentityVerifier({ issuer: issuer.url, audience })
    await verifier.check()
    await issuer.close()
    const minutesLater = async (minutes: number, by = key) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
      return signToken(by, claims(issuer.url))
    }

    expect((await verifier.verify(await minutesLater(30))).subject).toBe('nell')
    await expect(verifier.check()).resolves.toBeUndefined()
    const byNext = await minutesLater(1, next)
    await expect(verifier.verify(byNext)).rejects.toBeInstanceOf(IssuerUnavailable)

    const late = await minutesLater(30)
    await expect(verifier.verify(late)).rejects.toBeInstanceOf(IssuerUnavailable)
    await expect(verifier.check()).rejects.toBeInstanceOf(IssuerUnavailable)
  })

  test('reaches an issuer at another address than the gardeners do', async () => {
    const key = await makeSigningKey('first')
    const named = 'https://id.example'
    const issuer = await openIssuer({ keys: [key.jwk] }, { named })
    onTestFinished(issuer.close)
    const discovery = `${issuer.url}/.well-known/openid-configuration`
    const verifier = openIdentityVerifier({ issuer: named, audience, discovery })
    expect((await verifier.verify(await signToken(key, claims(named)))).issuer).toBe(named)
  })

  test('refuses the keys of an issuer with another name', async () => {
    const key = await makeSigningKey('first')
    const issuer = await openIssuer({ keys: [key.jwk] }, { named: 'https://another.example' })
    onTestFinished(issuer.close)
    const verifier = openIdentityVerifier({ issuer: issuer.url, audience })
    const token = await signToken(key, claims(issuer.url))
    await expect(verifier.verify(token)).rejects.toThrow('belongs to the issuer https://another.example')
  })
})
