import { Refused } from '@wattle/contracts/refusals.ts'
import { expect, test } from 'vitest'
import { boundJson } from './json-bounds.ts'

const isRefused = (text: string) => {
  try {
    boundJson(text)
    return false
  } catch (error) {
    return error instanceof Refused && error.code === 'body-too-complex'
  }
}
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const fields = (count: number) => `{${Array.from({ length: count }, (_, index) => `"${index}":1`).join(',')}}`

test.each([nested(20), nested(200_000).slice(0, 20), fields(20_000), '[{},{},{}]'])(
  'JSON that is simple enough passes: %.20s',
  (text) => {
    expect(isRefused(text)).toBe(false)
  },
)

test.each([
  nested(21),
  nested(200_000),
  '{"a":'.repeat(100_000),
  fields(20_001),
  `[${'{},'.repeat(10_001)}1]`,
])('JSON that is nested too deeply or has too many parts is refused: %.20s', (text) => {
  expect(isRefused(text)).toBe(true)
})

test('brackets and commas inside JSON strings are not counted', () => {
  const text = '[{,"\\'.repeat(30_000)
  expect(isRefused(JSON.stringify({ text, backslashes: '\\\\' }))).toBe(false)
  expect(isRefused(`${JSON.stringify({ text: '\\' })}${nested(21)}`)).toBe(true)
  expect(isRefused(`["",${nested(21)}]`)).toBe(true)
})

test('an unterminated JSON string is left to the parser', () => {
  expect(isRefused('"\\"')).toBe(false)
})
