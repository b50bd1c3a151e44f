import { expect, test } from 'vitest'
import { spread } from './spread.ts'

const letters = [...'abcdefghijkl']

test('a few of many are taken from all over, in their order', () => {
  expect(spread(letters, 4, 0)).toEqual(['a', 'd', 'g', 'j'])
  expect(spread(letters, 4, 1)).toEqual(['b', 'e', 'h', 'k'])
})

test('the end leads on to the beginning, and nothing comes twice', () => {
  expect(spread(letters, 4, 11)).toEqual(['c', 'f', 'i', 'l'])
  expect(new Set(spread(letters, 5, 31)).size).toBe(5)
})

test('where there are few, all are taken', () => {
  expect(spread(['a', 'b'], 4, 9)).toEqual(['a', 'b'])
})
