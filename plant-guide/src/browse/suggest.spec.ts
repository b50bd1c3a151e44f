import { expect, test } from 'vitest'
import { browse } from './browse.ts'
import { suggest } from './suggest.ts'

const suggested = (typed: string) => suggest(typed).map(({ plant, synonym }) => synonym ?? plant.entry.name)

test.each([
  ['per', 'Persimmon'],
  ['ma', 'Mango'],
  ['st', 'Strawberry'],
  ['lem', 'Lemon'],
  ['citrus lim', 'Lemon'],
  ['tomato rom', 'Roma tomato'],
])('“%s” may be the beginning of %s', (typed, name) => {
  expect(suggested(typed)).toContain(name)
  expect(suggested(typed).length).toBeLessThanOrEqual(5)
})

test('a name in full stands before what it is the beginning of, and a later word before none', () => {
  expect(suggested('lemon').slice(0, 2)).toEqual(['Lemon', expect.stringMatching(/^Lemon /)])
  expect(suggested('ROSE')).toEqual(expect.arrayContaining(['Hybrid tea rose', 'Iceberg rose']))
  expect(suggested('co').every((name) => name.startsWith('Co'))).toBe(true)
})

test('a plural finds the plant of that name first', () => {
  expect(suggested('potatoes')[0]).toBe('Potato')
})

test('a plant is found by its other names, and says by which', () => {
  expect(suggest('granny s')).toMatchObject([{ plant: { slug: 'apple' }, synonym: 'Granny Smith' }])
  expect(suggest('aubergine')[0]).toMatchObject({ plant: { slug: 'eggplant' }, synonym: 'Aubergine' })
  expect(suggest('lemon')[0]?.synonym).toBeNull()
})

test('a kind of plant is no name of one', () => {
  expect(suggested('perennial').every((name) => name.startsWith('Perennial'))).toBe(true)
})

test.each([
  'vegies',
  'veg',
  'herbs',
  'turf',
  'hedge',
  'bush food',
  'trees',
  'australian natives',
  'stone fruit',
])('for “%s” it suggests the first that a search finds', (typed) => {
  const found = browse({ search: typed }).map(({ entry }) => entry.name)
  expect(suggested(typed)).toEqual(found.slice(0, 5))
})

test('a word in the middle of a name says little, and what many gardeners grow comes first', () => {
  expect(suggested('man')[0]).toBe('Mandarin')
  expect(suggested('rose')[0]).toBe('Hybrid tea rose')
  expect(suggested('dwarf fruit tree')).toEqual([])
  expect(suggested('beans').slice(0, 3)).toEqual(['Beans French', 'Broad bean', 'Snake bean'])
})

test('a slip of the finger still finds the plant; signs alone find nothing', () => {
  expect(suggested('hydrngea')).toEqual(['Hydrangea'])
  expect(suggested('grandma’s lemons')).toEqual(['Lemon'])
  expect(suggested(' !')).toEqual([])
})
