import { locationCreated } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { givenEvents } from '../testing/given-events.ts'
import { gardenA, happenedIn } from '../testing/happened.ts'
import { preferences } from './preferences.ts'

const after = (...events: Parameters<typeof happenedIn>[1]) =>
  givenEvents(preferences, happenedIn(gardenA, events)).garden

test('preferences hold only what was saved', () => {
  expect(after({ type: 'GardenPlaced', state: 'Tasmania', postcode: '7000' })).toEqual({
    gardenId: gardenA,
    state: 'Tasmania',
    postcode: '7000',
  })
})

test('an event leaves the fields it does not name as they were, and null clears a field', () => {
  expect(
    after(
      { type: 'GardenPlaced', state: 'Northern Territory', postcode: '0800', city: 'Darwin' },
      { type: 'GardenPlaced', city: null },
      { type: 'CarePreferencesChanged', effort: 'Low', preferredTaskTypes: ['Weeding'] },
      { type: 'CarePreferencesChanged', complexity: 'Expert', taskPeriod: 'This month' },
    ),
  ).toEqual({
    gardenId: gardenA,
    state: 'Northern Territory',
    postcode: '0800',
    city: null,
    effort: 'Low',
    preferredTaskTypes: ['Weeding'],
    complexity: 'Expert',
    taskPeriod: 'This month',
  })
})

test('preferences hold the profile and whether the garden is listed', () => {
  const profile = {
    about: 'Roses',
    featureImageUrl: '/api/images/a',
    galleryImageUrls: ['/api/images/a'],
  }
  const events = [
    { type: 'DisplayNameChosen', displayName: 'Iris' },
    { type: 'ProfilePresented', ...profile },
    { type: 'GardenListed' },
  ] as const
  expect(after(...events)).toEqual({ gardenId: gardenA, displayName: 'Iris', ...profile, shareGarden: true })
  expect(after(...events, { type: 'GardenUnlisted' })?.shareGarden).toBe(false)
  const withdrawn = { type: 'DisplayNameWithdrawn', displayName: 'Iris' } as const
  expect(after(...events, withdrawn)?.displayName).toBe(null)
})

test('preferences hold the erasure date as long as the erasure is requested', () => {
  const eraseAfter = '2026-03-28T01:00:00.000Z'
  expect(after({ type: 'ErasureRequested', eraseAfter })).toEqual({ gardenId: gardenA, eraseAfter })
  expect(after({ type: 'ErasureRequested', eraseAfter }, { type: 'ErasureWithdrawn' })?.eraseAfter).toBe(null)
})

test('other events of the garden create no preferences', () => {
  expect(after(locationCreated('Bed'))).toBeUndefined()
})
