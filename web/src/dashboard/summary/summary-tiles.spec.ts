import { QueryClient } from '@tanstack/react-query'
import type { SummaryView } from '@wattle/contracts/dashboard/views.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { nurseryQueries } from '../../nursery/api.ts'
import { addressesIn, markupOf, textOf } from '../../ui/testing/markup.ts'
import { defaultPreferences } from '../../views/read-preferences.ts'
import { zeroSummary } from '../../views/read-summary.ts'
import InfoCards from './info-cards.tsx'
import NurseryFan from './nursery-fan.tsx'
import SummaryTiles from './summary-tiles.tsx'

const client = new QueryClient()
const preferences = { ...defaultPreferences, state: 'Tasmania', postcode: '7000' } as const

const tilesOf = (summary: Partial<SummaryView>, isKnown = true) =>
  markupOf(
    createElement(SummaryTiles, {
      summary: { ...zeroSummary, ...summary },
      isKnown,
      preferences,
      today: '2027-01-10',
    }),
    client,
  )

test('the dashboard tiles show progress, plants, nursery plants and settings', () => {
  const markup = tilesOf({
    tasksThisMonth: 8,
    incompleteTasksThisMonth: 6,
    tasksThisMonthByPriority: { high: 1, medium: 2, low: 3 },
    tasksLastMonth: 3,
    incompleteTasksLastMonth: 1,
    tasksLastMonthByPriority: { high: 0, medium: 1, low: 0 },
    totalPlants: 4,
    plantsByLocation: [{ id: 'bed/1', name: 'Bed', count: 4 }],
    totalNurseryPlants: 2,
  })
  expect(addressesIn(markup)).toEqual([
    '/tasks',
    '/tasks?month=2026-12',
    '/my-plants/bed%2F1',
    '/nursery',
    '/settings',
  ])
  const text = textOf(markup)
  for (const words of [
    'Tasks this month January 2027',
    '25% 2 of 8 done',
    'Still to do ▲ High 1 ● Medium 2 ▼ Low 3',
    'Tasks last month December 2026 67% 2 of 3 done',
    'still worth doing ▲ High 0 ● Medium 1 ▼ Low 0',
    'My plants 4',
    'Bed 4 plants',
    'Nursery plants 2',
    'State Tasmania Postcode 7000 Effort Medium: I enjoy pottering in the garden now and then',
    'Preferred tasks Fertilising Pruning Pest control Watering',
  ]) {
    expect(text).toContain(words)
  }
})

test('the tile of last month also says how many tasks earlier months have left', () => {
  const last = { tasksLastMonth: 3, incompleteTasksLastMonth: 1 }
  const leftOver = [
    { month: '2026-12', count: 1 },
    { month: '2026-08', count: 2 },
  ]
  expect(textOf(tilesOf({ ...last, leftOver }))).toContain('2 from earlier months to do')
  expect(textOf(tilesOf({ ...last, leftOver: leftOver.slice(0, 1) }))).not.toContain('earlier')
})

test('a month without tasks says that nothing is planned instead of counting zeros', () => {
  const text = textOf(tilesOf({}))
  expect(text).toMatch(/Tasks this month January 2027 0% 0 of 0 done Nothing is planned\. Tasks last month/)
  expect(text).toMatch(/December 2026 0% Nothing was planned\. My plants/)
})

test('without counts every tile shows zero, and nothing is claimed of an unknown month', () => {
  const text = textOf(tilesOf({}, false))
  expect(text).toContain('Tasks last month December 2026 0% My plants')
  expect(text).not.toMatch(/NaN|Infinity|Nothing (is|was) planned/)
})

test('a seed packet stands in for a nursery plant without a photo', () => {
  const fan = (count: number, plants: object[]) => {
    const found = new QueryClient()
    found.setQueryData(nurseryQueries.list().queryKey, plants as never)
    return markupOf(createElement(NurseryFan, { count }), found)
  }
  const packet = /wash-gold/
  expect(fan(0, [])).toMatch(packet)
  expect(fan(1, [{ id: 'f1', imageUrl: null }])).toMatch(packet)
  expect(fan(1, [{ id: 'f1', imageUrl: '/api/images/f1' }])).not.toMatch(packet)
})

test('four info cards have a heading and a sentence each', () => {
  const markup = markupOf(createElement(InfoCards), client)
  expect(markup.match(/<h3>[^<]+<\/h3><p>[^<]+\.<\/p>/g)).toHaveLength(4)
})
