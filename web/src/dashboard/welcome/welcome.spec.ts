import { expect, test } from 'vitest'
import { defaultPreferences } from '../../views/read-preferences.ts'
import { asksForWelcome, needsWelcome } from './welcome.ts'

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
