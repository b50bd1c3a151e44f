import { expect, test } from 'vitest'
import { uuid5 } from './uuid5.ts'

const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'

test('the example of RFC 9562 gives the printed UUID', () => {
  expect(uuid5(dns, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
})

test('names are encoded as UTF-8, and the letter case of the namespace makes no difference', () => {
  expect(uuid5(dns.toUpperCase(), 'café')).toBe(uuid5(dns, 'café'))
  expect(uuid5(dns, 'café')).not.toBe(uuid5(dns, 'cafe'))
})

test('a namespace that is not a UUID is refused', () => {
  expect(() => uuid5('garden', 'x')).toThrow('garden is not a UUID')
})
