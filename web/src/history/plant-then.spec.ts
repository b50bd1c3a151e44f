import { QueryClient } from '@tanstack/react-query'
import type { PlantAsOf } from '@wattle/contracts/history/views.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../ui/testing/markup.ts'
import { PlantThen } from './plant-then.tsx'

test('a task on a past day shows its priority', () => {
  const asOf = {
    at: '2026-11-20',
    plant: {
      name: 'Lemon',
      species: 'Citrus limon',
      plantingMethod: 'pot',
      visibility: 'private',
      imageUrl: null,
    },
    location: null,
    tasks: [{ id: 't1', title: 'Feed it', priority: 1, status: 'pending', dueDate: '2026-11-30' }],
    earlierCompleted: 0,
  } as unknown as PlantAsOf
  expect(textOf(markupOf(createElement(PlantThen, { asOf }), new QueryClient()))).toContain(
    'To do then Feed it ▲ High 30 Nov 2026',
  )
})
