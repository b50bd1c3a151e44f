import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { climateOf } from '../climate/climate.ts'
import type { Zone } from '../entry.ts'
import { plantingMonths } from './planting-months.ts'
import { yearOf } from './year.ts'

const named = (name: string) => {
  const entry = catalogue.find((each) => each.name === name)
  if (!entry) throw new Error(name)
  return entry
}

describe('when what lasts is planted', () => {
  // Crowns and canes are sold while they rest. The expected months are those that the sources share.
  it.each<[string, Zone, number[], string]>([
    ['Rhubarb', 'temperate', [7, 8, 9], 'Gardenate AU temperate: Rhubarb (Aug, Sep); crowns sold in winter'],
    ['Passionfruit', 'temperate', [9, 10, 11], 'Yates; Gardenate AU temperate: Passionfruit'],
    ['Passionfruit', 'cool', [10, 11, 12], 'Gardenate AU cool/mountain: Passionfruit, after frost'],
    ['Kiwifruit', 'cool', [6, 7, 8], 'bare-rooted in winter'],
    ['Globe artichoke', 'temperate', [8, 9, 10, 11], 'Gardenate AU temperate: Globe artichoke (Aug-Nov)'],
    ['Mulberry', 'cool', [6, 7, 8], 'bare-rooted in winter'],
    ['Taro', 'tropical', [10, 11], 'Gardenate AU tropical: Taro'],
    // Trees of warm countries are never sold with bare roots.
    [
      'Frangipani',
      'temperate',
      [10, 11],
      'Baileys Fertiliser Perth: garden calendar November; not from May to August',
    ],
    ['Frangipani', 'cool', [], 'not grown'],
    ['Poinciana', 'temperate', [], 'not grown'],
    ['Crepe myrtle', 'temperate', [8, 9], 'Dreampot: growing crepe myrtle (late winter to early spring)'],
    // Tubers and corms that are planted again each year are first planted in the same months.
    ['Dahlia', 'temperate', [10, 11], 'Warraview Dahlias: how to grow your tubers; not from May to July'],
    ['Gladiolus', 'cool', [9, 10, 11], 'Vogelvry, Tasmania: culture notes for summer bulbs (Aug-Dec)'],
    // Most of what lasts is planted while the soil is warm and moist; what frost kills, after the last one.
    [
      'English lavender',
      'temperate',
      [3, 4, 5, 9],
      'Searles Grow Now temperate: lavender (autumn and spring)',
    ],
    ['Olive', 'subtropical', [3, 4, 5, 9], 'Aussie Organic Gardening: what to grow in May'],
    ['Hibiscus', 'temperate', [10, 11], 'Baileys Fertiliser Perth: November page; not from May to July'],
    ['Grevillea', 'temperate', [3, 4, 5, 9], 'Gardening With Angus: native job list, March'],
    [
      'Macadamia',
      'subtropical',
      [4, 5, 6, 9],
      'ABC Gardening Australia: macadamias (late autumn into winter); evergreen, so never bare-rooted',
    ],
    ['Walnut', 'cool', [6, 7, 8], 'Stoneman’s Garden Centre: nuts (bare-rooted in winter)'],
    ['Agave', 'tropical', [4, 5], 'not in the wet season'],
    // Houseplants are bought at any time.
    ['Monstera', 'temperate', [], 'stands in a room'],
  ])('%s, %s', (name, zone, months) => {
    expect(plantingMonths(named(name), { zone, frost: 'none' })).toEqual(months)
  })
})

it.each<[string, string, number[]]>([
  ['Hippeastrum', '3350', [10]],
  ['Petunia', '0870', [10]],
  ['Grevillea', '3350', [11]],
])('%s waits for the last frost in %s', (name, postcode, months) => {
  const climate = climateOf(postcode, postcode === '0870' ? 'Northern Territory' : 'Victoria')
  expect(plantingMonths(named(name), climate)).toEqual(months)
})

it('agrees with the year of a plant about when it is first planted', () => {
  const climate = climateOf('3350', 'Victoria')
  const first = /^(?:plant|sow)(?:ing)?-?(?:season)?$/
  const missing = catalogue.flatMap((entry) =>
    yearOf(entry, climate)
      .filter(({ type, rule }) => type === 'Planting' && first.test(rule))
      .flatMap(({ goodMonths, title }) => {
        const months = plantingMonths(entry, climate)
        return goodMonths.every((month) => months.includes(month)) ? [] : [`${entry.name}: ${title}`]
      }),
  )
  expect(missing).toEqual([])
})

it('works out the months of a plant at a place once', () => {
  const tomato = named('Tomato')
  const [cool, tropical] = [
    { zone: 'cool', frost: 'light' } as const,
    { zone: 'tropical', frost: 'none' } as const,
  ]
  expect(plantingMonths(tomato, cool)).toBe(plantingMonths(tomato, { ...cool }))
  expect(plantingMonths(tomato, cool)).not.toEqual(plantingMonths(tomato, tropical))
})
