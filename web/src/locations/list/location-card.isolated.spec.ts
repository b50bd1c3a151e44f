import { QueryClient } from '@tanstack/react-query'
import type { LocationWithPlants } from '@wattle/contracts/locations/views.ts'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { addressesIn, markupOf, textOf } from '../../ui/testing/markup.ts'
import { LocationCard } from './location-card.tsx'

// There is no screen to query.
vi.mock('../../ui/use-media.ts', () => ({ narrow: '', useMedia: () => false }))

const bed = {
  id: 'bed/1',
  name: 'Bed',
  icon: '🌹',
  iconBackground: '#e8f5e9',
  conditions: { sunlight: null, soilType: null, moisture: null },
  count: 16,
  locationVisibility: 'private',
  plants: [{ id: 'p/1', name: 'Rose', species: 'Rosa', imageUrl: null, visibility: 'private' }],
  nextToken: null,
} as unknown as LocationWithPlants
const card = (changes: Partial<LocationWithPlants> = {}, tasksDue: [string, number][] = []) =>
  markupOf(
    createElement(LocationCard, { location: { ...bed, ...changes }, tasksDue: new Map(tasksDue) }),
    new QueryClient(),
  )

test('a location card links to the location, to adding a plant and to each plant', () => {
  expect(addressesIn(card()).filter((address) => !address.includes('edit'))).toEqual([
    '/my-plants/bed%2F1',
    '/my-plants/bed%2F1/add-plant',
    '/plants/p%2F1',
  ])
})

test('a plant tile omits a species that equals the name', () => {
  expect(textOf(card())).toContain('Rose Rosa')
  const plants = bed.plants.map((plant) => ({ ...plant, species: 'Rose' }))
  expect(textOf(card({ plants }))).not.toContain('Rose Rose')
})

test('“Show All Plants” is shown only if there are more plants', () => {
  expect(card()).not.toContain('Show All Plants')
  expect(card({ nextToken: 'more' })).toContain('Show All Plants')
})

test('a location card says whether pots do well there', () => {
  expect(card()).not.toContain('Good for pots')
  expect(card({ potFriendly: true })).toContain('Good for pots')
})

test('a plant tile shows its number of tasks this month', () => {
  expect(card()).not.toContain('this month')
  expect(card({}, [['p/1', 2]])).toContain('2<span class="sr"> tasks this month</span>')
})

test('a location card words its moisture, such as “Dry soil” or “Medium moisture”', () => {
  const said = (moisture: 'medium' | 'dry') =>
    textOf(card({ conditions: { ...bed.conditions, soilType: 'loam', moisture } }))
  expect(said('medium')).toContain('Loam Medium moisture')
  expect(said('dry')).toContain('Loam Dry soil')
})

test('a location card shows who can see its plants, by word and by icon', () => {
  const marks = (['private', 'public', 'mixed'] as const).map((locationVisibility) => {
    const markup = card({ locationVisibility })
    const [mark = ''] = /<button[^>]*aria-label="Change visibility.*?<\/button>/.exec(markup) ?? []
    return { word: textOf(mark), icon: /<svg.*?<\/svg>/.exec(mark)?.[0] }
  })
  expect(marks.map(({ word }) => word)).toEqual(['Private', 'Public', 'Mixed'])
  expect(new Set(marks.map(({ icon }) => icon)).size).toBe(3)
})
