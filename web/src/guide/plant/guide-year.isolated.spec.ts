import { QueryClient } from '@tanstack/react-query'
import type { GuideJobView, GuidePlantResponse } from '@wattle/contracts/guide/views.ts'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { markupOf, textOf } from '../../ui/testing/markup.ts'
import { fromNowOn, GuideYear, yearFrom } from './guide-year.tsx'

// Fixed, so that the test does not depend on the clock.
vi.mock('../../profile/use-today.ts', () => ({ useToday: () => '2026-11-20' }))

const job = (goodMonths: number[], priority: 1 | 2 | 3): GuideJobView => ({
  rule: `job-${goodMonths}`,
  type: 'Pruning',
  title: 'Prune',
  description: '',
  why: '',
  priority,
  goodMonths,
})

test("the guide's year begins with this month and counts a job in each of its good months", () => {
  const year = yearFrom('2026-11', [job([11, 1], 1), job([11], 1), job([10], 3)])
  expect(year).toHaveLength(12)
  expect(year[0]).toEqual({ month: '2026-11', tasks: 2, priorities: [1] })
  expect(year[2]).toEqual({ month: '2027-01', tasks: 1, priorities: [1] })
  expect(year[11]).toEqual({ month: '2027-10', tasks: 1, priorities: [3] })
})

test('jobs are sorted by when they are next good', () => {
  const year = [job([1, 2], 1), job([10], 1), job([12, 11], 2), job([11], 1)]
  expect(fromNowOn(year, '2026-11').map(({ goodMonths }) => goodMonths)).toEqual([
    [11],
    [12, 11],
    [1, 2],
    [10],
  ])
})

test('a job shows its priority in words', () => {
  const place = { zone: 'temperate', water: { source: {} } }
  const answer = { place, plant: { year: [job([11], 1), job([3], 3)] } } as unknown as GuidePlantResponse
  const year = createElement(GuideYear, { ...answer, own: undefined, onTell: () => {} })
  expect(textOf(markupOf(year, new QueryClient()))).toMatch(/Nov Prune ▲ High.*Mar Prune ▼ Low/)
})
