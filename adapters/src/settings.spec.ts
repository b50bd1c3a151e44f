import { expect, test } from 'vitest'
import { originAt, readSettings } from './settings.ts'

test('origins stand between commas, whatever follows them', () => {
  const { WATTLE_OPENID_ORIGINS: others } = readSettings({
    WATTLE_OPENID_ORIGINS: ' https://tokens.example/oauth2/token, https://info.example,',
  })
  expect(others).toEqual(['https://tokens.example', 'https://info.example'])
  expect(() => readSettings({ WATTLE_OPENID_ORIGINS: 'tokens' })).toThrow('WATTLE_OPENID_ORIGINS must be')
})

test('proxies are addresses or networks', () => {
  const { WATTLE_PROXIES: proxies } = readSettings({ WATTLE_PROXIES: '10.0.0.0/8, ::1' })
  expect(proxies).toEqual(['10.0.0.0/8', '::1'])
  for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.1/x', 'true']) {
    expect(() => readSettings({ WATTLE_PROXIES: wrong })).toThrow('WATTLE_PROXIES must be addresses')
  }
})

test('the address of an IPv6 host stands in brackets', () => {
  expect([originAt('127.0.0.1', 4000), originAt('::1', 4000)]).toEqual([
    'http://127.0.0.1:4000',
    'http://[::1]:4000',
  ])
})
