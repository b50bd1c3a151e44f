import { QueryClient } from '@tanstack/react-query'
import type { GuidePlantView } from '@wattle/contracts/guide/views.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../ui/testing/markup.ts'
import { plantOfNames } from './plant-of-names.ts'
import { useUsualMethod } from './use-usual-method.ts'

const monstera = { name: 'Monstera', species: 'Monstera deliciosa' }
const ofKind = (kind: string) => ({ kind }) as GuidePlantView

function methodOf(answer: GuidePlantView | null | undefined, knownKind?: string) {
  const client = new QueryClient()
  client.setQueryData(plantOfNames(monstera).queryKey, answer)
  const Method = () => useUsualMethod(monstera, knownKind)
  return textOf(markupOf(createElement(Method), client))
}

test('a plant that lives indoors is planted in a pot, any other one in the ground', () => {
  expect(methodOf(ofKind('indoor'))).toBe('pot')
  expect(methodOf(ofKind('citrus'))).toBe('ground')
  expect(methodOf(null)).toBe('ground')
})

test('a known kind decides the planting method, whatever the guide says', () => {
  expect(methodOf(undefined, 'indoor')).toBe('pot')
  expect(methodOf(ofKind('indoor'), 'citrus')).toBe('ground')
})
