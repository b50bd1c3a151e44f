import { expect, test } from 'vitest'
import { memoryStorage } from '../session/testing/memory-storage.ts'
import { defaultPreferences } from '../views/read-preferences.ts'
import { storedPreferences, storePreferences } from './preferences-copy.ts'

const signedInAs = (sub: string) => ({
  'oidc.user:https://id.example:wattle': JSON.stringify({ id_token: 't', expires_at: 1, profile: { sub } }),
})
const preferences = { ...defaultPreferences, state: 'Tasmania', postcode: '7000' } as const

test('the stored copy of the preferences is shown to the gardener who saved it', () => {
  const storage = memoryStorage(signedInAs('s1'))
  storePreferences(preferences, storage)
  expect(storedPreferences(storage)).toEqual(preferences)
})

test('another gardener never sees the copy, and none is stored without a sign-in', () => {
  const storage = memoryStorage(signedInAs('s1'))
  storePreferences(preferences, storage)
  expect(storedPreferences(memoryStorage({ ...storage.entries(), ...signedInAs('s2') }))).toBe(null)
  const signedOut = memoryStorage({})
  storePreferences(preferences, signedOut)
  expect(signedOut.entries()).toEqual({})
})
