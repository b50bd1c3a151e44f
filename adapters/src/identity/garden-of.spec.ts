import { expect, test } from 'vitest'
import { gardenOf } from './garden-of.ts'

test('a garden keeps its id for ever: this one is written down', () => {
  expect(gardenOf({ issuer: 'https://id.example', subject: 'nell' })).toBe(
    'c0b1916d-68b1-5158-ac54-ebcc1a817515',
  )
})

test('issuer and subject cannot be shifted into one another', () => {
  expect(gardenOf({ issuer: 'https://id.example/a', subject: 'b' })).not.toBe(
    gardenOf({ issuer: 'https://id.example/', subject: 'ab' }),
  )
})
