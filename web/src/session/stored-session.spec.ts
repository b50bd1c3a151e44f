import { expect, test } from 'vitest'
import { clearStaleGardenData } from './clear-data.ts'
import { isCurrent, storedSession } from './stored-session.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const user = {
  id_token: 'h.p.s',
  refresh_token: 'r',
  expires_at: 1_000,
  profile: { sub: 's1', email: 'nell@example.com' },
}

test('the stored sign-in is read without the library, with the e-mail address as a fallback name', () => {
  const storage = memoryStorage({ other: '1', 'oidc.user:https://id.example:wattle': JSON.stringify(user) })
  expect(storedSession(storage)).toEqual({
    idToken: 'h.p.s',
    expiresAt: 1_000,
    canRenew: true,
    gardener: { sub: 's1', email: 'nell@example.com', name: 'nell@example.com' },
  })
})

test('a missing or broken stored sign-in is no sign-in', () => {
  expect(storedSession(memoryStorage({}))).toBe(null)
  expect(storedSession(memoryStorage({ 'oidc.user:a:b': '{' }))).toBe(null)
  expect(storedSession(memoryStorage({ 'oidc.user:a:b': '{"profile":{}}' }))).toBe(null)
})

test('a gardener counts as signed in until the access token expires', () => {
  const session = storedSession(memoryStorage({ 'oidc.user:a:b': JSON.stringify(user) }))
  expect([isCurrent(session, 999_999), isCurrent(session, 1_000_000), isCurrent(null)]).toEqual([
    true,
    false,
    false,
  ])
})

test('starting the app clears old caches, but keeps the sign-in, preferences and postcode', () => {
  const storage = memoryStorage({
    'wattle-garden-plants-v0': '[]',
    'wattle-garden-preferences': '{}',
    'wattle-garden-guide-postcode': '3000',
    'wattle-theme': 'dark',
    'oidc.user:a:b': JSON.stringify(user),
  })
  clearStaleGardenData(storage)
  expect(Object.keys(storage.entries())).toEqual([
    'wattle-garden-preferences',
    'wattle-garden-guide-postcode',
    'wattle-theme',
    'oidc.user:a:b',
  ])
})
