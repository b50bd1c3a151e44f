import { expect, test } from 'vitest'
import { kindOfUnauthorised, remedyFor } from './auth-errors.ts'

test('a 401 counts as expired, as a bad token or as a challenge', () => {
  expect([
    kindOfUnauthorised('Bearer', true),
    kindOfUnauthorised('Bearer error="invalid_token"', false),
    kindOfUnauthorised(null, false),
    kindOfUnauthorised('Bearer realm="wattle"', false),
  ]).toEqual(['expired', 'token', 'token', 'challenge'])
})

test('errors that a new sign-in solves sign in again, those that would loop sign out', () => {
  expect((['expired', 'token', 'session', 'challenge', 'oauth'] as const).map(remedyFor)).toEqual([
    'sign-in',
    'sign-in',
    'sign-in',
    'sign-out',
    'sign-out',
  ])
})
