import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { profileQueries } from '../profile/api.ts'
import { markupOf } from '../ui/testing/markup.ts'
import { defaultPreferences } from '../views/read-preferences.ts'
import { guideQueries } from './api.ts'
import { GuideNote } from './guide-note.tsx'

const place = { postcode: '3068', state: 'Victoria' } as const

beforeEach(() => {
  const nothing = { getItem: () => null }
  vi.stubGlobal('sessionStorage', nothing)
  vi.stubGlobal('localStorage', nothing)
})

function said(slug: string | null) {
  const client = new QueryClient()
  client.setQueryData(profileQueries.preferences().queryKey, { ...defaultPreferences, ...place })
  const garlic = { name: 'Garlic', species: 'Allium sativum' }
  client.setQueryData(guideQueries.safety(garlic, place).queryKey, { slug, notes: [] })
  return markupOf(createElement(GuideNote, { name: ' Garlic', species: 'Allium sativum ' }), client)
}

test('a plant that the guide knows links to its guide page, and any other plant links nowhere', () => {
  expect(said('garlic')).toContain('href="/guide/garlic"')
  expect(said(null)).toBe('')
})
