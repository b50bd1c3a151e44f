import { QueryClient } from '@tanstack/react-query'
import type { PlantCard as PlantCardView } from '@wattle/contracts/plants/views.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { addressesIn, markupOf, textOf } from '../../ui/testing/markup.ts'
import { PlantCard } from './plant-card.tsx'

const task = (title: string, priority: 1 | 2 | 3, dueDate: string) => ({
  id: title,
  title,
  priority,
  dueDate,
  status: 'pending',
})

const cardOf = (upcomingTasks: object[], species = 'Rosa') =>
  markupOf(
    createElement(PlantCard, {
      plant: {
        id: 'p/1',
        name: 'Rose',
        species,
        imageUrl: null,
        upcomingTasks,
      } as unknown as PlantCardView,
      today: '2026-11-20',
      isPrivate: false,
      bed: 'eucalypt',
      first: false,
    }),
    new QueryClient(),
  )

test("a plant card links to the plant, and lists and counts this month's tasks", () => {
  const card = cardOf([
    task('Prune', 2, '2026-11-10'),
    task('Feed', 1, '2026-11-30'),
    task('Mulch', 1, '2026-12-01'),
  ])
  expect(addressesIn(card)).toEqual(['/plants/p%2F1'])
  expect(textOf(card)).toMatch(
    /^Rose Rosa Upcoming Tasks 2 this month Feed ▲ High 30 Nov Prune ● Medium 10 Nov$/,
  )
})

test('a plant card without tasks says so, and omits a species that equals the name', () => {
  expect(textOf(cardOf([], 'Rose'))).toBe('Rose Nothing more this month')
  expect(textOf(cardOf([]))).toBe('Rose Rosa Nothing more this month')
})
