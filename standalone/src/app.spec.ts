import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createWattle } from './app.ts'

test('the security policy allows the issuer and the other origins of the sign-in', async () => {
  const settings = readSettings({
    WATTLE_DATA: 'memory',
    WATTLE_LOG_LEVEL: 'silent',
    WATTLE_OPENID_ISSUER: 'https://id.example/pool',
    WATTLE_OPENID_ORIGINS: 'https://tokens.example,https://id.example',
  })
  const wattle = await createWattle({ settings, origin: 'http://127.0.0.1:4000' })
  onTestFinished(() => wattle.stop())
  const { headers } = await wattle.app.inject('/healthz')
  expect(headers['content-security-policy']).toContain(
    ";connect-src 'self' https://id.example https://tokens.example;",
  )
})

test('responses of the embedded sign-in carry the usual security headers', async () => {
  const settings = readSettings({ WATTLE_DATA: 'memory', WATTLE_LOG_LEVEL: 'silent' })
  const wattle = await createWattle({ settings, origin: 'http://127.0.0.1:4000' })
  onTestFinished(() => wattle.stop())
  const look = (path: string) => wattle.app.inject({ path, headers: { host: '127.0.0.1:4000' } })
  const { statusCode, headers } = await look('/oidc/.well-known/openid-configuration')
  expect([statusCode, headers['x-content-type-options'], headers['x-frame-options']]).toEqual([
    200,
    'nosniff',
    'SAMEORIGIN',
  ])
  const { headers: ofOthers } = await look('/healthz')
  expect(headers['content-security-policy']).toBe(ofOthers['content-security-policy'])
})

test('public pages, sitemaps and robots.txt name the public origin', async () => {
  const settings = readSettings({
    WATTLE_DATA: 'memory',
    WATTLE_LOG_LEVEL: 'silent',
    WATTLE_ORIGIN: 'https://wattle.example',
  })
  const wattle = await createWattle({ settings, origin: 'http://127.0.0.1:4000' })
  onTestFinished(() => wattle.stop())
  const look = async (path: string) => {
    const { statusCode, headers, body } = await wattle.app.inject({
      path,
      headers: { host: '127.0.0.1:4000' },
    })
    return { status: statusCode, type: headers['content-type'], body }
  }
  for (const [path, status, type, words] of [
    ['/public', 200, 'text/html', '<link rel="canonical" href="https://wattle.example/public">'],
    ['/public/Nobody', 404, 'text/html', 'Garden Not Found'],
    ['/sitemap.xml', 200, 'application/xml', '<loc>https://wattle.example/sitemaps/gardens.xml</loc>'],
    ['/sitemaps/gardens.xml', 200, 'application/xml', '<loc>https://wattle.example/public</loc>'],
    ['/robots.txt', 200, 'text/plain', 'Sitemap: https://wattle.example/sitemap.xml'],
  ] as const)
    expect([path, await look(path)]).toEqual([
      path,
      { status, type: `${type}; charset=utf-8`, body: expect.stringContaining(words) },
    ])
})

test.each([true, false])(
  'locations are marked as mock data if the server keeps data in memory only: %s',
  async (inMemory) => {
    const { folder, remove } = await scratchFolder()
    onTestFinished(remove)
    const settings = readSettings({
      WATTLE_DATA: inMemory ? 'memory' : folder,
      WATTLE_LOG_LEVEL: 'silent',
    })
    const { app, engines, stop } = await createWattle({ settings, origin: 'http://127.0.0.1:4000' })
    onTestFinished(stop)
    const token = await engines.embeddedProvider?.mintToken('nell@example.com')
    const headers = { authorization: `Bearer ${token}` }
    const ask = (method: 'GET' | 'POST', more: object) =>
      app.inject({ method, path: '/api/locations', ...more })
    const { location } = (await ask('POST', { headers, payload: { name: 'Bed' } })).json()
    const wait = { 'x-garden-revision': '0' }
    const { locations } = (await ask('GET', { headers: { ...headers, ...wait } })).json()
    expect([location.isMockData, locations[0].isMockData]).toEqual([inMemory, inMemory])
  },
)
