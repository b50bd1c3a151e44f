import { expect, test } from 'vitest'
import { foundText, sortNamed } from './plant-view.ts'

test('an address names an order that can be chosen, else it is the usual one', () => {
  expect(['name', 'next', 'added', 'price', ''].map((sort) => sortNamed(sort, 'added'))).toEqual([
    'name',
    'next',
    'added',
    'added',
    'added',
  ])
})

test('what was found is said with what was searched for, else with the order', () => {
  expect(foundText(0, 'crème', 'name')).toBe('No plants match “crème”.')
  expect(foundText(12, 'rosa', 'next')).toBe('12 plants match “rosa”.')
  expect(foundText(12, '', 'planted')).toBe('12 plants, sorted by planted date.')
  expect(foundText(12, '', 'added')).toBe('')
})
