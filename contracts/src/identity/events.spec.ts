import { expect, test } from 'vitest'
import { accountOfStream, IdentityEvent, identityStream, linkAfter } from './events.ts'

const account = '0b8f2a58-6f0e-5c5e-9d0b-5d6f3a1e7c42'
const gardenId = '7a1f0c52-3a57-5c0e-8a39-0d6a3f0b9c11'

/** Events as the log has held them. What once was stored must be read for ever. */
const stored = [
  { type: 'IdentityLinked', gardenId },
  { type: 'IdentityUnlinked' },
  { type: 'GardenErased', nextGardenId: gardenId },
]

test('what an account’s stream holds is read as it was written', () => {
  expect(stored.map((event) => IdentityEvent.parse(event))).toEqual(stored)
})

test('the last event says which garden an account is linked to', () => {
  expect(stored.map((event) => linkAfter(IdentityEvent.parse(event)))).toEqual([gardenId, null, gardenId])
})

test('a stream is about one account', () => {
  expect(identityStream(account)).toBe(`identity-${account}`)
  expect(accountOfStream(`identity-${account}`)).toBe(account)
  expect(accountOfStream(`garden-${account}`)).toBeNull()
})
