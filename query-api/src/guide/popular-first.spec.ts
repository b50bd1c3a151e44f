import { browse } from '@wattle/plant-guide/browse/browse.ts'
import { climateOf } from '@wattle/plant-guide/climate/climate.ts'
import { drawingOf } from '@wattle/plant-guide/names/drawing-of.ts'
import { expect, test } from 'vitest'
import { popularFirst } from './popular-first.ts'

const namesOf = (wanted: Parameters<typeof popularFirst>[1], zone?: Parameters<typeof popularFirst>[2]) =>
  popularFirst(browse({ ...wanted, plantIn: undefined }), wanted, zone).map(({ entry }) => entry.name)

test('the unfiltered list begins with plants that many gardeners of that climate grow', () => {
  const inTheCool = namesOf({ search: '' }, 'cool')
  expect(inTheCool.slice(0, 3)).toEqual(['African violet', 'Aloe vera', 'Alyssum'])
  expect(inTheCool.indexOf('Abelia')).toBeGreaterThan(inTheCool.indexOf('Zucchini'))
  expect(inTheCool.indexOf('Banana')).toBeGreaterThan(inTheCool.indexOf('Zucchini'))
  expect(new Set(inTheCool).size).toBe(browse({ search: '' }).length)
  const inTheTropics = namesOf({ search: '' }, 'tropical')
  expect(inTheTropics.indexOf('Banana')).toBeLessThan(inTheTropics.indexOf('Zucchini'))
})

test('what can be planted this month begins with the popular plants, too', () => {
  const plantIn = { month: 11, climate: climateOf('3000', 'Victoria') }
  const inNovember = popularFirst(
    browse({ search: '', plantIn }),
    { search: '', plantIn: 11 },
    'temperate',
  ).map(({ entry }) => entry.name)
  expect(inNovember.slice(0, 2)).toEqual(['Aloe vera', 'Basil'])
  expect(inNovember.indexOf('Acalypha')).toBeGreaterThan(inNovember.indexOf('Zucchini'))
})

test('a search or a filter keeps its own order', () => {
  expect(namesOf({ search: '', kind: 'flowering-shrub' })[0]).toBe('Abelia')
  expect(namesOf({ search: 'ab' })[0]).toBe('Abelia')
})

test('the first page shows plants with many different drawings', () => {
  const first = popularFirst(browse({ search: '' }), { search: '' }, undefined).slice(0, 24)
  expect(new Set(first.map(({ entry }) => drawingOf(entry))).size).toBeGreaterThan(12)
})
