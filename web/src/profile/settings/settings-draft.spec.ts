import { expect, test } from 'vitest'
import { defaultPreferences } from '../../views/read-preferences.ts'
import {
  changesOf,
  changesPlans,
  countChanges,
  countTouched,
  draftErrors,
  draftOf,
  type SettingsDraft,
  savedWithout,
  withoutPicture,
  withPicture,
} from './settings-draft.ts'

const saved = {
  ...defaultPreferences,
  state: 'Victoria',
  postcode: '3000',
  displayName: 'Inner West Patch',
  about: 'Pots',
  featureImageUrl: '/api/images/b',
  galleryImageUrls: ['/api/images/a', '/api/images/b'],
} as const satisfies typeof defaultPreferences
const blank = draftOf(defaultPreferences)
const full: SettingsDraft = { ...blank, displayName: 'Émile 2', about: 'Pots', pictures: ['a'], feature: 'a' }

const halfFilled = 'Please complete the display name, description and feature image or leave all fields blank'

const errorsOf = (draft: SettingsDraft, nameLocked: boolean) =>
  draftErrors(draft, { nameLocked, wasListed: false })

test('the feature picture comes first, and each picture is listed once', () => {
  expect(draftOf(saved)).toMatchObject({
    pictures: ['/api/images/b', '/api/images/a'],
    feature: '/api/images/b',
    state: 'Victoria',
  })
})

test('a place that was never saved starts as Sydney', () => {
  expect(blank).toMatchObject({ state: 'New South Wales', postcode: '2000', effort: 'Medium' })
  expect(changesOf(blank, defaultPreferences)).toEqual({ state: 'New South Wales', postcode: '2000' })
})

test('a chosen town is saved, and can be cleared', () => {
  const kept = { ...saved, city: 'Robertson' }
  expect(changesOf(draftOf(kept), kept)).toEqual({})
  expect(changesOf({ ...draftOf(saved), city: 'Robertson' }, saved)).toEqual({ city: 'Robertson' })
  expect(changesOf({ ...draftOf(kept), city: '' }, kept)).toEqual({ city: null })
})

test('a suggested place is no change of the gardener’s, and is not saved with another one', () => {
  expect(countTouched(blank, defaultPreferences)).toBe(0)
  const changed = { ...blank, effort: 'High' } as const
  expect(countTouched(changed, defaultPreferences)).toBe(1)
  expect(changesOf(changed, defaultPreferences)).toEqual({ taskGeneration: { effort: 'High' } })
  const nextDoor = { ...changed, postcode: '2010' }
  expect(changesOf(nextDoor, defaultPreferences)).toEqual({
    state: 'New South Wales',
    postcode: '2010',
    taskGeneration: { effort: 'High' },
  })
})

test('the first picture is the feature; if it is removed the next one is', () => {
  const three = ['a', 'b', 'c'].reduce(withPicture, { pictures: [], feature: null })
  expect(three).toEqual({ pictures: ['a', 'b', 'c'], feature: 'a' })
  expect(withoutPicture(three, 'a')).toEqual({ pictures: ['b', 'c'], feature: 'b' })
  expect(withoutPicture({ ...three, feature: 'c' }, 'a')).toEqual({ pictures: ['b', 'c'], feature: 'c' })
  expect(withoutPicture({ pictures: ['a'], feature: 'a' }, 'a')).toEqual({ pictures: [], feature: null })
})

test('a picture that was removed for good is no unsaved change', () => {
  const left = savedWithout(saved, '/api/images/b')
  expect(left).toEqual({ ...saved, featureImageUrl: '/api/images/a', galleryImageUrls: ['/api/images/a'] })
  expect(changesOf(draftOf(left), left)).toEqual({})
})

test('a postcode has four digits and may begin with zero', () => {
  const sentence = 'Please enter a valid 4-digit Australian postcode'
  const errors = ['0800', '204', '20415', 'abcd', ''].map(
    (postcode) => errorsOf({ ...blank, postcode }, false).postcode,
  )
  expect(errors).toEqual([undefined, sentence, sentence, sentence, sentence])
})

test('display names take letters of any alphabet, numbers and spaces', () => {
  const error = (displayName: string) => errorsOf({ ...full, displayName }, false).displayName
  expect([error('Émile 2'), error('花園'), error('Nell’s Patch!')]).toEqual([
    undefined,
    undefined,
    'Display name can only include letters, numbers and spaces',
  ])
})

test('the profile must be complete or blank, and each missing field has an error', () => {
  const noName = { displayName: 'Please enter a display name.' }
  const noWords = { about: 'Please write a sentence or two about your garden.' }
  const noPicture = { galleryImageUrls: 'Please add a photo of your garden.' }
  const half = { community: halfFilled }
  const bare: SettingsDraft = { ...full, about: '', pictures: [], feature: null }
  expect(errorsOf(full, false)).toEqual({})
  expect(errorsOf({ ...full, about: ' ' }, false)).toEqual({ ...half, ...noWords })
  expect(errorsOf({ ...full, displayName: '' }, false)).toEqual({ ...half, ...noName })
  expect(errorsOf({ ...bare, about: 'Pots' }, true)).toEqual({ ...half, ...noPicture })
  expect(errorsOf(bare, true)).toEqual({})
  const unlisting = draftErrors({ ...bare, shareGarden: true }, { nameLocked: true, wasListed: true })
  expect(unlisting).toEqual({})
  expect(errorsOf(bare, false)).toEqual({ ...half, ...noWords, ...noPicture })
  const listing = {
    community: 'Please complete the display name, description and feature image before listing your garden',
  }
  expect(errorsOf({ ...full, shareGarden: true }, false)).toEqual({})
  expect(errorsOf({ ...bare, shareGarden: true }, true)).toEqual({ ...listing, ...noWords, ...noPicture })
  expect(errorsOf({ ...full, about: '', shareGarden: true }, false)).toEqual({ ...listing, ...noWords })
  expect(errorsOf({ ...blank, shareGarden: true }, false)).toEqual({
    ...listing,
    ...noName,
    ...noWords,
    ...noPicture,
  })
})

test('plans change with the place, effort, complexity or task types', () => {
  const draft = draftOf(saved)
  const changes = (part: Partial<SettingsDraft>) => changesPlans({ ...draft, ...part }, saved)
  expect(changes({ about: 'New', postcode: ' 3000', taskPeriod: 'Next 7 days' })).toBe(false)
  expect(changes({ state: 'Tasmania' })).toBe(true)
  expect(changes({ postcode: '3350' })).toBe(true)
  expect(changes({ city: 'Robertson' })).toBe(true)
  expect(changes({ effort: 'High' })).toBe(true)
  expect(changes({ complexity: 'Expert' })).toBe(true)
  expect(changes({ preferredTaskTypes: ['Weeding'] })).toBe(true)
  expect(changesPlans(blank, defaultPreferences)).toBe(false)
})

test('only the changed settings are sent', () => {
  expect(changesOf(draftOf(saved), saved)).toEqual({})
  const changes = changesOf(
    { ...draftOf(saved), about: ' New ', effort: 'High', complexity: 'Expert' },
    saved,
  )
  expect(changes).toEqual({ about: 'New', taskGeneration: { effort: 'High', complexity: 'Expert' } })
  expect(countChanges(changes)).toBe(3)
})

test('the first picture counts as one change, although it is also the feature', () => {
  const filled = { ...draftOf(defaultPreferences), displayName: 'Fern', about: 'Ferns' }
  expect(countTouched({ ...filled, ...withPicture(filled, '/api/images/1') }, defaultPreferences)).toBe(3)
})
