import { expect, test } from 'vitest'
import { hashAddress, isReturn } from './hash-address.ts'

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://wattle.example')
  return { pathname, search, hash }
}

test('an address without a hash route becomes one', () => {
  expect(
    [
      '/tasks?month=2026-11',
      '/settings#community-garden',
      '/public/Inner%20West',
      '/?x=welcome',
      '/x#/tasks?a=b',
    ].map((address) => hashAddress(at(address))),
  ).toEqual([
    '/#/tasks?month=2026-11',
    '/#/settings#community-garden',
    '/#/public/Inner%20West',
    '/#/?x=welcome',
    '/#/tasks?a=b',
  ])
})

test("hash routes, the return page and a provider's answer are left alone", () => {
  const addresses = ['/', '/#/tasks', '/callback.html', '/x?code=1&state=2', '/?error=denied&state=2']
  expect(addresses.map((address) => hashAddress(at(address)))).toEqual(addresses.map(() => null))
})

test("a provider's answer needs a state, and a code or an error", () => {
  expect(
    ['/?code=1&state=2', '/a?error=e&state=2', '/?code=1', '/?state=2'].map((address) =>
      isReturn(at(address)),
    ),
  ).toEqual([true, true, false, false])
})
