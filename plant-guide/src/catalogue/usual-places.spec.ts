import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { describe, expect, it } from 'vitest'
import { climateOf } from '../climate/climate.ts'
import { type Zone, zones } from '../entry.ts'
import { catalogue } from './catalogue.ts'
import { isUsualIn, unusualAt } from './usual-places.ts'

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
  Adelaide: ['5000', 'South Australia'],
  Penrith: ['2750', 'New South Wales'],
  Perth: ['6000', 'Western Australia'],
} as const satisfies Record<string, readonly [postcode: string, state: AustralianState]>
type Place = keyof typeof places

const entryNamed = (name: string) => {
  const entry = catalogue.find((each) => each.name === name)
  if (!entry) throw new Error(name)
  return entry
}

const noteOf = (name: string, place: Place, method: PlantingMethod) => {
  const entry = entryNamed(name)
  return unusualAt(entry, climateOf(places[place][0], places[place][1]), method)
}

/** Plants and zones where they grow well although their only jobs there are water and food. */
const fedAlone = [
  'Illawarra plum, tropical',
  'Catalpa, subtropical',
  'Catalpa, arid',
  'Zoysia lawn, tropical',
  'Lotus, tropical',
]

it('is not thought to grow where it is only fed', () => {
  const withoutFood = catalogue.map((entry) => ({
    ...entry,
    jobs: entry.jobs.filter(({ type }) => type !== 'Fertilising'),
  }))
  const fed = catalogue.flatMap((entry, index) =>
    zones
      .filter((zone) => isUsualIn(entry, zone) && !isUsualIn(withoutFood[index] ?? entry, zone))
      .filter(() => withoutFood[index]?.jobs.length)
      .map((zone) => `${entry.name}, ${zone}`),
  )
  expect(fed.toSorted()).toEqual(fedAlone.toSorted())
})

