import { QueryClient } from '@tanstack/react-query'
import { recommendLocations } from '@wattle/contracts/nursery/recommend.ts'
import type { PlantNeeds } from '@wattle/contracts/plants/needs.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../ui/testing/markup.ts'
import { Recommendations } from './recommendations-dialog.tsx'

const nothing: PlantNeeds = { sunlight: [], soil: [], moisture: [] }
const bed = {
  id: 'bed',
  name: 'Front bed',
  icon: '🌿',
  iconBackground: '#e8f5e9',
  conditions: { sunlight: 'Full sun all day', soilType: 'clay', moisture: null },
} as const

function said(needs: PlantNeeds, isKnown = true) {
  const recommendations = recommendLocations(needs, [bed])
  return textOf(
    markupOf(
      createElement(Recommendations, { recommendations, isKnown, nurseryPlantId: 'n1', onChoose: () => {} }),
      new QueryClient(),
    ),
  )
}

test('for a plant without known needs no location is rated poor, and each can be chosen', () => {
  const words = said(nothing, false)
  expect(words).toMatch(/No Suitable Locations Found.*or choose one of yours.*Front bed.*Add Here/)
  expect(words).not.toMatch(/not known|Poor|not quite|does not match/)
})

test('if no location meets the known needs, none is offered', () => {
  const words = said({ ...nothing, sunlight: ['Full shade all day'] })
  expect(words).toMatch(/No Suitable Locations Found.*gives this plant what it needs/)
  expect(words).not.toContain('Add Here')
})

test('an unknown need or an unknown condition is not a mismatch', () => {
  const words = said({ ...nothing, sunlight: ['Full sun all day'], moisture: ['dry'] })
  expect(words).toContain('Sunlight , matches: needs full sun')
  expect(words).toContain('Soil : needs not known')
  expect(words).toContain('Watering : needs dry ground; here: not known')
  expect(words).not.toContain('not quite')
  expect(words).toContain('Add Here Tell Wattle its moisture')
})

test('a location that does not meet a known need says so', () => {
  const words = said({ sunlight: ['Full sun all day'], soil: ['sandy'], moisture: [] })
  expect(words).toContain('Soil , does not match: needs sandy soil; here: clay not quite')
})
