import { QueryClient } from '@tanstack/react-query'
import type { GuideJobView } from '@wattle/contracts/guide/views.ts'
import { taskTypes } from '@wattle/contracts/tasks/choices.ts'
import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { profileQueries } from '../profile/api.ts'
import { markupOf, textOf } from '../ui/testing/markup.ts'
import { defaultPreferences } from '../views/read-preferences.ts'
import { guideQueries } from './api.ts'
import { HarvestNote } from './harvest-note.tsx'

const tomato = { name: 'Tomato', species: 'Solanum lycopersicum' }
const place = { postcode: '3068', state: 'Victoria' } as const

beforeEach(() => {
  const nothing = { getItem: () => null }
  vi.stubGlobal('sessionStorage', nothing)
  vi.stubGlobal('localStorage', nothing)
})

function said(preferredTaskTypes: readonly (typeof taskTypes)[number][], types: GuideJobView['type'][]) {
  const client = new QueryClient()
  const taskGeneration = { ...defaultPreferences.taskGeneration, preferredTaskTypes: [...preferredTaskTypes] }
  client.setQueryData(profileQueries.preferences().queryKey, {
    ...defaultPreferences,
    ...place,
    taskGeneration,
  })
  client.setQueryData(guideQueries.safety(tomato, place).queryKey, { slug: 'tomato', notes: [] })
  client.setQueryData(guideQueries.plant('tomato', place).queryKey, {
    place: null,
    plant: { year: types.map((type) => ({ type })) },
  } as never)
  return textOf(markupOf(createElement(HarvestNote, tomato), client))
}

const others = taskTypes.filter((type) => type !== 'Harvesting')

test("a gardener without harvest jobs reads why a crop's plan has none", () => {
  expect(said(others, ['Watering', 'Harvesting'])).toBe(
    'Plans have no harvest jobs while Harvesting isn’t ticked in Settings .',
  )
})

test('a plant that is not harvested, or a gardener with harvest jobs, gets no harvest note', () => {
  expect(said(others, ['Watering'])).toBe('')
  expect(said(taskTypes, ['Watering', 'Harvesting'])).toBe('')
})
