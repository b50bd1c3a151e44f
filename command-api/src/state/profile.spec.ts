import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { completeProfile, picture } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { gardenAfter } from '../testing/given.ts'
import { initialProfile, type Profile } from './entities.ts'

test.each<[GardenEvent[], Partial<Profile>]>([
  [[], {}],
  [
    [
      { type: 'GardenPlaced', state: 'Tasmania', postcode: '7000', city: 'Hobart' },
      { type: 'GardenPlaced', postcode: null },
    ],
    { state: 'Tasmania', postcode: null, city: 'Hobart' },
  ],
  [
    [{ type: 'CarePreferencesChanged', effort: 'High', preferredTaskTypes: ['Mulching'] }],
    { effort: 'High', preferredTaskTypes: ['Mulching'] },
  ],
  [
    [{ type: 'CarePreferencesChanged', complexity: 'Expert', taskPeriod: 'This month' }],
    { complexity: 'Expert', taskPeriod: 'This month' },
  ],
  [
    [...completeProfile, { type: 'GardenListed' }],
    {
      displayName: 'Iris',
      about: 'A garden by the sea',
      featureImageUrl: picture,
      galleryImageUrls: [picture],
      listed: true,
    },
  ],
  [[{ type: 'GardenListed' }, { type: 'GardenUnlisted' }], {}],
  [
    [
      { type: 'DisplayNameChosen', displayName: 'Iris' },
      { type: 'DisplayNameWithdrawn', displayName: 'Iris' },
    ],
    {},
  ],
])('the profile after %o', (events, expected) => {
  expect(gardenAfter(...events).profile).toEqual({ ...initialProfile, ...expected })
})
