import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf } from '../ui/testing/markup.ts'
import { isOneName, namedPlant, PlantNameField } from './plant-name-field.tsx'

test('suggestions stay while the same name is typed on or letters are deleted, and for no other name', () => {
  expect(isOneName('rose', 'ros')).toBe(true)
  expect(isOneName('ro', 'ros')).toBe(true)
  expect(isOneName('monst', 'lem')).toBe(false)
  expect(isOneName('monst', '')).toBe(false)
  expect(isOneName('')).toBe(false)
})

test('only a plant of that very name is meant without being chosen', () => {
  const plants = [{ name: 'Wattle' }, { name: 'Cootamundra wattle' }]
  expect(namedPlant('cootamundra wattle', plants)).toEqual({ name: 'Cootamundra wattle' })
  expect(namedPlant('acacia', plants)).toBeUndefined()
  expect(namedPlant('wattl', plants)).toBeUndefined()
})

test('a name that the form was opened with suggests nothing', () => {
  const field = { value: 'Lemon', error: undefined, onChange() {}, onChoose() {}, onNamed() {} }
  const markup = markupOf(createElement(PlantNameField, field), new QueryClient())
  expect(markup).toContain('aria-expanded="false"')
})
