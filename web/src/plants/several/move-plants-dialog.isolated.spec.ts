import { QueryClient } from '@tanstack/react-query'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { createElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { locationQueries } from '../../locations/api.ts'
import { addressesIn, markupOf, textOf } from '../../ui/testing/markup.ts'
import MovePlantsDialog from './move-plants-dialog.tsx'

// A dialog needs a document, which this spec does not have.
vi.mock('../../ui/dialog/dialog.tsx', () => ({
  Dialog: ({ title, children, footer }: Record<'title' | 'children' | 'footer', ReactNode>) =>
    createElement('section', null, title, children, footer),
}))
vi.mock('../../ui/dialog/close-dialog.tsx', () => ({ DialogCancel: () => null }))

function dialogWith(locations: string[]) {
  const client = new QueryClient()
  client.setQueryData(
    locationQueries.list().queryKey,
    locations.map((id) => ({ id, name: id, count: 0 })) as never,
  )
  const plants = [{ id: 'p1', name: 'Fern', locationId: 'Yard' }] as PlantView[]
  return markupOf(createElement(MovePlantsDialog, { plants, onClose: () => {}, onDone: () => {} }), client)
}

test('without another location the dialog links to adding one instead of moving', () => {
  const nowhere = dialogWith(['Yard'])
  expect(textOf(nowhere)).toBe(
    'Move Plant Fern There is no other location yet. Add one first, then move it there. Add Location',
  )
  expect(addressesIn(nowhere)).toEqual(['/my-plants/add-location'])
  expect(textOf(dialogWith(['Yard', 'Balcony']))).toMatch(/Balcony.* Move$/)
})
