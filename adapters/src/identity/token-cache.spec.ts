import { expect, test } from 'vitest'
import { openTokenCache } from './token-cache.ts'

const of = (subject: string) => ({ issuer: 'https://id.example', subject, expiresAt: 1 })

test('a full cache forgets what was used longest ago', () => {
  const cache = openTokenCache(2)
  cache.set('a', of('nell'))
  cache.set('b', of('omar'))
  expect(cache.get('a')).toEqual(of('nell'))
  cache.set('c', of('pia'))
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([of('nell'), undefined, of('pia')])
})
