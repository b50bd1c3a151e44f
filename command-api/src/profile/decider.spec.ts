import { PreferencesChanges } from '@wattle/contracts/profile/commands.ts'
import type { ProfilePresented } from '@wattle/contracts/profile/events.ts'
import { completeProfile, picture } from '@wattle/contracts/testing/sample-events.ts'
import { describe, test } from 'vitest'
import { given } from '../testing/given.ts'

const other = '/api/images/a-picture-of-the-garden-gate-000000000000002'
const save = (changes: object, holdsDisplayName = true) => {
  return { type: 'SavePreferences', changes: PreferencesChanges.parse(changes), holdsDisplayName } as const
}
const listed = { type: 'GardenListed' } as const
const presented: ProfilePresented = {
  type: 'ProfilePresented',
  about: 'A garden by the sea',
  featureImageUrl: picture,
  galleryImageUrls: [picture],
}

describe('the place of the garden', () => {
  test('is recorded as far as it changed', () => {
    given()
      .when(save({ state: 'Tasmania', postcode: '7000', city: 'Hobart' }))
      .happens({ type: 'GardenPlaced', state: 'Tasmania', postcode: '7000', city: 'Hobart' })
    given({ type: 'GardenPlaced', state: 'Tasmania', postcode: '7000', city: 'Hobart' })
      .when(save({ state: 'Tasmania', postcode: '0800' }))
      .happens({ type: 'GardenPlaced', postcode: '0800' })
  })

  test('is cleared by null or an empty text', () => {
    given({ type: 'GardenPlaced', state: 'Tasmania', postcode: '7000', city: 'Hobart' })
      .when(save({ state: null, postcode: '', city: '' }))
      .happens({ type: 'GardenPlaced', state: null, postcode: null, city: null })
    given()
      .when(save({ state: '', postcode: null, city: '' }))
      .changesNothing()
  })
})

describe('care preferences', () => {
  test('are recorded as far as they changed', () => {
    given()
      .when(
        save({
          taskGeneration: {
            effort: 'High',
            preferredTaskTypes: ['Mulching'],
            complexity: 'Simple',
            taskPeriod: 'This month',
          },
        }),
      )
      .happens({
        type: 'CarePreferencesChanged',
        effort: 'High',
        preferredTaskTypes: ['Mulching'],
        taskPeriod: 'This month',
      })
  })

  test('saved unchanged record nothing', () => {
    given()
      .when(
        save({
          taskGeneration: {
            gardeningEffort: 'Medium',
            preferredTasks: ['Fertilising', 'Pruning', 'Pest control', 'Watering'],
            taskComplexity: 'Simple',
            taskPeriod: 'Next 6 weeks',
          },
        }),
      )
      .changesNothing()
  })
})

describe('the display name', () => {
  const profile = { displayName: ' Iris  of the  Bay ', about: 'By the sea', featureImageUrl: picture }

  test('is chosen with the rest of the profile', () => {
    given()
      .when(save(profile))
      .happens(
        { type: 'DisplayNameChosen', displayName: 'Iris of the Bay' },
        { ...presented, about: 'By the sea' },
      )
  })

  test('of another gardener is refused', () => {
    given().when(save(profile, false)).isRefused('display-name-taken')
  })

  test('cannot be changed or cleared, and a new spelling of it changes nothing', () => {
    given(...completeProfile)
      .when(save({ displayName: 'Fern' }))
      .isRefused('display-name-locked')
    given(...completeProfile)
      .when(save({ displayName: ' IRIS ' }))
      .changesNothing()
    given(...completeProfile)
      .when(save({ displayName: null }))
      .changesNothing()
  })
})

describe('a display name that another garden has taken meanwhile', () => {
  const withdraw = { type: 'WithdrawDisplayName', displayName: ' IRIS ' } as const
  const withdrawn = { type: 'DisplayNameWithdrawn', displayName: 'Iris' } as const

  test('is withdrawn, and the garden leaves the directory', () => {
    given(...completeProfile, listed)
      .when(withdraw)
      .happens({ type: 'GardenUnlisted' }, withdrawn)
    given(...completeProfile)
      .when(withdraw)
      .happens(withdrawn)
  })

  test('is withdrawn once, and no other name is', () => {
    given(...completeProfile, withdrawn)
      .when(withdraw)
      .changesNothing()
    given(...completeProfile)
      .when({ ...withdraw, displayName: 'Fern' })
      .changesNothing()
  })

  test('can be replaced by another one', () => {
    given(...completeProfile, withdrawn)
      .when(save({ displayName: 'Fern' }))
      .happens({ type: 'DisplayNameChosen', displayName: 'Fern' })
  })
})

