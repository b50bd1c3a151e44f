import { QueryClient } from '@tanstack/react-query'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { plantQueries } from '../../plants/api.ts'
import { markupOf, textOf } from '../../ui/testing/markup.ts'
import { PlantField } from './plant-field.tsx'
import { newDraft } from './task-draft.ts'

test('numbered plants are sorted by their numbers', () => {
  const client = new QueryClient()
  const plants = ['Apple 110', 'Apple 20', 'apple 5', 'Banksia'].map(
    (name) => ({ id: name, name }) as PlantView,
  )
  client.setQueryData(plantQueries.list().queryKey, plants)
  const field = createElement(PlantField, { draft: newDraft('2026-11-26'), errors: {}, onChange: () => {} })
  expect(textOf(markupOf(field, client))).toMatch(/apple 5 Apple 20 Apple 110 Banksia$/)
})
