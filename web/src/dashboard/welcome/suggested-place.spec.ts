import { expect, test } from 'vitest'
import { suggestedPlace } from './suggested-place.ts'

test('the place begins as the default one, or as the state of the time zone, whose postcode is asked for', () => {
  expect(suggestedPlace('Australia/Sydney', null)).toEqual({ state: 'New South Wales', postcode: '2000' })
  expect(suggestedPlace('Europe/Paris', null)).toEqual({ state: 'New South Wales', postcode: '2000' })
  expect(suggestedPlace('Australia/Perth', null)).toEqual({ state: 'Western Australia', postcode: '' })
})

test('a postcode told to the guide is the one to begin with', () => {
  expect(suggestedPlace('Australia/Sydney', '6011').postcode).toBe('6011')
})
