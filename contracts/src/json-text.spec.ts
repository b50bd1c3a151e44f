import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromJson, jsonList, jsonObject, jsonWith, toJson } from './json-text.ts'

const values = fc.jsonValue({ stringUnit: 'binary' })
const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

test('a written value is ASCII and parses to the same value', () => {
  fc.assert(
    fc.property(values, (value) => {
      const json = toJson(value)
      expect(isAscii(json)).toBe(true)
      expect(fromJson(json)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
  expect(fromJson(toJson('🏡 Iris’s café'))).toBe('🏡 Iris’s café')
})

test('serialised parts are joined into lists and objects', () => {
  const parts = [toJson({ name: 'Kōwhai' }), toJson({ name: 'Waratah' })]
  expect(fromJson(jsonList(parts))).toEqual([{ name: 'Kōwhai' }, { name: 'Waratah' }])
  expect(jsonList([])).toBe('[]')
  const page = jsonObject<{ plants: { name: string }[]; 'a “count”': number; next: string | null }>({
    plants: jsonList(parts),
    'a “count”': toJson(2),
    next: toJson(null),
  })
  expect(isAscii(page)).toBe(true)
  expect(fromJson(page)).toEqual({
    plants: [{ name: 'Kōwhai' }, { name: 'Waratah' }],
    'a “count”': 2,
    next: null,
  })
})

test.each([
  [{ a: 1 }, { b: { c: [2] } }],
  [{}, { b: 2 }],
  [{ a: 1 }, {}],
  [{}, {}],
])('a serialised object is extended with another one’s fields: %j and %j', (one, other) => {
  expect(fromJson(jsonWith(toJson(one), toJson(other)))).toEqual({ ...one, ...other })
})
