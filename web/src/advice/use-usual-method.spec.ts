import { QueryClient } from '@tanstack/react-query'
import type { GuidePlantView } from '@wattle/contracts/guide/views.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../ui/testing/markup.ts'
import { guideQueries } from './api.ts'
import { useUsualMethod } from './use-usual-method.ts'

const monstera = { name: 'Monstera', species: 'Monstera deliciosa' }
const ofKind = (kind: string) => ({ kind }) as GuidePlantView

function methodOf(known: GuidePlantView | null | undefined, opened?: GuidePlantView) {
  const client = new QueryClient()
  client.setQueryData(guideQueries.called(monstera).queryKey, known)
  const Method = () => useUsualMethod(monstera, opened)
  return textOf(markupOf(createElement(Method), client))
}

test('a plant that lives indoors is planted in a pot, any other one in the ground', () => {
  expect(methodOf(ofKind('indoor'))).toBe('pot')
  expect(methodOf(ofKind('citrus'))).toBe('ground')
  expect(methodOf(null)).toBe('ground')
})

test('until the guide has answered a plant is what the form was opened with', () => {
  expect(methodOf(undefined, ofKind('indoor'))).toBe('pot')
  expect(methodOf(null, ofKind('indoor'))).toBe('ground')
})
