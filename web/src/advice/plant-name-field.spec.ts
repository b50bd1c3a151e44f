import type { GuideTile } from '@wattle/contracts/guide/views.ts'
import { expect, test } from 'vitest'
import { likeliest } from './plant-name-field.tsx'

const tile = (name: string): GuideTile => ({
  slug: name.toLowerCase(),
  name,
  species: '',
  kind: 'rose',
  kindName: 'Rose',
  sun: [],
  pot: true,
  native: false,
})
const suggested = (names: string[], typed: string) =>
  likeliest(names.map(tile), typed).map(({ name }) => name)

test('five plants are suggested: those that begin as was typed, then those with a later word that does', () => {
  const found = [
    'Banksia rose',
    'Climbing rose',
    'Eremophila',
    'Hebe',
    'Rosella',
    'Rosemary',
    'Standard Rose',
  ]
  expect(suggested(found, 'ROSE')).toEqual([
    'Rosella',
    'Rosemary',
    'Banksia rose',
    'Climbing rose',
    'Standard Rose',
  ])
})

test('what is found by another name or in spite of a slip of the finger is suggested, too', () => {
  expect(suggested(['Tomato'], 'grosse lisse')).toEqual(['Tomato'])
})
