import { expect, test } from 'vitest'
import { productFrom } from './product.ts'

const broom = { productName: 'Broom' }
const linked = { productName: 'Broom', productLink: 'https://shop.example/b' }

test.each<[unknown, unknown]>([
  [broom, broom],
  [linked, linked],
  [{ name: 'Broom', link: 'https://shop.example/b' }, linked],
  [{ productName: { S: 'Broom' }, productLink: { S: 'https://shop.example/b' } }, linked],
  [{ M: { productName: { S: 'Broom' } } }, broom],
  [{ M: { productName: 'Broom', productLink: 'https://shop.example/b' } }, linked],
  ['{"productName":"Broom"}', broom],
  ['{"M":{"productName":{"S":"Broom"}}}', broom],
  [' {"name":"Broom"} ', broom],
  ['Broom', broom],
  [' Broom ', broom],
  ['{not JSON', { productName: '{not JSON' }],
  [{ productName: 'Broom', productLink: '' }, broom],
  [{ productName: 'Broom', productLink: null }, broom],
  [{ productName: 'Broom', price: '$5' }, broom],
  ['', null],
  ['  ', null],
  [null, null],
  [{}, null],
  [{ productName: '' }, null],
  [{ productName: null, name: null }, null],
  [{ productName: '  ', productLink: 'https://shop.example/b' }, null],
  [{ M: {} }, null],
  [undefined, undefined],
  [7, 7],
  [[], []],
  [
    { productName: 'Broom', productLink: 0 },
    { productName: 'Broom', productLink: 0 },
  ],
  [{ productName: 7 }, { productName: 7 }],
])('%j is parsed as %j', (given, expected) => {
  expect(productFrom(given)).toEqual(expected)
})

test('unwrapping stops at a limit of depth and of length', () => {
  let wrapped: unknown = broom
  for (let depth = 0; depth < 100_000; depth++) wrapped = { M: wrapped }
  expect(productFrom(wrapped)).toHaveProperty('M')
  const long = JSON.stringify({ productName: 'Broom', note: 'x'.repeat(4000) })
  expect(productFrom(long)).toEqual({ productName: long })
})