describe('a plant that gardeners of a place don’t grow', () => {
  it.each<[string, Place, PlantingMethod, string]>([
    ['Nashi pear', 'Mount Isa', 'ground', 'where winters are mild'],
    ['Enkianthus', 'Brisbane', 'ground', 'in the subtropics'],
    ['Leopard tree', 'Hobart', 'ground', 'in cool climates'],
    ['Rue', 'Darwin', 'ground', 'in the tropics'],
    ['Cinnamon', 'Sydney', 'ground', 'in temperate climates'],
    ['Scarlet banksia', 'Brisbane', 'ground', 'in the subtropics'],
    ['Climbing hydrangea', 'Brisbane', 'ground', 'in the subtropics'],
    ['Irish moss', 'Darwin', 'ground', 'in the tropics'],
    ['Tagasaste', 'Brisbane', 'ground', 'in the subtropics'],
    ['Zelkova', 'Darwin', 'ground', 'in the tropics'],
    ['Oakleaf hydrangea', 'Alice Springs', 'ground', 'in the dry inland'],
    ['Cotton palm', 'Hobart', 'ground', 'in cool climates'],
    ['Boobialla', 'Canberra', 'ground', 'in the ground where frost is heavy'],
    ['Alexander palm', 'Hobart', 'ground', 'in cool climates'],
    ['Pencil pine', 'Darwin', 'ground', 'in the tropics'],
    ['Black bamboo', 'Alice Springs', 'ground', 'in the dry inland'],
    ['Silver Lady', 'Wagga', 'ground', 'in the ground where frost is moderate'],
    ['Silver Lady', 'Broken Hill', 'ground', 'in the dry inland'],
    ['Crowea', 'Broken Hill', 'ground', 'in the dry inland'],
    ['Walnut', 'Mount Isa', 'ground', 'where winters are mild'],
    ['Queensland bottle tree', 'Hobart', 'ground', 'in cool climates'],
    ['Lotus', 'Hobart', 'pot', 'in cool climates'],
    ['Sugar cane', 'Melbourne', 'ground', 'in temperate climates'],
    ['Betel leaf', 'Hobart', 'pot', 'in cool climates'],
    ['Boab', 'Melbourne', 'ground', 'in temperate climates'],
    ['Weeping willow', 'Darwin', 'ground', 'in the tropics'],
    ['Geebung', 'Alice Springs', 'ground', 'in the dry inland'],
    ['Ylang ylang', 'Melbourne', 'ground', 'in temperate climates'],
    ['Yew', 'Brisbane', 'ground', 'in the subtropics'],
    ['Scleranthus', 'Darwin', 'ground', 'in the tropics'],
    ['Muehlenbeckia', 'Cairns', 'ground', 'in the tropics'],
    ['Honey bush', 'Jindabyne', 'ground', 'in the ground where frost is heavy'],
    ['Texas sage', 'Cairns', 'ground', 'in the tropics'],
    ['Crepe jasmine', 'Canberra', 'pot', 'in cool climates'],
    ['Yellow bells', 'Wagga', 'ground', 'in the ground where frost is moderate'],
    ['Blue potato bush', 'Wagga', 'ground', 'in the ground where frost is moderate'],
    ['Blue potato bush', 'Hobart', 'pot', 'in cool climates'],
    ['Chaste tree', 'Darwin', 'ground', 'in the tropics'],
    ['Carob', 'Darwin', 'ground', 'in the tropics'],
    ['Jujube', 'Brisbane', 'ground', 'in the subtropics'],
    ['Moreton Bay fig', 'Hobart', 'ground', 'in cool climates'],
    ['Coconut palm', 'Melbourne', 'ground', 'in temperate climates'],
    ['Breadfruit', 'Brisbane', 'ground', 'in the subtropics'],
    ['Tuberous begonia', 'Brisbane', 'pot', 'in the subtropics'],
    ['Crucifix orchid', 'Wagga', 'ground', 'in the ground where frost is moderate'],
    ['Saw banksia', 'Alice Springs', 'ground', 'in the dry inland'],
    ['Bower vine', 'Hobart', 'ground', 'in cool climates'],
    ['Silver dichondra', 'Wagga', 'ground', 'in the ground where frost is moderate'],
    ['Nashi pear', 'Mount Isa', 'pot', 'where winters are mild'],
    ['Quince', 'Brisbane', 'ground', 'where winters are mild'],
    ['Kiwifruit', 'Broken Hill', 'ground', 'in the dry inland'],
    ['Pandan', 'Melbourne', 'ground', 'in temperate climates'],
    ['Hosta', 'Alice Springs', 'ground', 'in the dry inland'],
    ['Sweet cherry', 'Alice Springs', 'ground', 'in the dry inland'],
    ['Currants and gooseberries', 'Brisbane', 'ground', 'in the subtropics'],
    ['Sweet cherry', 'Brisbane', 'ground', 'in the subtropics'],
    ['Lilac', 'Darwin', 'ground', 'in the tropics'],
    ['Tulip', 'Cairns', 'ground', 'in the tropics'],
    ['Apple', 'Darwin', 'ground', 'in the tropics'],
    ['Mango', 'Hobart', 'ground', 'in cool climates'],
    ['Rambutan', 'Brisbane', 'ground', 'in the subtropics'],
    ['Mangosteen', 'Sydney', 'ground', 'in temperate climates'],
    ['Heliconia', 'Melbourne', 'ground', 'in temperate climates'],
    ['Lady’s mantle', 'Brisbane', 'ground', 'in the subtropics'],
    ['Lewisia', 'Alice Springs', 'ground', 'in the dry inland'],
    ['Aubrieta', 'Darwin', 'ground', 'in the tropics'],
    ['Toad lily', 'Alice Springs', 'pot', 'in the dry inland'],
    ['Pachysandra', 'Brisbane', 'ground', 'in the subtropics'],
    ['Honesty', 'Cairns', 'ground', 'in the tropics'],
    ['Snowflake', 'Brisbane', 'ground', 'in the subtropics'],
    ['Beach spider lily', 'Hobart', 'ground', 'in cool climates'],
    ['Almond', 'Brisbane', 'ground', 'in the subtropics'],
    ['Lombardy poplar', 'Brisbane', 'ground', 'in the subtropics'],
    ['Natal plum', 'Hobart', 'pot', 'in cool climates'],
    ['Bearded iris', 'Brisbane', 'ground', 'in the subtropics'],
    ['Bird’s nest fern', 'Alice Springs', 'ground', 'in the dry inland'],
    ['Himalayan blue poppy', 'Melbourne', 'ground', 'in temperate climates'],
    ['Iresine', 'Wagga', 'ground', 'in the ground where frost is moderate'],
    ['Parrot’s beak', 'Jindabyne', 'ground', 'in the ground where frost is heavy'],
    ['Streptocarpus', 'Melbourne', 'ground', 'in the ground in temperate climates'],
    ['Poinciana', 'Perth', 'ground', 'in temperate climates'],
    ['Geraldton wax', 'Hobart', 'ground', 'in cool climates'],
    ['Rhododendron', 'Alice Springs', 'ground', 'in the dry inland'],
    ['Snow gum', 'Brisbane', 'ground', 'in the subtropics'],
    ['Peace lily', 'Melbourne', 'ground', 'in the ground in temperate climates'],
    ['ZZ plant', 'Canberra', 'ground', 'in the ground in cool climates'],
    ['Calathea', 'Alice Springs', 'ground', 'in the ground in the dry inland'],
    ['Chain of hearts', 'Jindabyne', 'ground', 'in the ground where frost is heavy'],
    ['Jade plant', 'Wagga', 'ground', 'in the ground where frost is moderate'],
    ['Mango', 'Alice Springs', 'ground', 'in the ground where frost is moderate'],
    ['Cocos palm', 'Canberra', 'ground', 'in the ground where frost is heavy'],
    ['Bird of paradise', 'Canberra', 'ground', 'in the ground where frost is heavy'],
    ['Norfolk Island pine', 'Jindabyne', 'ground', 'in the ground where frost is heavy'],
    ['Fiddle leaf fig', 'Canberra', 'ground', 'in the ground where frost is heavy'],
    ['Rondeletia', 'Canberra', 'ground', 'in cool climates'],
    ['Ti plant', 'Canberra', 'ground', 'in cool climates'],
    ['Pride of Madeira', 'Canberra', 'ground', 'in the ground where frost is heavy'],
    ['Bouvardia', 'Wagga', 'ground', 'in the ground where frost is moderate'],
    ['Caryopteris', 'Brisbane', 'ground', 'in the subtropics'],
    ['Creeping lantana', 'Darwin', 'ground', 'in the tropics'],
    ['Burning bush', 'Brisbane', 'ground', 'in the subtropics'],
    ['Ninebark', 'Brisbane', 'ground', 'in the subtropics'],
    ['Bugbane', 'Darwin', 'ground', 'in the tropics'],
    ['Guinea flower', 'Alice Springs', 'ground', 'in the dry inland'],
    ['Weeping grass', 'Darwin', 'ground', 'in the tropics'],
    ['Tulipwood', 'Canberra', 'ground', 'in cool climates'],
    ['Jelly palm', 'Darwin', 'ground', 'in the tropics'],
    ['Weeping boer-bean', 'Canberra', 'ground', 'in cool climates'],
    ['Dragon tree', 'Wagga', 'ground', 'in the ground where frost is moderate'],
    ['Leucothoe', 'Alice Springs', 'ground', 'in the dry inland'],
    ['Snowball tree', 'Darwin', 'ground', 'in the tropics'],
    ['Cherry laurel', 'Brisbane', 'ground', 'in the subtropics'],
    ['Portuguese laurel', 'Alice Springs', 'ground', 'in the dry inland'],
    ['False cypress', 'Brisbane', 'ground', 'in the subtropics'],
    ['Kowhai', 'Darwin', 'ground', 'in the tropics'],
    ['Deodar cedar', 'Brisbane', 'ground', 'in the subtropics'],
    ['Monkey puzzle', 'Brisbane', 'ground', 'in the subtropics'],
    ['Alder', 'Brisbane', 'ground', 'in the subtropics'],
    ['Goldfish plant', 'Melbourne', 'ground', 'in the ground in temperate climates'],
    ['Queen of the night', 'Canberra', 'ground', 'in the ground where frost is heavy'],
    ['Foxtail fern', 'Jindabyne', 'ground', 'in the ground where frost is heavy'],
    ['Lovage', 'Brisbane', 'ground', 'in the subtropics'],
    ['Oca', 'Darwin', 'ground', 'in the tropics'],
    ['Babaco', 'Darwin', 'ground', 'in the tropics'],
    ['Durian', 'Brisbane', 'ground', 'in the subtropics'],
    ['Wax jambu', 'Melbourne', 'ground', 'in temperate climates'],
    ['Hops', 'Brisbane', 'ground', 'in the subtropics'],
    ['Golden candles', 'Hobart', 'ground', 'in cool climates'],
    ['Hornbeam', 'Brisbane', 'ground', 'in the subtropics'],
    ['Pygmy date palm', 'Wagga', 'ground', 'in the ground where frost is moderate'],
    ['Blue star fern', 'Melbourne', 'ground', 'in the ground in temperate climates'],
    ['Cashew', 'Sydney', 'ground', 'in temperate climates'],
    ['Canistel', 'Melbourne', 'ground', 'in temperate climates'],
    ['Abiu', 'Sydney', 'ground', 'in temperate climates'],
    ['Rollinia', 'Perth', 'ground', 'in temperate climates'],
    ['Kei apple', 'Hobart', 'ground', 'in cool climates'],
    ['Medlar', 'Brisbane', 'ground', 'in the subtropics'],
    ['Chilean guava', 'Alice Springs', 'ground', 'in the dry inland'],
    ['Venus flytrap', 'Darwin', 'pot', 'in the tropics'],
    ['Oncidium', 'Sydney', 'ground', 'in the ground'],
    ['Moth orchid', 'Cairns', 'ground', 'in the ground'],
    ['Dendrobium orchid', 'Adelaide', 'ground', 'in the ground'],
    ['Cyclamen', 'Brisbane', 'ground', 'in the ground in the subtropics'],
    ['Lilac', 'Sydney', 'ground', 'where winters are mild'],
    ['Peony', 'Perth', 'ground', 'where winters are mild'],
    ['Lily of the valley', 'Adelaide', 'pot', 'where winters are mild'],
    ['Sweet cherry', 'Sydney', 'ground', 'where winters are mild'],
    ['Currants and gooseberries', 'Perth', 'ground', 'where winters are mild'],
    ['Forsythia', 'Adelaide', 'ground', 'where winters are mild'],
    ['Endive', 'Darwin', 'ground', 'in the tropics'],
    ['Broad bean', 'Cairns', 'pot', 'in the tropics'],
    ['French tarragon', 'Darwin', 'pot', 'in the tropics'],
  ])('%s, %s, in the %s', (name, place, method, note) => {
    expect(noteOf(name, place, method)).toMatch(new RegExp(`^It isn’t usually grown ${note}(, as|:|$)`))
  })
})

