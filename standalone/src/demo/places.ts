import type { Moisture, SoilType, Sunlight } from '@wattle/contracts/locations/choices.ts'
import type { NewLocation } from '@wattle/contracts/locations/commands.ts'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import type { PlantKind } from '@wattle/plant-guide/entry.ts'

type Town = { city: string; state: AustralianState; postcode: string }

const towns = (state: AustralianState, postcodes: Record<string, string>): Town[] =>
  Object.entries(postcodes).map(([city, postcode]) => ({ city, state, postcode }))

/** Where invented gardeners live: in every state, and in every climate zone. */
export const allTowns: readonly Town[] = [
  ...towns('New South Wales', {
    Marrickville: '2204',
    Orange: '2800',
    Lismore: '2480',
    Dubbo: '2830',
    Bega: '2550',
  }),
  ...towns('Victoria', {
    Brunswick: '3056',
    Ballarat: '3350',
    Bendigo: '3550',
    Mildura: '3500',
    Geelong: '3220',
  }),
  ...towns('Queensland', {
    Toowong: '4066',
    Toowoomba: '4350',
    Cairns: '4870',
    Townsville: '4810',
    Longreach: '4730',
  }),
  ...towns('Western Australia', { Fremantle: '6160', Albany: '6330', Kalgoorlie: '6430', Broome: '6725' }),
  ...towns('South Australia', { Prospect: '5082', Victor: '5211', Renmark: '5341' }),
  ...towns('Tasmania', { Hobart: '7000', Launceston: '7250' }),
  ...towns('Australian Capital Territory', { Ainslie: '2602' }),
  ...towns('Northern Territory', { Darwin: '0800', 'Alice Springs': '0870' }),
]

export const givenNames: readonly string[] = (
  'Ada Alice Amara Anh Ben Bella Callum Chloe Dan Deepa Eddie Elena Farid Fiona Grace Hamish Hana Imogen Indira Jack Jarrah ' +
  'Jun Kate Kirra Kofi Leila Liam Lucy Marcus Matilda Mei Mia Nadia Ngaire Oscar Olive Petra Priya Quinn Ravi Rosa Ruby Sam ' +
  'Sofia Stavros Tahlia Theo Uma Victor Wei Yusuf Zara'
).split(' ')

export const sentences: readonly string[] = [
  'Mostly vegies, with a few natives for the honeyeaters.',
  'A rented backyard that gets better every year.',
  'Planted by three generations, weeded by whoever is home.',
  'Not much water, plenty of mulch.',
  'Everything here was a cutting from somebody.',
  'Half of it is for the kitchen, the other half for the bees.',
]

export const nurseries: readonly string[] = [
  'Saturday growers’ market',
  'The nursery on the highway',
  'School fete',
]

/** A location in a garden, and the kinds of plants that people grow there. */
export type Spot = Omit<NewLocation, 'conditions'> & {
  conditions: { sunlight: Sunlight; soilType: SoilType | null; moisture: Moisture }
  plantingMethod: PlantingMethod
  kinds: readonly PlantKind[]
}

export const spots: readonly Spot[] = [
  {
    name: 'Vegie Patch',
    icon: '🥕',
    iconBackground: '#f1f8e9',
    description: 'Raised beds near the kitchen door.',
    potFriendly: false,
    conditions: { sunlight: 'Full sun all day', soilType: 'loam', moisture: 'moist' },
    plantingMethod: 'ground',
    kinds: [
      'fruiting-vegetable',
      'leafy-vegetable',
      'root-vegetable',
      'brassica',
      'legume',
      'bulb-vegetable',
    ],
  },
  {
    name: 'Herb Pots',
    icon: '🌿',
    iconBackground: '#e8f5e9',
    description: 'On the back step, within reach of the stove.',
    potFriendly: true,
    conditions: { sunlight: 'Morning sun, afternoon shade', soilType: 'loam', moisture: 'medium' },
    plantingMethod: 'pot',
    kinds: ['herb'],
  },
  {
    name: 'Orchard',
    icon: '🍋',
    iconBackground: '#fff8e1',
    description: 'Along the western fence.',
    potFriendly: false,
    conditions: { sunlight: 'Full sun all day', soilType: 'loam', moisture: 'medium' },
    plantingMethod: 'ground',
    kinds: ['citrus', 'stone-or-pome-fruit', 'tropical-fruit', 'vine-fruit', 'nut', 'berry'],
  },
  {
    name: 'Native Garden',
    icon: '🐨',
    iconBackground: '#fffde7',
    description: 'Left alone, but for the mulch.',
    potFriendly: false,
    conditions: { sunlight: 'Full sun all day', soilType: 'sandy', moisture: 'dry' },
    plantingMethod: 'ground',
    kinds: ['native-shrub', 'native-tree', 'native-perennial'],
  },
  {
    name: 'Front Yard',
    icon: '🌹',
    iconBackground: '#fce4ec',
    description: 'What people see from the street.',
    potFriendly: false,
    conditions: { sunlight: 'Full sun all day', soilType: 'clay', moisture: 'medium' },
    plantingMethod: 'ground',
    kinds: ['rose', 'flowering-shrub', 'perennial', 'annual-flower', 'bulb', 'hedge', 'climber'],
  },
  {
    name: 'Shady Side',
    icon: '🌳',
    iconBackground: '#e0f2f1',
    description: 'Between the house and the neighbours.',
    potFriendly: false,
    conditions: { sunlight: 'Filtered sun all day', soilType: 'loam', moisture: 'moist' },
    plantingMethod: 'ground',
    kinds: ['fern', 'flowering-shrub', 'perennial', 'palm'],
  },
  {
    name: 'Lounge Room',
    icon: '🏠',
    iconBackground: '#ede7f6',
    description: 'By the window, away from the heater.',
    potFriendly: true,
    conditions: { sunlight: 'Partial shade (bright but no direct sun)', soilType: null, moisture: 'medium' },
    plantingMethod: 'pot',
    kinds: ['indoor', 'orchid'],
  },
]
