import { QueryClient } from '@tanstack/react-query'
import type { PublicUser } from '@wattle/contracts/community/views.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../ui/testing/markup.ts'
import { GardenCard } from './garden-card.tsx'

const wordsOf = (...counts: unknown[]) => {
  const locations = counts.map((count, index) => ({ id: `l${index}`, count })) as PublicUser['locations']
  const user: PublicUser = {
    userId: 'Inner West',
    displayName: 'Inner West',
    about: 'Ferns',
    locations,
    featureImageUrl: null,
    galleryImageUrls: [],
  }
  const card = createElement(GardenCard, { user, first: false })
  return textOf(markupOf(card, new QueryClient()))
}

test('a garden card adds up the plants of all locations, also when counts are text', () => {
  expect(wordsOf(4, '3')).toBe('7 plants Inner West Ferns')
  expect(wordsOf('1')).toBe('1 plant Inner West Ferns')
  expect(wordsOf()).toBe('0 plants Inner West Ferns')
})
