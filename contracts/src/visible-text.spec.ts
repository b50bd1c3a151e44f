import { expect, test } from 'vitest'
import { isVisible } from './visible-text.ts'

test.each([
  'Iceberg rose',
  'Zoë’s bed',
  'Zoe\u0308',
  '玫瑰',
  'می\u200Cخواهم',
  'क्\u200Dष',
  '🌺',
  '❤\uFE0F rose',
  '✂\uFE0E',
  '👩\u200D🌾',
  '👍🏽',
  '🇦🇺',
  '1\uFE0F\u20E3',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '',
])('every character of %j is visible', (text) => {
  expect(isVisible(text)).toBe(true)
})

test.each([
  'Ro\u200Bse',
  'Ro\u200Dse',
  'Ro\u200Cse',
  'Roe\u0301\u200Dse',
  'Rose\uFE0F',
  'Ro\u00ADse',
  'Rose\uFEFF',
  'Rose\u{E0041}',
  '\u202Eesor',
  '\u2066Rose\u2069',
  'Rose\u200F',
  'Ro\u2028se',
  '\u2800',
  '\u3164',
  'Rose\uD83C',
  '\uDF3ARose',
])('not every character of %j is visible', (text) => {
  expect(isVisible(text)).toBe(false)
})
