import { expect, test } from 'vitest'
import { productPath } from './api.ts'

test.each(['a/b#c?d%e', '🌱’s “best”', '%2F', '+', 'x'.repeat(200)])(
  '%s stays one segment of its address',
  (name) => {
    const { pathname, search, hash } = new URL(productPath(name), 'https://wattle.example')
    expect([pathname.split('/').length, search, hash]).toEqual([3, '', ''])
    expect(decodeURIComponent(pathname.slice('/products/'.length))).toBe(name)
  },
)

test.each(['.', '..'])('%s is not treated as a folder', (name) => {
  const { pathname } = new URL(productPath(name), 'https://wattle.example')
  expect(decodeURIComponent(pathname)).toBe(`/products/ ${name}`)
})
