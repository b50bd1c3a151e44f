import { QueryClient } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { locationQueries } from '../../locations/api.ts'
import { markupOf, textOf } from '../../ui/testing/markup.ts'
import { readLocation } from '../../views/read-location.ts'
import { readNurseryPlant } from '../../views/read-nursery-plant.ts'
import AddToGardenDialog from './add-to-garden-dialog.tsx'

// A dialog needs a document, which this spec does not have.
vi.mock('../../profile/use-today.ts', () => ({ useOpeningDay: () => '2026-11-27' }))
vi.mock('../../ui/dialog/dialog.tsx', () => ({
  Dialog: ({ title, children }: Record<'title' | 'children', ReactNode>) =>
    createElement('section', null, title, children),
}))

function said(discoveryDate: string | null) {
  const client = new QueryClient()
  const bed = { ...readLocation({ id: 'bed', name: 'Bed' }), plants: [], nextToken: null }
  client.setQueryData(locationQueries.withPlants().queryKey, [bed])
  const plant = readNurseryPlant({ id: 'n1', name: 'Fern', species: 'Dicksonia', discoveryDate })
  return textOf(markupOf(createElement(AddToGardenDialog, { plant, onClose: () => {} }), client))
}

test('a nursery plant has waited since its discovery, or is named with its species', () => {
  expect(said('2026-11-20')).toContain('Fern On your nursery list since 20 Nov 2026')
  expect(said('2027-03-01')).toContain('Fern Dicksonia')
  expect(said(null)).toContain('Fern Dicksonia')
})
