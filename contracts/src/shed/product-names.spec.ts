import { expect, test } from 'vitest'
import { productKey, usualSpelling } from './product-names.ts'

test('capitals, outer spaces and composed accents make no other product', () => {
  expect(productKey(' SEASOL ')).toBe(productKey('Seasol'))
  expect(productKey('Engrais de\u0301te\u0301')).toBe(productKey('engrais dété'))
  expect(productKey('Sea sol')).not.toBe(productKey('Seasol'))
})

test('a product is spelt as most of its tasks spell it', () => {
  expect(usualSpelling(['seasol', 'Seasol', 'Seasol'])).toBe('Seasol')
  expect(usualSpelling(['seasol', 'Seasol'])).toBe('Seasol')
  expect(usualSpelling([])).toBe('')
})
