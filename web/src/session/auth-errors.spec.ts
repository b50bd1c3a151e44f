import { expect, test } from 'vitest'
import { kindOfUnauthorised, remedyFor } from './auth-errors.ts'

test('a 401 is expired by the clock, a bad token by its challenge, else a challenge', () => {
  expect([
    kindOfUnauthorised('Bearer', true),
    kindOfUnauthorised('Bearer error="invalid_token"', false),
    kindOfUnauthorised(null, false),
    kindOfUnauthorised('Bearer realm="wattle"', false),
  ]).toEqual(['expired', 'token', 'token', 'challenge'])
})

test('what signing in mends signs in again, what would loop signs out', () => {
  expect((['expired', 'token', 'session', 'challenge', 'oauth'] as const).map(remedyFor)).toEqual([
    'sign-in',
    'sign-in',
    'sign-in',
    'sign-out',
    'sign-out',
  ])
})
