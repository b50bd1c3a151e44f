import { expect, test } from 'vitest'
import { conditionsText } from './conditions-text.ts'

test('conditions are told as far as they are known', () => {
  expect(conditionsText({ sunlight: 'Full sun all day', soilType: null, moisture: 'moist' })).toBe(
    'Full sun all day, moist',
  )
  expect(conditionsText({ sunlight: null, soilType: null, moisture: null })).toBe('')
})
