import { QueryClient } from '@tanstack/react-query'
import type { PublicPlant as PublicPlantView, PublicTask } from '@wattle/contracts/community/views.ts'
import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../session/testing/memory-storage.ts'
import { Routes } from '../../ui/navigation/routes.tsx'
import { addressesIn, markupOf, textOf } from '../../ui/testing/markup.ts'
import { publicPlantQueries } from './api.ts'
import PublicPlant from './public-plant.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z') })
  vi.stubGlobal('localStorage', memoryStorage({}))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const fern: PublicPlantView = {
  id: 'p1',
  name: 'Bird’s nest fern',
  species: 'Asplenium nidus',
  imageUrl: null,
  plantedDate: '2026-01-31',
  plantingMethod: 'pot',
  careInstructions: {
    watering: 'Twice a week',
    sunlight: 'Bright shade',
    soil: 'Open mix',
    fertilizing: 'Half strength',
    pruning: 'Old fronds only',
  },
  careAuthors: {},
  location: { id: 'l1', name: 'Shady bed', icon: '🌿', iconBackground: '#e8f5e9' },
}
const feed: PublicTask = {
  id: 't1',
  title: 'Feed the fern',
  description: 'It is growing now.',
  priority: 1,
  dueDate: '2026-11-25',
  month: '2026-11',
  status: 'pending',
  estimatedTime: 20,
  isRecurring: true,
  recurringFrequency: 'quarterly',
  recurringUntil: null,
}
const mist: PublicTask = { ...feed, id: 't2', title: 'Mist it', dueDate: '2027-01-05', month: '2027-01' }

function pageOf(plant: Partial<PublicPlantView> = {}, tasks = [mist, feed]) {
  const client = new QueryClient()
  const { queryKey } = publicPlantQueries.details('inner west', 'p1')
  client.setQueryData(queryKey, { gardenName: 'Inner West', plant: { ...fern, ...plant }, tasks })
  const routes = [{ path: '/public/:displayName/plants/:plantId', element: createElement(PublicPlant) }]
  return markupOf(createElement(Routes, { routes }), client, '/public/inner%20west/plants/p1')
}

test("a public plant's page shows what is known of it and its care", () => {
  const text = textOf(pageOf())
  for (const words of [
    'Bird’s nest fern Asplenium nidus',
    'Planted 31 Jan 2026',
    'Location 🌿 Shady bed',
    'In pot',
    'Watering Twice a week',
    'Sunlight Bright shade',
    'Soil Open mix',
    'Fertilising Half strength',
    'Pruning Old fronds only',
  ]) {
    expect(text).toContain(words)
  }
})

test("a public plant's seasonal job says its months, because the gardener's climate is not public", () => {
  const water = { ...feed, recurringFrequency: 'monthly-summer' as const }
  const text = textOf(pageOf({}, [water, { ...water, id: 't3', dueDate: '2026-12-05', month: '2026-12' }]))
  expect(text).toContain('Wed 25 Nov 2026 20 min Then monthly, Dec–Feb')
  expect(text).toContain('Sat 5 Dec 2026 20 min Monthly, Dec–Feb')
  expect(text).toContain('A monthly job is a reminder: its notes say how often the plant needs it.')
})

test("a public plant's page makes up nothing that is unknown", () => {
  const text = textOf(pageOf({ species: '', location: null }))
  expect(text).toContain('Unknown species')
  expect(text).not.toContain('Location')
})

test("a public plant's page shows its year month by month, without controls", () => {
  const page = pageOf()
  expect(textOf(page)).toMatch(
    /Annual Care Plan .* November 2026 .*Feed the fern It is growing now\. ▲ High .*25 Nov 2026 20 min Quarterly January 2027 .*Mist it/,
  )
  expect(page).not.toMatch(/<button|<input/)
  expect(textOf(page)).not.toMatch(/spring|summer|autumn|winter/)
  expect(addressesIn(page)).toEqual(['/public/inner%20west', '/login'])
})

test("a public plant's page calls the garden as its gardener spells it, whatever the address says", () => {
  const text = textOf(pageOf())
  expect(text).toContain('From Inner West')
  expect(text).not.toContain('inner west')
})
