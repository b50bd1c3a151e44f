import { expect, test } from 'vitest'
import { defaultPreferences } from '../../views/read-preferences.ts'
import { asksForWelcome, needsWelcome, suggestedPlace } from './welcome.ts'

test('any query parameter with the value “welcome” opens the welcome dialog', () => {
  expect([asksForWelcome('', '?test=welcome'), asksForWelcome('?welcome=1', '?a=b')]).toEqual([true, false])
})

test('the welcome dialog is needed if no place is saved or the preferences failed to load', () => {
  const saved = { ...defaultPreferences, state: 'Victoria', postcode: '3000' } as const
  expect([
    needsWelcome(saved),
    needsWelcome({ ...saved, postcode: null }),
    needsWelcome(defaultPreferences),
    needsWelcome(undefined),
  ]).toEqual([false, true, true, true])
})

test('the place begins as the default one, or as the state of the time zone, whose postcode is asked for', () => {
  expect(suggestedPlace('Australia/Sydney')).toEqual({ state: 'New South Wales', postcode: '2000' })
  expect(suggestedPlace('Europe/Paris')).toEqual({ state: 'New South Wales', postcode: '2000' })
  expect(suggestedPlace('Australia/Perth')).toEqual({ state: 'Western Australia', postcode: '' })
})
