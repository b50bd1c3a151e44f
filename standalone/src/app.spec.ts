import { readSettings } from '@wattle/server/settings/settings.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createWattle } from './app.ts'

test('pages may reach the issuer and the other origins of its sign-in', async () => {
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
