import { expect, test } from 'vitest'
import { canonicalAddress, isLoopback } from './canonical-address.ts'

const origin = 'http://127.0.0.1:4000'

test('only names and addresses of this computer are loopback', () => {
  const origins = ['http://127.0.0.1:4000', 'http://127.8.8.8', 'http://localhost:1', 'http://[::1]:4000']
  const others = [
    'http://0.0.0.0:4000',
    'http://192.168.1.4',
    'https://wattle.example',
    'http://localhost.evil.example',
  ]
  expect(origins.map(isLoopback)).toEqual(origins.map(() => true))
  expect(others.map(isLoopback)).toEqual(others.map(() => false))
})

test('a request to our own address stays, and one to another loopback name is redirected there', () => {
  expect(canonicalAddress(origin)('127.0.0.1:4000', '/tasks?month=2025-08')).toBeNull()
  for (const host of ['localhost:4000', '[::1]:4000']) {
    expect(canonicalAddress(origin)(host, '/tasks?month=2025-08')).toBe(`${origin}/tasks?month=2025-08`)
  }
})

test('any other host is foreign, and so is a missing one', () => {
  for (const host of ['evil.example:4000', '127.0.0.1.evil.example', 'a@evil.example', '', undefined]) {
    expect(canonicalAddress(origin)(host, '/')).toBe('foreign')
  }
})
