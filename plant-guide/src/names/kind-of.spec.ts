import { expect, test } from 'vitest'
import { kindOf } from './kind-of.ts'

test.each([
  ['Eureka', 'Citrus × limon', 'citrus'],
  ['Tommy Toe Tomato', 'Solanum lycopersicum', 'fruiting-vegetable'],
  ['Grandma’s old rose', 'Unknown', 'rose'],
  ['Thing', 'Unknown', undefined],
])('%s, %s, is of the kind %s', (name, species, kind) => {
  expect(kindOf(name, species)).toBe(kind)
})
