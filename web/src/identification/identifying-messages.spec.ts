import { expect, test } from 'vitest'
import { identifyingMessages, messageAt } from './identifying-messages.ts'

test('there are nine messages, each shown for three seconds', () => {
  expect(new Set(identifyingMessages).size).toBe(9)
  expect([0, 2, 3, 5, 6, 24, 26].map(messageAt)).toEqual([0, 0, 1, 1, 2, 8, 8])
})

test('after the ninth message they start again', () => {
  expect([27, 30, 53, 54].map(messageAt)).toEqual([0, 1, 8, 0])
})
