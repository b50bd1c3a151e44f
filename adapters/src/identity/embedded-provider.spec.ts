import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mintToken, subjectOf } from './development-identity.ts'
import { type EmbeddedProvider, openEmbeddedProvider } from './embedded-provider.ts'
import { InvalidToken } from './port.ts'
import { openIdentityVerifier } from './verify-token.ts'

/** A minimal browser: it stores cookies by path and does not follow redirects. */
function openBrowser(origin: string) {
  const jar = new Map<string, { value: string; path: string }>()

  return async function ask(address: string, init: RequestInit = {}) {
    const url = new URL(address, origin)
    const cookie = [...jar]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const answer = await fetch(url, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/)
      const [name = '', value = ''] = pair.split(/=(.*)/)
      const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/'
      if (value === '' || attributes.some((each) => /^expires=Thu, 01 Jan 1970/i.test(each))) jar.delete(name)
      else jar.set(name, { value, path })
    }
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? '',
      headers: answer.headers,
      text: await answer.text(),
    }
  }
}
type Browser = ReturnType<typeof openBrowser>

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

describe('the embedded provider', () => {
  let folder: string
  let origin: string
  let provider: EmbeddedProvider
  let stop: () => Promise<void>
  let problems: unknown[]

  const open = () => openEmbeddedProvider({ origin, folder, report: (error) => problems.push(error) })
  async function restart() {
    provider.close()
    provider = await open()
  }

  beforeEach(async () => {
    problems = []
    folder = join(await mkdtemp(join(tmpdir(), 'wattle-identity-')), 'identity')
    const server = createServer((request, response) => provider.handler(request, response))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    provider = await open()
    stop = () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      })
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await stop()
    provider.close()
    await rm(dirname(folder), { recursive: true, force: true })
    expect(problems).toEqual([])
  })

  const secret = randomBytes(32).toString('base64url')
  const authorizeAddress = (others: Record<string, string> = {}) =>
    `/oidc/auth?${new URLSearchParams({
      client_id: 'wattle',
      redirect_uri: `${origin}/callback.html`,
      response_type: 'code',
      scope: 'email openid phone profile',
      state: 'a-state',
      code_challenge: createHash('sha256').update(secret).digest('base64url'),
      code_challenge_method: 'S256',
      ...others,
    })}`

  const exchange = async (ask: Browser, fields: Record<string, string>) => {
    const { status, text } = await ask('/oidc/token', form({ client_id: 'wattle', ...fields }))
    return { status, body: JSON.parse(text) as Record<string, string> }
  }

  async function openSignInPage(ask: Browser, others: Record<string, string> = {}) {
    const authorize = await ask(authorizeAddress(others))
    expect(authorize.status).toBe(303)
    expect(authorize.location).toMatch(/^\/oidc\/sign-in\/[\w-]+$/)
    return authorize.location
  }

  async function signIn(ask: Browser, name = 'Nell Ashby', email = 'nell@example.com') {
    const page = await openSignInPage(ask)
    const resume = await ask(page, form({ name, email }))
    const callback = await ask(resume.location)
    return new URL(callback.location)
  }

  async function tokens(ask: Browser, callback: URL) {
    const { body } = await exchange(ask, {
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: `${origin}/callback.html`,
      code_verifier: secret,
    })
    return {
      identity: body.id_token ?? '',
      access: body.access_token ?? '',
      refresh: body.refresh_token ?? '',
    }
  }

  const verifier = () =>
    openIdentityVerifier({ issuer: provider.issuer, audience: 'wattle', keys: provider.jwks })

  test('publishes its discovery document under its own address', async () => {
    const answer = await openBrowser(origin)('/oidc/.well-known/openid-configuration')
    const document = JSON.parse(answer.text)
    expect(document).toMatchObject({
      issuer: `${origin}/oidc`,
      authorization_endpoint: `${origin}/oidc/auth`,
      token_endpoint: `${origin}/oidc/token`,
      userinfo_endpoint: `${origin}/oidc/me`,
      revocation_endpoint: `${origin}/oidc/token/revocation`,
      end_session_endpoint: `${origin}/oidc/session/end`,
      jwks_uri: `${origin}/oidc/jwks`,
      code_challenge_methods_supported: ['S256'],
    })
    const keys = await openBrowser(origin)('/oidc/jwks')
    expect(JSON.parse(keys.text)).toEqual(provider.jwks)
    expect(keys.text).not.toContain('"d"')
  })

  test('signs a gardener in and issues tokens with her identity', async () => {
    const ask = openBrowser(origin)
    const callback = await signIn(ask, ' Nell Ashby ', ' Nell@Example.com ')
    expect(callback.origin + callback.pathname).toBe(`${origin}/callback.html`)
    expect(callback.searchParams.get('state')).toBe('a-state')

    const { identity, access, refresh } = await tokens(ask, callback)
    const { expiresAt, ...who } = await verifier().verify(identity)
    const subject = subjectOf('nell@example.com')
    expect(who).toEqual({ issuer: `${origin}/oidc`, subject, verifiedEmail: 'nell@example.com' })
    const { iat = 0, name } = decodeJwt(identity)
    expect([expiresAt - iat, name]).toEqual([3600, 'Nell Ashby'])

    const fetched = openIdentityVerifier({ issuer: provider.issuer, audience: 'wattle' })
    expect((await fetched.verify(identity)).subject).toBe(subject)

    const info = await ask('/oidc/me', { headers: { authorization: `Bearer ${access}` } })
    expect(JSON.parse(info.text)).toEqual({
      sub: subject,
      email: 'nell@example.com',
      email_verified: true,
      name: 'Nell Ashby',
    })
    expect(refresh).not.toBe('')
  })

  test('one e-mail address is one gardener, another address another', async () => {
    const subjects: (string | undefined)[] = []
    for (const email of ['nell@example.com', 'NELL@example.com', 'omar@example.com']) {
      const ask = openBrowser(origin)
      subjects.push(decodeJwt((await tokens(ask, await signIn(ask, 'N', email))).identity).sub)
    }
    expect(subjects[0]).toBe(subjects[1])
    expect(subjects[0]).not.toBe(subjects[2])
  })

  test('renews tokens, and accepts each refresh token once', async () => {
    const ask = openBrowser(origin)
    const { refresh } = await tokens(ask, await signIn(ask))
    const renewed = await exchange(ask, { grant_type: 'refresh_token', refresh_token: refresh })
    expect(renewed.status).toBe(200)
    expect((await verifier().verify(renewed.body.id_token ?? '')).subject).toBe(subjectOf('nell@example.com'))
    expect(renewed.body.refresh_token).not.toBe(refresh)

    const again = await exchange(ask, { grant_type: 'refresh_token', refresh_token: refresh })
    expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  test('a restart signs nobody out', async () => {
    const ask = openBrowser(origin)
    const { identity, refresh } = await tokens(ask, await signIn(ask))
    const keys = provider.jwks
    await restart()

    expect(provider.jwks).toEqual(keys)
    expect((await verifier().verify(identity)).subject).toBe(subjectOf('nell@example.com'))
    const renewed = await exchange(ask, { grant_type: 'refresh_token', refresh_token: refresh })
    expect(renewed.status).toBe(200)
    const silent = await ask(authorizeAddress({ prompt: 'none' }))
    expect(new URL(silent.location).searchParams.has('code')).toBe(true)
  })

  test('a sign-in under way survives a restart', async () => {
    const ask = openBrowser(origin)
    const page = await openSignInPage(ask)
    await restart()
    const resume = await ask(page, form({ name: 'Nell', email: 'nell@example.com' }))
    expect(new URL((await ask(resume.location)).location).searchParams.has('code')).toBe(true)
  })

  test('the sign-in page says that it is for development only, has no script and cannot be framed', async () => {
    const ask = openBrowser(origin)
    const page = await ask(await openSignInPage(ask))
    expect(page.status).toBe(200)
    expect(page.text).toContain('Development only')
    expect(page.text).not.toContain('<script')
    expect(page.text).not.toContain(' style=')
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    )
    expect(page.text).toContain(`href="${origin}/#/login"`)
  })

  test('the page shows an error beside its field and keeps what was typed', async () => {
    const ask = openBrowser(origin)
    const address = await openSignInPage(ask)
    const wrong = await ask(address, form({ name: '"><script>alert(1)</script>', email: 'nell at home' }))
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('id="email-error">Please enter an e-mail address such as nell@example.com.<')
    expect(wrong.text).toContain(
      'value="nell at home" required aria-invalid="true" aria-describedby="email-error email-hint"',
    )
    expect(wrong.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(wrong.text).not.toContain('<script')

    const empty = await ask(address, form({ name: ' ', email: '' }))
    expect(empty.text).toContain('Please enter your name.')
    expect(empty.text).toContain('Please enter your e-mail address.')

    const huge = await ask(address, form({ name: 'x'.repeat(100_000), email: 'nell@example.com' }))
    expect(huge.status).toBe(422)

    const right = await ask(address, form({ name: 'Nell', email: 'nell@example.com' }))
    expect(right.status).toBe(303)
  })

  test('an expired page leads back to the start', async () => {
    for (const init of [{}, form({ name: 'Nell', email: 'nell@example.com' })]) {
      const stale = await openBrowser(origin)('/oidc/sign-in/long-ago', init)
      expect(stale.status).toBe(400)
      expect(stale.text).toContain('Please sign in again')
    }
  })

  test('a returning gardener finds the form filled in', async () => {
    const ask = openBrowser(origin)
    await signIn(ask)
    const page = await ask(await openSignInPage(ask, { prompt: 'login' }))
    expect(page.text).toContain('value="Nell Ashby"')
    expect(page.text).toContain('value="nell@example.com"')
  })

  test('a foreign return address or app, and a request without PKCE, is refused', async () => {
    const ask = openBrowser(origin)
    for (const others of [{ redirect_uri: 'https://evil.example/callback.html' }, { client_id: 'evil' }]) {
      const refused = await ask(authorizeAddress(others))
      expect([refused.status, refused.location]).toEqual([400, ''])
      expect(refused.text).toContain('Something went wrong')
      expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
    const unproven = await ask(authorizeAddress({ code_challenge: '', code_challenge_method: '' }))
    expect(new URL(unproven.location).searchParams.get('error')).toBe('invalid_request')
  })

  test('a code cannot be exchanged without its PKCE secret', async () => {
    const ask = openBrowser(origin)
    const callback = await signIn(ask)
    const stolen = await exchange(openBrowser(origin), {
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: `${origin}/callback.html`,
      code_verifier: randomBytes(32).toString('base64url'),
    })
    expect(stolen).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  test('signing out ends the session and its tokens and returns to the app', async () => {
    const ask = openBrowser(origin)
    const { identity, refresh } = await tokens(ask, await signIn(ask))
    const back = { client_id: 'wattle', id_token_hint: identity, post_logout_redirect_uri: `${origin}/` }
    const page = await ask(`/oidc/session/end?${new URLSearchParams(back)}`)
    expect(page.text).toContain(`<script>document.querySelector('button').click()</script>`)
    const [, action = ''] = page.text.match(/action="([^"]+)"/) ?? []
    const [, xsrf = ''] = page.text.match(/name="xsrf" value="([^"]+)"/) ?? []
    const done = await ask(action, form({ xsrf, logout: 'yes' }))
    expect([done.status, done.location]).toEqual([303, `${origin}/`])

    const renewed = await exchange(ask, { grant_type: 'refresh_token', refresh_token: refresh })
    expect(renewed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    const silent = await ask(authorizeAddress({ prompt: 'none' }))
    expect(new URL(silent.location).searchParams.get('error')).toBe('login_required')
  })

  test('when two tabs sign out at once, the late one shows what to do', async () => {
    const ask = openBrowser(origin)
    const { identity } = await tokens(ask, await signIn(ask))
    const back = new URLSearchParams({ client_id: 'wattle', id_token_hint: identity })
    const pages = [await ask(`/oidc/session/end?${back}`), await ask(`/oidc/session/end?${back}`)]
    const [first, second] = pages.map(({ text }) => text.match(/name="xsrf" value="([^"]+)"/)?.[1] ?? '')
    const confirm = (xsrf = '') =>
      ask('/oidc/session/end/confirm', {
        ...form({ xsrf, logout: 'yes' }),
        headers: { accept: 'text/html' },
      })
    const late = await confirm(first)
    expect([late.status, late.text]).toEqual([
      400,
      expect.stringContaining('If Wattle still opens, please sign out once more.'),
    ])
    expect(late.text).not.toContain('sign-in was refused')
    expect((await confirm(second)).status).toBe(303)
  })

  test('a sign-out link from outside the app asks first, or is refused', async () => {
    const ask = openBrowser(origin)
    await signIn(ask)
    const page = await ask('/oidc/session/end')
    expect(page.text).toContain('Sign out of Wattle?')
    expect(page.text).not.toContain('<script')
    const strange = { client_id: 'wattle', post_logout_redirect_uri: 'https://evil.example/' }
    expect((await ask(`/oidc/session/end?${new URLSearchParams(strange)}`)).status).toBe(400)
  })

  test('a revoked refresh token is refused', async () => {
    const ask = openBrowser(origin)
    const { refresh } = await tokens(ask, await signIn(ask))
    expect((await ask('/oidc/token/revocation', form({ client_id: 'wattle', token: refresh }))).status).toBe(
      200,
    )
    const renewed = await exchange(ask, { grant_type: 'refresh_token', refresh_token: refresh })
    expect(renewed.status).toBe(400)
  })

  test('only the app’s origins may read token responses', async () => {
    const ask = openBrowser(origin)
    const from = async (page: string) => {
      const body = { client_id: 'wattle', grant_type: 'refresh_token', refresh_token: 'none' }
      const answer = await ask('/oidc/token', { ...form(body), headers: { origin: page } })
      return answer.headers.get('access-control-allow-origin')
    }
    expect([await from(origin), await from('https://evil.example')]).toEqual([origin, null])
  })

  test('localhost is redirected to the printed address, and a foreign host name is refused', async () => {
    const port = new URL(origin).port
    const { request } = await import('node:http')
    const named = (host: string) =>
      new Promise<[number | undefined, string | undefined]>((done, fail) => {
        const sent = request(`${origin}/oidc/auth?x=1`, { headers: { host } }, (answer) => {
          answer.resume()
          done([answer.statusCode, answer.headers.location])
        })
        sent.on('error', fail).end()
      })
    expect(await named(`localhost:${port}`)).toEqual([302, `${origin}/oidc/auth?x=1`])
    expect(await named(`evil.example:${port}`)).toEqual([421, undefined])
  })

  test('a token can be minted without signing in, inside and outside the server', async () => {
    const here = await provider.mintToken('Nell@example.com', 'Nell')
    const beside = await mintToken(origin, folder, { email: 'nell@example.com' })
    const who = {
      issuer: `${origin}/oidc`,
      subject: subjectOf('nell@example.com'),
      verifiedEmail: 'nell@example.com',
    }
    expect([await verifier().verify(here), await verifier().verify(beside)]).toMatchObject([who, who])
    expect([decodeJwt(here).name, decodeJwt(beside).name]).toEqual(['Nell', undefined])

    const elsewhere = join(folder, 'elsewhere')
    const stranger = await mintToken(origin, elsewhere, { email: 'nell@example.com' })
    await expect(verifier().verify(stranger)).rejects.toBeInstanceOf(InvalidToken)
  })

  test('keys are readable by their owner only, and providers starting at once share them', async () => {
    expect((await stat(join(folder, 'keys.json'))).mode & 0o077).toBe(0)
    const other = join(folder, 'other')
    const opened = await Promise.all([1, 2, 3].map(() => openEmbeddedProvider({ origin, folder: other })))
    for (const each of opened) each.close()
    expect(opened.map(({ jwks }) => jwks)).toEqual(opened.map(() => opened[0]?.jwks))
  })

  test('does not start in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    await expect(open()).rejects.toThrow('does not run in production')
  })

  test('does not start on an address that other computers can reach', async () => {
    for (const reached of ['http://0.0.0.0:4000', 'http://192.168.1.4:4000', 'https://wattle.example']) {
      const opening = openEmbeddedProvider({ origin: reached, folder })
      await expect(opening).rejects.toThrow(`only runs on this computer, not on ${reached}`)
    }
  })
})
