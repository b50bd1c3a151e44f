import { expect, test } from 'vitest'
import { foundText, sortNamed } from './plant-view.ts'

test('an unknown order in the address falls back to the usual one', () => {
  expect(['name', 'next', 'added', 'price', ''].map((sort) => sortNamed(sort, 'added'))).toEqual([
    'name',
    'next',
    'added',
    'added',
    'added',
  ])
})

test('the result text names the search, or else the order', () => {
  expect(foundText(0, 'crème', 'name')).toBe('No plants match “crème”.')
  expect(foundText(12, 'rosa', 'next')).toBe('12 plants match “rosa”.')
  expect(foundText(12, '', 'planted')).toBe('12 plants, sorted by planted date.')
  expect(foundText(12, '', 'added')).toBe('')
})
