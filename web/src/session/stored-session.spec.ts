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

test('the stored sign-in is read without the library, the name falling back to the e-mail', () => {
  const storage = memoryStorage({ other: '1', 'oidc.user:https://id.example:wattle': JSON.stringify(user) })
  expect(storedSession(storage)).toEqual({
    idToken: 'h.p.s',
    expiresAt: 1_000,
    canRenew: true,
    gardener: { sub: 's1', email: 'nell@example.com', name: 'nell@example.com' },
  })
})

test('nothing stored, or nothing of use, is no sign-in', () => {
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

test('starting up clears what an earlier version kept, never the sign-in, the copy of the preferences or the guide’s postcode', () => {
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
