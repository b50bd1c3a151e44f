import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue/catalogue.ts'
import { climateOf } from './climate.ts'
import { unusualAt } from './usual-places.ts'

const places = {
  Darwin: ['0800', 'Northern Territory'],
  Cairns: ['4870', 'Queensland'],
  'Mount Isa': ['4825', 'Queensland'],
  Brisbane: ['4000', 'Queensland'],
  Sydney: ['2000', 'New South Wales'],
  Melbourne: ['3000', 'Victoria'],
  Wagga: ['2650', 'New South Wales'],
  Canberra: ['2600', 'Australian Capital Territory'],
  Jindabyne: ['2627', 'New South Wales'],
  Hobart: ['7000', 'Tasmania'],
  'Broken Hill': ['2880', 'New South Wales'],
  'Alice Springs': ['0870', 'Northern Territory'],
  Perth: ['6000', 'Western Australia'],
} as const satisfies Record<string, readonly [postcode: string, state: AustralianState]>
type Place = keyof typeof places

const noteOf = (name: string, place: Place, method: PlantingMethod) => {
  const entry = catalogue.find((each) => each.name === name)
  if (!entry) throw new Error(name)
  return unusualAt(entry, climateOf(places[place][0], places[place][1]), method)
}

describe('a plant that gardeners of a place don’t grow', () => {
  it.each<[string, Place, PlantingMethod, string]>([
    ['Nashi pear', 'Mount Isa', 'ground', 'where the climate is arid'],
    ['Nashi pear', 'Mount Isa', 'pot', 'where the climate is arid'],
    ['Quince', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Kiwifruit', 'Broken Hill', 'ground', 'where the climate is arid'],
    ['Pandan', 'Melbourne', 'ground', 'where the climate is temperate'],
    ['Hosta', 'Alice Springs', 'ground', 'where the climate is arid'],
    ['Sweet cherry', 'Alice Springs', 'ground', 'where the climate is arid'],
    ['Currants and gooseberries', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Sweet cherry', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Lilac', 'Darwin', 'ground', 'where the climate is tropical'],
    ['Tulip', 'Cairns', 'ground', 'where the climate is tropical'],
    ['Apple', 'Darwin', 'ground', 'where the climate is tropical'],
    ['Mango', 'Hobart', 'ground', 'where the climate is cool'],
    ['Rambutan', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Mangosteen', 'Sydney', 'ground', 'where the climate is temperate'],
    ['Heliconia', 'Melbourne', 'ground', 'where the climate is temperate'],
    ['Poinciana', 'Perth', 'ground', 'where the climate is temperate'],
    ['Geraldton wax', 'Hobart', 'ground', 'where the climate is cool'],
    ['Rhododendron', 'Alice Springs', 'ground', 'where the climate is arid'],
    ['Snow gum', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Peace lily', 'Melbourne', 'ground', 'in the ground where the climate is temperate'],
    ['ZZ plant', 'Canberra', 'ground', 'in the ground where the climate is cool'],
    ['Calathea', 'Alice Springs', 'ground', 'in the ground where the climate is arid'],
    ['Chain of hearts', 'Jindabyne', 'ground', 'in the ground where frost is heavy'],
    ['Jade plant', 'Wagga', 'ground', 'in the ground where frost is moderate'],
    ['Mango', 'Alice Springs', 'ground', 'in the ground where frost is moderate'],
    ['Cocos palm', 'Canberra', 'ground', 'in the ground where frost is heavy'],
    ['Bird of paradise', 'Canberra', 'ground', 'in the ground where frost is heavy'],
    ['Norfolk Island pine', 'Jindabyne', 'ground', 'in the ground where frost is heavy'],
    ['Fiddle leaf fig', 'Canberra', 'ground', 'in the ground where frost is heavy'],
    ['Rondeletia', 'Canberra', 'ground', 'where the climate is cool'],
    ['Bouvardia', 'Wagga', 'ground', 'in the ground where frost is moderate'],
    ['Caryopteris', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Creeping lantana', 'Darwin', 'ground', 'where the climate is tropical'],
    ['Burning bush', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Leucothoe', 'Alice Springs', 'ground', 'where the climate is arid'],
    ['Snowball tree', 'Darwin', 'ground', 'where the climate is tropical'],
    ['Cherry laurel', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Portuguese laurel', 'Alice Springs', 'ground', 'where the climate is arid'],
    ['False cypress', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Kowhai', 'Darwin', 'ground', 'where the climate is tropical'],
    ['Deodar cedar', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Goldfish plant', 'Melbourne', 'ground', 'in the ground where the climate is temperate'],
    ['Queen of the night', 'Canberra', 'ground', 'in the ground where frost is heavy'],
    ['Foxtail fern', 'Jindabyne', 'ground', 'in the ground where frost is heavy'],
    ['Lovage', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Oca', 'Darwin', 'ground', 'where the climate is tropical'],
    ['Babaco', 'Darwin', 'ground', 'where the climate is tropical'],
    ['Durian', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Wax jambu', 'Melbourne', 'ground', 'where the climate is temperate'],
    ['Hops', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Golden candles', 'Hobart', 'ground', 'where the climate is cool'],
    ['Hornbeam', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Pygmy date palm', 'Wagga', 'ground', 'in the ground where frost is moderate'],
    ['Blue star fern', 'Melbourne', 'ground', 'in the ground where the climate is temperate'],
    ['Cashew', 'Sydney', 'ground', 'where the climate is temperate'],
    ['Canistel', 'Melbourne', 'ground', 'where the climate is temperate'],
    ['Abiu', 'Sydney', 'ground', 'where the climate is temperate'],
    ['Rollinia', 'Perth', 'ground', 'where the climate is temperate'],
    ['Kei apple', 'Hobart', 'ground', 'where the climate is cool'],
    ['Medlar', 'Brisbane', 'ground', 'where the climate is subtropical'],
    ['Chilean guava', 'Alice Springs', 'ground', 'where the climate is arid'],
  ])('%s, %s, in the %s', (name, place, method, note) => {
    expect(noteOf(name, place, method)).toBe(`It isn’t usually grown ${note}`)
  })
})

describe('a plant that gardeners of a place do grow', () => {
  it.each<[string, Place, PlantingMethod]>([
    ['Peace lily', 'Melbourne', 'pot'],
    ['Peace lily', 'Cairns', 'ground'],
    ['Calathea', 'Brisbane', 'ground'],
    ['Cast iron plant', 'Melbourne', 'ground'],
    ['Rubber plant', 'Sydney', 'ground'],
    ['Fiddle leaf fig', 'Brisbane', 'ground'],
    ['Monstera', 'Perth', 'ground'],
    ['Chain of hearts', 'Jindabyne', 'pot'],
    ['Jade plant', 'Melbourne', 'ground'],
    ['Nashi pear', 'Melbourne', 'ground'],
    ['Nashi pear', 'Canberra', 'ground'],
    ['Apple', 'Brisbane', 'ground'],
    ['Apricot', 'Perth', 'ground'],
    ['Apricot', 'Broken Hill', 'ground'],
    ['Kiwifruit', 'Hobart', 'ground'],
    ['Mango', 'Perth', 'ground'],
    ['Mango', 'Mount Isa', 'ground'],
    ['Avocado', 'Sydney', 'ground'],
    ['Frangipani', 'Perth', 'ground'],
    ['Jacaranda', 'Sydney', 'ground'],
    ['Jacaranda', 'Wagga', 'ground'],
    ['Bougainvillea', 'Alice Springs', 'ground'],
    ['Lemon', 'Canberra', 'ground'],
    ['Lemon', 'Alice Springs', 'ground'],
    ['Agapanthus', 'Hobart', 'ground'],
    ['Passionfruit', 'Melbourne', 'ground'],
    ['Fig', 'Broken Hill', 'ground'],
    ['Tree fern', 'Hobart', 'ground'],
    ['Daphne', 'Melbourne', 'ground'],
    ['Lilac', 'Canberra', 'ground'],
    ['Peony', 'Hobart', 'ground'],
    ['Sturt’s desert pea', 'Alice Springs', 'ground'],
    ['Ghost gum', 'Mount Isa', 'ground'],
    ['Heliconia', 'Cairns', 'ground'],
    ['Rambutan', 'Darwin', 'ground'],
    ['Snow gum', 'Jindabyne', 'ground'],
    ['Abutilon', 'Melbourne', 'ground'],
    ['Rose of Sharon', 'Canberra', 'ground'],
    ['Burning bush', 'Canberra', 'ground'],
    ['Yuzu', 'Canberra', 'ground'],
    ['Medlar', 'Melbourne', 'ground'],
    ['Babaco', 'Melbourne', 'ground'],
    ['Durian', 'Darwin', 'ground'],
    ['Kei apple', 'Perth', 'ground'],
    ['Silky oak', 'Wagga', 'ground'],
    ['Wormwood', 'Canberra', 'ground'],
    ['Queen of the night', 'Jindabyne', 'pot'],
  ])('%s, %s, in the %s', (name, place, method) => {
    expect(noteOf(name, place, method)).toBeUndefined()
  })
})
