import { expect, test } from 'vitest'
import { gardenOf } from './garden-of.ts'

test('a garden’s id never changes: it equals the recorded one', () => {
  expect(gardenOf({ issuer: 'https://id.example', subject: 'nell' })).toBe(
    'c0b1916d-68b1-5158-ac54-ebcc1a817515',
  )
})

test('moving a character from the issuer to the subject gives another garden', () => {
  expect(gardenOf({ issuer: 'https://id.example/a', subject: 'b' })).not.toBe(
    gardenOf({ issuer: 'https://id.example/', subject: 'ab' }),
  )
})
