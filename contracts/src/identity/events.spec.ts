import { expect, test } from 'vitest'
import { UnknownEvent, UnknownVersion } from '../event.ts'
import { accountOfStream, identityStream, linkAfter, unsealIdentity, unsealKnownIdentity } from './events.ts'

const account = '0b8f2a58-6f0e-5c5e-9d0b-5d6f3a1e7c42'
const gardenId = '7a1f0c52-3a57-5c0e-8a39-0d6a3f0b9c11'

/** Events as they are stored. Every event that was ever stored must stay readable. */
const stored = [
  { type: 'IdentityLinked', gardenId },
  { type: 'IdentityUnlinked' },
  { type: 'GardenErased', nextGardenId: gardenId },
]

const sealed = ({ type, ...data }: { type: string }, version = 1) => ({ type, version, data })

test('stored identity events unseal unchanged', () => {
  expect(stored.map((event) => unsealIdentity(sealed(event)))).toEqual(stored)
})

test.each([
  [
    'a type',
    sealed({ type: 'IdentityMerged' }),
    new UnknownEvent('There is no event called IdentityMerged.'),
  ],
  [
    'a version',
    sealed({ type: 'IdentityUnlinked' }, 2),
    new UnknownVersion('IdentityUnlinked is stored as version 2, but this release only supports version 1.'),
  ],
])('%s of a newer release is refused, or reported and skipped', (_what, event, error) => {
  expect(() => unsealIdentity(event)).toThrow(error)
  const reported: unknown[] = []
  expect(unsealKnownIdentity(event, (each) => reported.push(each))).toBeNull()
  expect(reported).toEqual([error])
})

test('the last event decides which garden an account is linked to', () => {
  expect(stored.map((event) => linkAfter(unsealIdentity(sealed(event))))).toEqual([gardenId, null, gardenId])
})

test('an identity stream name contains its account id', () => {
  expect(identityStream(account)).toBe(`identity-${account}`)
  expect(accountOfStream(`identity-${account}`)).toBe(account)
  expect(accountOfStream(`garden-${account}`)).toBeNull()
})
