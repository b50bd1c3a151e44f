import { QueryClient } from '@tanstack/react-query'
import type { LocationView } from '@wattle/contracts/locations/views.ts'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { locationQueries } from '../../locations/api.ts'
import { plantQueries } from '../../plants/api.ts'
import { markupOf, textOf } from '../../ui/testing/markup.ts'
import { PlantField } from './plant-field.tsx'
import { newDraft } from './task-draft.ts'

function optionsOf(
  plants: { name: string; locationId?: string }[],
  locations: { id: string; name: string }[] = [],
) {
  const client = new QueryClient()
  client.setQueryData(
    plantQueries.list().queryKey,
    plants.map((plant, index) => ({ ...plant, id: `plant-${index}` }) as PlantView),
  )
  client.setQueryData(locationQueries.list().queryKey, locations as LocationView[])
  const field = createElement(PlantField, { draft: newDraft('2026-11-26'), errors: {}, onChange: () => {} })
  return textOf(markupOf(field, client))
}

test('numbered plants are sorted by their numbers', () => {
  const plants = ['Apple 110', 'Apple 20', 'apple 5', 'Banksia'].map((name) => ({ name }))
  expect(optionsOf(plants)).toMatch(/apple 5 Apple 20 Apple 110 Banksia$/)
})

test('plants that share a name also say their locations', () => {
  const plants = [
    { name: 'Lemon', locationId: 'bed' },
    { name: 'Fig', locationId: 'bed' },
    { name: 'Lemon', locationId: 'balcony' },
  ]
  const locations = [
    { id: 'bed', name: 'Bed' },
    { id: 'balcony', name: 'Balcony' },
  ]
  expect(optionsOf(plants, locations)).toMatch(/Fig Lemon, Balcony Lemon, Bed$/)
  expect(optionsOf(plants)).toMatch(/Fig Lemon Lemon$/)
})
