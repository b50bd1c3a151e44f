import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { decideIdentity, LinkRefused } from './decider.ts'

const [account, garden, another] = [idOf('account'), idOf('garden'), idOf('another garden')]
const newcomer = { accountId: account, hasBegun: false, linkedTo: null }
const link = (gardenId: string, gardenHasBegun = true) =>
  ({ type: 'LinkIdentity', gardenId, gardenHasBegun }) as const

test('an account without a garden is linked to an existing garden', () => {
  expect(decideIdentity(link(garden), newcomer)).toEqual([{ type: 'IdentityLinked', gardenId: garden }])
})

test('the same link again changes nothing', () => {
  expect(decideIdentity(link(garden), { ...newcomer, linkedTo: garden })).toEqual([])
})

test('a wrong link can be replaced or removed', () => {
  const linked = { ...newcomer, linkedTo: another }
  expect(decideIdentity(link(garden), linked)).toEqual([{ type: 'IdentityLinked', gardenId: garden }])
  expect(decideIdentity({ type: 'UnlinkIdentity' }, linked)).toEqual([{ type: 'IdentityUnlinked' }])
  expect(decideIdentity({ type: 'UnlinkIdentity' }, newcomer)).toEqual([])
})

test.each([
  ['to a garden in which nothing has happened', link(garden, false), newcomer, /There is no garden/],
  ['that has a garden of its own', link(garden), { ...newcomer, hasBegun: true }, /a garden of its own/],
  ['to itself', link(account), { ...newcomer, hasBegun: true }, /owns that garden already/],
])('an account is not linked %s', (_why, command, state, sentence) => {
  expect(() => decideIdentity(command, state)).toThrow(LinkRefused)
  expect(() => decideIdentity(command, state)).toThrow(sentence)
})
