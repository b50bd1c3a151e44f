import { expect, test } from 'vitest'
import { plantingMonths } from '../catalogue/planting-months.ts'
import { type Climate, climateOf } from '../climate/climate.ts'
import { browse, guideKinds, guidePlantBySlug, guidePlantOf, guidePlants } from './browse.ts'
import { popularNames } from './popular.ts'
import { yearOf } from './year.ts'

const names = (wanted: Parameters<typeof browse>[0]) => browse(wanted).map(({ entry }) => entry.name)
const melbourne = climateOf('3000', 'Victoria')
const darwin = climateOf('0800', 'Northern Territory')
const plant = (slug: string) => {
  const found = guidePlantBySlug(slug)
  if (!found) throw new Error(`There is no ${slug} in the guide.`)
  return found
}

test('every plant has an address of its own', () => {
  const slugs = guidePlants.map(({ slug }) => slug)
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
})

test('the guide is in the order of names, and so are its kinds', () => {
  const all = names({ search: '' })
  expect(all).toHaveLength(guidePlants.length)
  expect(all).toEqual(all.toSorted(new Intl.Collator('en-AU').compare))
  expect(guideKinds.map(({ name }) => name)).toContain('Citrus')
})

test('plants are found by the beginnings of their names, their other names and their botanical names', () => {
  expect(names({ search: 'tom' })).toContain('Tomato')
  expect(names({ search: 'solanum lyc' })).toContain('Tomato')
  expect(names({ search: 'grosse' })).toContain('Tomato')
  expect(names({ search: 'tomato rom' })).toEqual(['Tomato'])
  expect(names({ search: 'qqqq' })).toEqual([])
  expect(names({ search: '!?' })).toEqual([])
})

test('the best match comes first: a name in full, what begins with it, whole words, then the rest by name', () => {
  const tomatoes = names({ search: 'tomato' })
  expect(tomatoes[0]).toBe('Tomato')
  expect(tomatoes.indexOf('Cherry tomato')).toBeLessThan(tomatoes.indexOf('Tamarillo'))
  expect(names({ search: 'avo' })[0]).toBe('Avocado')
  expect(names({ search: 'aubergine' })[0]).toBe('Eggplant')
  const lemons = names({ search: ' LEMON' })
  expect(lemons.slice(0, 2)).toEqual(['Lemon', expect.stringMatching(/^Lemon /)])
  expect(lemons.indexOf('Lemongrass')).toBeLessThan(lemons.indexOf('Thyme'))
})

test('a slip of the finger still finds the plant', () => {
  expect(names({ search: 'hydrngea' })).toContain('Hydrangea')
})

test('what is wanted besides narrows it down', () => {
  const potted = browse({ search: '', kind: 'citrus', pot: true, sun: 'sun' })
  expect(potted.length).toBeGreaterThan(3)
  expect(potted.every(({ entry, pot, sun }) => entry.kind === 'citrus' && pot && sun.includes('sun'))).toBe(
    true,
  )
  expect(names({ search: '', native: true })).toContain('Macadamia')
  expect(names({ search: '', native: true })).not.toContain('Tomato')
  expect(names({ search: '', sun: 'shade' })).not.toContain('Tomato')
  expect(names({ search: '', pot: true })).not.toContain('Pumpkin')
})

test('what grows in half shade by its care is found there', () => {
  // For its first years, or for some of its kinds.
  const hardlyEver = ['Bunya pine', 'Pelargonium']
  const words = /(half|part|light|partial|bright)[ -]shade|to shade|or shade/i
  const missed = browse({ search: '' })
    .filter(({ entry, sun }) => words.test(entry.care.sunlight) && sun.join() === 'sun')
    .map(({ entry }) => entry.name)
  expect(missed).toEqual(hardlyEver)
  expect(names({ search: '', sun: 'part-shade' })).toContain('Alyssum')
})

test('what can be planted now depends on where one gardens', () => {
  const november = (climate: typeof melbourne) => names({ search: '', plantIn: { climate, month: 11 } })
  expect(november(melbourne)).toContain('Tomato')
  expect(november(darwin)).not.toContain('Tomato')
  expect(plantingMonths(plant('tomato').entry, 'tropical')).toEqual([5, 6])
  expect(plantingMonths(plant('olive').entry, 'cool')).toEqual([])
  expect(plantingMonths(plant('strawberry').entry, 'temperate')).toEqual([6, 7, 8])
})

test('what many gardeners grow is of the guide, and of their climate', () => {
  const known = new Set(guidePlants.map(({ entry }) => entry.name))
  expect(popularNames.filter((name) => !known.has(name))).toEqual([])
  const november = (climate: typeof melbourne) =>
    names({ search: '', popular: true, plantIn: { climate, month: 11 } })
  expect(november(melbourne)).toEqual(expect.arrayContaining(['Tomato', 'French bean', 'Basil']))
  expect(november(melbourne)).not.toContain('Mango')
  expect(november(climateOf('4000', 'Queensland'))).toContain('Sweet potato')
})

test('a plant’s year names the jobs that have a month at the place, and frost only where it freezes', () => {
  const jobs = yearOf(plant('tomato').entry, melbourne)
  expect(jobs.length).toBeGreaterThan(3)
  expect(jobs.find(({ type }) => type === 'Planting')?.goodMonths).toEqual([10, 11])
  const brisbane = climateOf('4000', 'Queensland')
  const rulesIn = (climate: Climate) => yearOf(plant('curry-leaf').entry, climate).map(({ rule }) => rule)
  expect(rulesIn({ ...brisbane, frost: 'light' })).toContain('cover-frost')
  expect(rulesIn(brisbane)).not.toContain('cover-frost')
})

test('where it freezes, a tender plant is not cut before the last frost', () => {
  const tidied = (climate: Climate) =>
    yearOf(plant('lemon').entry, climate).find(({ title }) => title === 'Tidy the tree before it flowers')
  expect(tidied(melbourne)?.goodMonths).toEqual([8, 9])
  expect(tidied({ ...melbourne, frost: 'moderate' })?.goodMonths).toEqual([9])
  expect(tidied({ ...melbourne, frost: 'heavy' })?.goodMonths).toEqual([10])
})

test('a gardener’s plant is found by the names it was given', () => {
  expect(guidePlantOf('My big tomato', 'Solanum lycopersicum')?.slug).toBe('tomato')
  expect(guidePlantOf('Something else', 'Nothing known')).toBeUndefined()
})
