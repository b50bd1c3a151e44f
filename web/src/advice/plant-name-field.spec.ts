import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf } from '../ui/testing/markup.ts'
import { isOneName, namedPlant, PlantNameField } from './plant-name-field.tsx'

test('suggestions stay while the same name is typed or shortened, and go for another name', () => {
  expect(isOneName('rose', 'ros')).toBe(true)
  expect(isOneName('ro', 'ros')).toBe(true)
  expect(isOneName('monst', 'lem')).toBe(false)
  expect(isOneName('monst', '')).toBe(false)
  expect(isOneName('')).toBe(false)
})

test('a plant counts as meant without being chosen only if its name was typed exactly', () => {
  const plants = [{ name: 'Wattle' }, { name: 'Cootamundra wattle' }]
  expect(namedPlant('cootamundra wattle', plants)).toEqual({ name: 'Cootamundra wattle' })
  expect(namedPlant('acacia', plants)).toBeUndefined()
  expect(namedPlant('wattl', plants)).toBeUndefined()
})

test('a form that opens with a name shows no suggestions', () => {
  const field = { value: 'Lemon', error: undefined, onChange() {}, onChoose() {}, onNamed() {} }
  const markup = markupOf(createElement(PlantNameField, field), new QueryClient())
  expect(markup).toContain('aria-expanded="false"')
})
