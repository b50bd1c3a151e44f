import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const gardenId = '7a1f0c52-3a57-5c0e-8a39-0d6a3f0b9c11'

test.each([
  [['--garden', gardenId.toUpperCase()], { do: 'garden', gardenId }],
  [['--list', 'erased.txt'], { do: 'list', file: 'erased.txt' }],
  [['--print'], { do: 'print' }],
  [['--help'], null],
])('%j is understood', (args, expected) => {
  expect(readArguments(args)).toEqual(expected)
})

test.each([
  [[], /^Choose one of/],
  [['--print', '--garden', gardenId], /^Choose one of/],
  [['--garden', 'roses'], /^--garden roses: That is not a valid garden ID\.$/],
])('%j is refused', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence)
})
