import { expect, test } from 'vitest'
import { defaultPreferences } from '../../views/read-preferences.ts'
import { asksForWelcome, needsWelcome, suggestedPlace } from './welcome.ts'

test('any parameter with the value welcome asks for it', () => {
  expect([asksForWelcome('', '?test=welcome'), asksForWelcome('?welcome=1', '?a=b')]).toEqual([true, false])
})

test('missing is judged on what is saved, and a failed load counts as missing', () => {
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