it('says why: a flytrap needs its winter, and bark can be moved out of the cold', () => {
  expect(noteOf('Venus flytrap', 'Darwin', 'pot')).toContain('as it needs a cold winter')
  expect(noteOf('Venus flytrap', 'Brisbane', 'pot')).toBeUndefined()
  expect(noteOf('Moth orchid', 'Wagga', 'ground')).toContain('a pot of bark, which can be moved')
})

describe('a plant that gardeners of a place do grow', () => {
  it.each<[string, Place, PlantingMethod]>([
    ['Rue', 'Melbourne', 'ground'],
    ['Leonotis', 'Sydney', 'ground'],
    ['Jatropha', 'Brisbane', 'ground'],
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
    ['Sweet cherry', 'Melbourne', 'ground'],
    ['Lilac', 'Melbourne', 'ground'],
    ['Currants and gooseberries', 'Penrith', 'ground'],
    ['Apricot', 'Adelaide', 'ground'],
    ['Sturt’s desert pea', 'Alice Springs', 'ground'],
    ['Ghost gum', 'Mount Isa', 'ground'],
    ['Heliconia', 'Cairns', 'ground'],
    ['Globe amaranth', 'Darwin', 'ground'],
    ['Gaillardia', 'Cairns', 'ground'],
    ['Rain lily', 'Darwin', 'ground'],
    ['Hippeastrum', 'Cairns', 'ground'],
    ['Lady’s mantle', 'Jindabyne', 'ground'],
    ['Larkspur', 'Brisbane', 'ground'],
    ['Iresine', 'Melbourne', 'pot'],
    ['Louisiana iris', 'Brisbane', 'ground'],
    ['Streptocarpus', 'Canberra', 'pot'],
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
    ['Walnut', 'Broken Hill', 'ground'],
    ['Gloxinia', 'Darwin', 'pot'],
    ['Queen of the night', 'Jindabyne', 'pot'],
  ])('%s, %s, in the %s', (name, place, method) => {
    expect(noteOf(name, place, method)).toBeUndefined()
  })
})

