import { expect, test } from 'vitest'
import { isComplete } from './complete-profile.ts'

test('a profile is complete with a display name, a description and a feature image', () => {
  const profile = { displayName: 'Iris', about: 'By the sea', featureImageUrl: '/api/images/a' }
  expect(isComplete(profile)).toBe(true)
  expect(isComplete({ ...profile, displayName: null })).toBe(false)
  expect(isComplete({ ...profile, about: '' })).toBe(false)
  expect(isComplete({ ...profile, featureImageUrl: null })).toBe(false)
})