describe('the community profile', () => {
  test.each([
    { displayName: 'Iris' },
    { about: 'By the sea' },
    { featureImageUrl: picture },
    { displayName: 'Iris', about: 'By the sea' },
    { displayName: 'Iris', galleryImageUrls: [picture] },
    { about: 'By the sea', featureImageUrl: picture },
  ])('must be complete or blank: %o alone is refused', (part) => {
    given().when(save(part)).isRefused('profile-half-filled')
  })

  test('may be blank except for a saved name', () => {
    given(...completeProfile)
      .when(save({ about: '', featureImageUrl: null, galleryImageUrls: [] }))
      .happens({ type: 'ProfilePresented', about: '', featureImageUrl: null, galleryImageUrls: [] })
    given(...completeProfile)
      .when(save({ about: '' }))
      .isRefused('profile-half-filled')
    given(...completeProfile)
      .when(save({ galleryImageUrls: null }))
      .isRefused('profile-half-filled')
  })

  test('features the first gallery picture unless the gardener chooses one', () => {
    given(...completeProfile)
      .when(save({ galleryImageUrls: [other, picture] }))
      .happens({ ...presented, galleryImageUrls: [other, picture] })
    given(...completeProfile)
      .when(save({ galleryImageUrls: [other] }))
      .happens({ ...presented, featureImageUrl: other, galleryImageUrls: [other] })
    given(...completeProfile)
      .when(save({ featureImageUrl: null, galleryImageUrls: [other, picture] }))
      .happens({ ...presented, featureImageUrl: other, galleryImageUrls: [other, picture] })
  })

  test('loses a cleared feature image from the gallery too', () => {
    const both = { ...presented, galleryImageUrls: [picture, other] }
    given(...completeProfile, both)
      .when(save({ featureImageUrl: null }))
      .happens({ ...presented, featureImageUrl: other, galleryImageUrls: [other] })
    given(...completeProfile)
      .when(save({ about: '', featureImageUrl: '' }))
      .happens({ type: 'ProfilePresented', about: '', featureImageUrl: null, galleryImageUrls: [] })
  })

  test('holds each picture once, including the feature image', () => {
    given(...completeProfile)
      .when(save({ featureImageUrl: other, galleryImageUrls: [picture, picture] }))
      .happens({ ...presented, featureImageUrl: other, galleryImageUrls: [picture, other] })
  })

  test('holds no more than five pictures', () => {
    const five = [1, 2, 3, 4, 5].map((number) => `${picture.slice(0, -1)}${number}`)
    given()
      .when(save({ displayName: 'Iris', about: 'By the sea', galleryImageUrls: five }))
      .happens(
        { type: 'DisplayNameChosen', displayName: 'Iris' },
        { ...presented, about: 'By the sea', featureImageUrl: five[0] as string, galleryImageUrls: five },
      )
    given(...completeProfile, { ...presented, featureImageUrl: five[0] as string, galleryImageUrls: five })
      .when(save({ featureImageUrl: `${picture.slice(0, -1)}6` }))
      .isRefused('gallery-full')
  })
})

describe('the directory', () => {
  test('lists a garden with a complete profile when the gardener chooses to', () => {
    given(...completeProfile)
      .when(save({ shareGarden: true }))
      .happens(listed)
    given(...completeProfile, listed)
      .when(save({ shareGarden: true }))
      .changesNothing()
    given(...completeProfile, listed)
      .when(save({ shareGarden: false }))
      .happens({ type: 'GardenUnlisted' })
  })

  test('does not list an incomplete profile', () => {
    given()
      .when(save({ shareGarden: true }))
      .isRefused('listing-incomplete')
    given()
      .when(save({ shareGarden: true, about: 'By the sea' }))
      .isRefused('listing-incomplete')
    given()
      .when(save({ shareGarden: false }))
      .changesNothing()
  })

  test('drops a garden whose profile is cleared', () => {
    given(...completeProfile, listed)
      .when(save({ about: '', galleryImageUrls: [] }))
      .happens(
        { type: 'GardenUnlisted' },
        { type: 'ProfilePresented', about: '', featureImageUrl: null, galleryImageUrls: [] },
      )
  })

  test('keeps a garden that saves other settings', () => {
    given(...completeProfile, listed)
      .when(save({ postcode: '2000' }))
      .happens({ type: 'GardenPlaced', postcode: '2000' })
  })
})
