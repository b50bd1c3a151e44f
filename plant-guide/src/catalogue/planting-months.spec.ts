import { describe, expect, it } from 'vitest'
import type { Zone } from '../entry.ts'
import { catalogue } from './catalogue.ts'
import { isUsualIn, plantingMonths } from './planting-months.ts'

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
  ])('%s, %s', (name, zone, months) => {
    expect(plantingMonths(named(name), zone)).toEqual(months)
  })
})

it('works out the months of a plant in a zone once', () => {
  const tomato = named('Tomato')
  expect(plantingMonths(tomato, 'cool')).toBe(plantingMonths(tomato, 'cool'))
  expect(plantingMonths(tomato, 'cool')).not.toEqual(plantingMonths(tomato, 'tropical'))
})

describe('where a plant is usual', () => {
  it.each<[string, Zone, boolean]>([
    ['Taro', 'subtropical', true],
    ['Taro', 'temperate', false],
    ['Pineapple', 'cool', false],
    ['Lychee', 'temperate', false],
    ['Lychee', 'subtropical', true],
    ['Sweet cherry', 'subtropical', false],
    ['Blackberry', 'tropical', false],
    ['Strawberry', 'tropical', true],
  ])('%s in a %s garden: %s', (name, zone, usual) => {
    expect(isUsualIn(named(name), zone)).toBe(usual)
  })
})
