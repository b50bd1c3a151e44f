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

function fieldOf(
  plants: { name: string; locationId?: string }[],
  locations: { id: string; name: string }[] = [],
  plantId = '',
) {
  const client = new QueryClient()
  client.setQueryData(
    plantQueries.list().queryKey,
    plants.map((plant, index) => ({ ...plant, id: `plant-${index}` }) as PlantView),
  )
  client.setQueryData(locationQueries.list().queryKey, locations as LocationView[])
  const draft = newDraft('2026-11-26', plantId)
  return markupOf(createElement(PlantField, { draft, errors: {}, onChange: () => {} }), client)
}
const optionsOf = (...garden: Parameters<typeof fieldOf>) => textOf(fieldOf(...garden))

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

test('a plant that is not listed, as one deleted somewhere else, does not pass for no plant', () => {
  const chosen = (plantId: string) =>
    /<option[^>]* selected="">([^<]*)/.exec(fieldOf([{ name: 'Fig' }], [], plantId))?.[1]
  expect(chosen('plant-0')).toBe('Fig')
  expect(chosen('')).toBe('No plant (a general garden task)')
  expect(chosen('gone')).toBe('The plant of this task')
})
