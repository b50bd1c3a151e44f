import { expect, test } from 'vitest'
import { productAddress } from './product-address.ts'

test('a product links to its shop, or else to a search for its name', () => {
  expect(productAddress({ productName: 'Iron & co', productLink: 'https://shop.example/iron' })).toBe(
    'https://shop.example/iron',
  )
  expect(productAddress({ productName: 'Iron & co' })).toBe('https://duckduckgo.com/?q=Iron%20%26%20co')
})
