import { expect, test } from 'vitest'
import { numberIn, optionalName, optionalText, requiredText } from './values.ts'

const name = requiredText('Please enter a name.')

test('a name keeps letters of any alphabet and emoji, and loses outer spaces and control characters', () => {
  expect(name.parse('  Jos\u00e9’s \u{1F468}\u200D\u{1F33E} rose\u0000 ')).toBe('José’s 👨‍🌾 rose')
})

test.each(['', '   ', '\u0000', '\u0007\u0000 '])(
  'a name without visible characters is missing: %j',
  (text) => {
    expect(name.safeParse(text).error?.issues[0]?.message).toBe('Please enter a name.')
  },
)

test.each([name, optionalName()])('a name is one line: line breaks and tabs become a space', (schema) => {
  expect(schema.parse('\tBed\r\n\tone\n')).toBe('Bed one')
})

test.each([name, optionalName()])('a name with invisible characters is refused', (schema) => {
  const { error } = schema.safeParse('Ice\u200Bberg')
  expect(error?.issues[0]?.message).toBe('This contains invisible characters. Please type it again.')
})

test('an emoji counts as one character of a text, and outer spaces count too', () => {
  expect(name.safeParse('🌿'.repeat(200)).success).toBe(true)
  expect(name.safeParse('🌿'.repeat(201)).success).toBe(false)
  expect(name.safeParse(`Rose${' '.repeat(200)}`).success).toBe(false)
})

test('a longer text keeps its lines', () => {
  expect(optionalText().parse('Dig deep.\n\tWater\u0000 well.\r\n')).toBe('Dig deep.\n\tWater well.')
})

test.each([
  ['1', 1],
  ['30', 30],
  ['-2', -2],
  ['1.5', 1.5],
  [30, 30],
  [' ', ' '],
  ['', ''],
  ['0x10', '0x10'],
  ['1e3', '1e3'],
  ['1_000', '1_000'],
  ['Infinity', 'Infinity'],
  [null, null],
  [true, true],
])('as a number %j is read as %j', (given, read) => {
  expect(numberIn(given)).toBe(read)
})
