import { expect, test } from 'vitest'
import { defaultPreferences, readPreferences } from './read-preferences.ts'

const expected = {
  ...defaultPreferences,
  state: 'Victoria',
  postcode: '0800',
  city: 'Darwin',
  taskGeneration: {
    effort: 'High',
    preferredTaskTypes: ['Weeding'],
    complexity: 'Expert',
    taskPeriod: 'Next 7 days',
  },
}

test('preferences are read flat, nested or mixed, with or without their wrapper', () => {
  const flat = {
    state: 'Victoria',
    postcode: '0800',
    city: 'Darwin',
    taskGeneration: expected.taskGeneration,
  }
  const nested = {
    location: {
      country: 'Australia',
      state: 'Victoria',
      city: 'Darwin',
      postcode: '0800',
      hemisphere: 'southern',
    },
    taskGeneration: {
      gardeningEffort: 'High',
      preferredTasks: ['Weeding'],
      taskComplexity: 'Expert',
      taskPeriod: 'Next 7 days',
    },
  }
  const mixed = { ...nested, postcode: '0800', location: { state: 'Victoria', city: 'Darwin' } }
  for (const body of [flat, nested, mixed]) {
    expect(readPreferences(body)).toEqual(expected)
    expect(readPreferences({ preferences: body })).toEqual(expected)
  }
})

test('empty preferences are read as the defaults', () => {
  expect(readPreferences({ preferences: { displayName: null, state: null } })).toEqual(defaultPreferences)
  expect(readPreferences(null)).toEqual(defaultPreferences)
})
