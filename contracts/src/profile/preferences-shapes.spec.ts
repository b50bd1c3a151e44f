import { expect, test } from 'vitest'
import { PreferencesChanges } from './commands.ts'

const flat = {
  state: 'Victoria',
  postcode: '3000',
  city: 'Melbourne',
  displayName: 'Iris',
  taskGeneration: {
    effort: 'High',
    preferredTaskTypes: ['Mulching'],
    complexity: 'Expert',
    taskPeriod: 'This month',
  },
}
const { state, postcode, city, displayName } = flat
const older = {
  gardeningEffort: 'High',
  preferredTasks: ['Mulching'],
  taskComplexity: 'Expert',
  taskPeriod: 'This month',
}

test.each<[string, unknown]>([
  ['flat', flat],
  [
    'nested',
    {
      displayName,
      location: { country: 'Australia', state, city, postcode, hemisphere: 'southern' },
      taskGeneration: older,
    },
  ],
  [
    'mixed',
    {
      displayName,
      state,
      country: 'New Zealand',
      location: { state: 'Tasmania', city, postcode },
      taskGeneration: { ...older, effort: 'High', gardeningEffort: 'Low' },
    },
  ],
])('preferences are parsed from %s fields', (_, body) => {
  expect(PreferencesChanges.parse(body)).toEqual(flat)
})

test('absent fields stay absent', () => {
  expect(PreferencesChanges.parse({})).toEqual({})
  expect(PreferencesChanges.parse({ location: {}, taskGeneration: {} })).toEqual({ taskGeneration: {} })
  expect(PreferencesChanges.parse({ location: null })).toEqual({})
})

test.each([null, ''])('%j in a care preference counts as absent', (nothing) => {
  const taskGeneration = { effort: nothing, gardeningEffort: 'Low', complexity: nothing, taskPeriod: nothing }
  expect(PreferencesChanges.parse({ taskGeneration })).toEqual({ taskGeneration: { effort: 'Low' } })
})

test('cleared fields become null', () => {
  expect(PreferencesChanges.parse({ location: { state: '', postcode: null }, displayName: '' })).toEqual({
    state: null,
    postcode: null,
    displayName: null,
  })
})

test.each([[[]], ['x'], [null], [7], [undefined]])('%j is refused as preferences', (body) => {
  expect(PreferencesChanges.safeParse(body).success).toBe(false)
})
