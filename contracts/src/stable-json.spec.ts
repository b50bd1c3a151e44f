import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stableJson } from './stable-json.ts'

test('the order of fields makes no difference, at any depth', () => {
  const rose = { name: 'Rose', care: { water: 'weekly', sun: 'full' }, tasks: [{ id: 1, due: 'today' }] }
  const same = { tasks: [{ due: 'today', id: 1 }], care: { sun: 'full', water: 'weekly' }, name: 'Rose' }
  expect(stableJson(rose)).toBe(stableJson(same))
})

test('the order of a list and every value make a difference', () => {
  expect(stableJson([1, 2])).not.toBe(stableJson([2, 1]))
  expect(stableJson({ name: 'Rose' })).not.toBe(stableJson({ name: 'rose' }))
  expect(stableJson({ name: null })).not.toBe(stableJson({}))
})

test('the text equals the one that existing checksums were made from', () => {
  const inOrder = (_key: string, value: unknown): unknown =>
    value === null || typeof value !== 'object' || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
  const value = fc.anything({
    key: fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toString', '10', '9', 'ä')),
    withDate: true,
    withNullPrototype: true,
    withSparseArray: true,
  })
  const same = (any: unknown) => expect(stableJson(any)).toBe(JSON.stringify(any, inOrder))
  fc.assert(fc.property(value, (any) => void same(any)))
  same(JSON.parse('{"z":1,"__proto__":{"b":[],"a":null},"a":{"10":1,"9":2}}'))
})
