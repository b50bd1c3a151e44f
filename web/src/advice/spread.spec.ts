import { expect, test } from 'vitest'
import { spread } from './spread.ts'

const letters = [...'abcdefghijkl']

test('a few of many items are picked evenly and in order', () => {
  expect(spread(letters, 4, 0)).toEqual(['a', 'd', 'g', 'j'])
  expect(spread(letters, 4, 1)).toEqual(['b', 'e', 'h', 'k'])
})

test('picking wraps around at the end and takes no item twice', () => {
  expect(spread(letters, 4, 11)).toEqual(['c', 'f', 'i', 'l'])
  expect(new Set(spread(letters, 5, 31)).size).toBe(5)
})

test('all items are picked if there are only a few', () => {
  expect(spread(['a', 'b'], 4, 9)).toEqual(['a', 'b'])
})