it.each([
  ['Hazelnut', 'Cairns', 'It isn’t usually grown in the tropics, as it needs a cold winter'],
  ['Witch hazel', 'Darwin', 'It isn’t usually grown in the tropics, as it needs a cold winter'],
  ['Rambutan', 'Sydney', 'It isn’t usually grown in temperate climates, as it needs warm nights all year'],
  ['Lovage', 'Broken Hill', 'It isn’t usually grown in the dry inland, as the dry heat is too much for it'],
  ['Skimmia', 'Darwin', 'It isn’t usually grown in the tropics, as the humid heat is too much for it'],
  ['Campanula', 'Darwin', 'It isn’t usually grown in the tropics, as the humid heat is too much for it'],
  [
    'Himalayan blue poppy',
    'Melbourne',
    'It isn’t usually grown in temperate climates, as the summers are too warm for it',
  ],
  ['Bush tomato', 'Darwin', 'It isn’t usually grown in the tropics'],
  ['Okra', 'Hobart', 'It isn’t usually grown in cool climates, as the cold is too much for it'],
  ['Poinciana', 'Perth', 'It isn’t usually grown in temperate climates, as the cold is too much for it'],
] as const)('says why a %s is not grown in %s', (name, place, note) => {
  expect(noteOf(name, place, 'ground')).toBe(note)
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
    expect(isUsualIn(entryNamed(name), zone)).toBe(usual)
  })
})
