import { expect, test } from 'vitest'
import { productKey, usualSpelling } from './product-names.ts'

test('letter case, outer spaces and composed accents do not make another product', () => {
  expect(productKey(' SEASOL ')).toBe(productKey('Seasol'))
  expect(productKey('Pelletised   manure')).toBe(productKey('pelletised manure'))
  expect(productKey('Engrais de\u0301te\u0301')).toBe(productKey('engrais dété'))
  expect(productKey('Sea sol')).not.toBe(productKey('Seasol'))
})

test('a product is spelt as in most of its tasks', () => {
  expect(usualSpelling(['seasol', 'Seasol', 'Seasol'])).toBe('Seasol')
  expect(usualSpelling(['seasol', 'Seasol'])).toBe('Seasol')
  expect(usualSpelling([])).toBe('')
})
