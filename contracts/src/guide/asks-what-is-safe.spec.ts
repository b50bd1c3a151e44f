import { expect, test } from 'vitest'
import { asksWhatIsSafe } from './asks-what-is-safe.ts'

test.each([
  'cat safe indoor plants',
  'non-toxic indoor plants',
  'nontoxic',
  'Pet friendly plants',
  'pet-safe',
  'petsafe',
  'dog-proof plants',
  'plants friendly to children',
  'child friendly',
  'plants that are ok for cats',
  'petfriendly plants',
  'poisonous plants',
  'is it toxic to dogs',
  'my dog ate the berries',
])('“%s” asks what is safe', (search) => {
  expect(asksWhatIsSafe(search)).toBe(true)
})

test.each([
  '',
  'catmint',
  'cat grass',
  'dog rose',
  'saffron',
  'bee friendly plants',
  'lemon in the chook yard',
  'bird of paradise for pots',
  'baby’s breath',
  'okra',
])('“%s” does not', (search) => {
  expect(asksWhatIsSafe(search)).toBe(false)
})
