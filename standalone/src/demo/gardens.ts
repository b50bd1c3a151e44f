import type { NewLocation } from '@wattle/contracts/locations/commands.ts'
import type { NewNurseryPlant } from '@wattle/contracts/nursery/commands.ts'
import type { NewPlant } from '@wattle/contracts/plants/commands.ts'
import type { PreferencesChanges } from '@wattle/contracts/profile/commands.ts'

/** The file name of a drawing in the web app. */
type Picture = string

export type DemoPlant = Pick<NewPlant, 'name' | 'plantingMethod'> & {
  /** Its name in the plant guide. */
  known: string
  /** How many days ago it was planted. */
  planted: number
  picture?: Picture
  isPublic?: boolean
}

export type DemoLocation = Pick<
  NewLocation,
  'name' | 'icon' | 'iconBackground' | 'description' | 'potFriendly' | 'conditions'
> & {
  plants: DemoPlant[]
}

/** A plant seen at a nursery. */
export type DemoFind = Pick<NewNurseryPlant, 'name' | 'nurseryName' | 'price' | 'potSize' | 'notes'> & {
  /** Its name in the plant guide. */
  known: string
  /** How many days ago it was seen. */
  seen: number
  picture?: Picture
}

export type DemoGarden = {
  email: string
  name: string
  preferences: Pick<PreferencesChanges, 'state' | 'postcode' | 'city' | 'taskGeneration'>
  profile?: { displayName: string; about: string; pictures: Picture[] }
  locations: DemoLocation[]
  finds?: DemoFind[]
}

const nell: DemoGarden = {
  email: 'nell@example.com',
  name: 'Nell Ashby',
  preferences: {
    state: 'New South Wales',
    postcode: '2041',
    city: 'Balmain',
    taskGeneration: { effort: 'Medium' },
  },
  profile: {
    displayName: 'Nell of Balmain',
    about: 'A terrace verandah, one sunny vegie patch and a corner that belongs to the honeyeaters.',
    pictures: ['scene-verandah', 'scene-vegie', 'scene-native'],
  },
  locations: [
    {
      name: 'Front Verandah',
      icon: '🪴',
      iconBackground: '#fff3e0',
      description: 'Pots along the rail, out of the westerly.',
      potFriendly: true,
      conditions: { sunlight: 'Morning sun, afternoon shade', soilType: 'loam', moisture: 'medium' },
      plants: [
        {
          name: 'Eureka Lemon',
          known: 'Eureka lemon',
          plantingMethod: 'pot',
          planted: 950,
          picture: 'lemon',
          isPublic: true,
        },
        {
          name: 'Pierre de Ronsard',
          known: 'climbing rose',
          plantingMethod: 'pot',
          planted: 840,
          picture: 'rose',
          isPublic: true,
        },
        {
          name: 'Hidcote Lavender',
          known: 'English lavender',
          plantingMethod: 'pot',
          planted: 410,
          picture: 'lavender',
        },
        {
          name: 'Snake Plant',
          known: 'snake plant',
          plantingMethod: 'pot',
          planted: 620,
          picture: 'snake-plant',
        },
      ],
    },
    {
      name: 'Vegie Patch',
      icon: '🥕',
      iconBackground: '#f1f8e9',
      description: 'Two raised beds behind the kitchen.',
      potFriendly: false,
      conditions: { sunlight: 'Full sun all day', soilType: 'loam', moisture: 'moist' },
      plants: [
        {
          name: 'Tommy Toe Tomato',
          known: 'cherry tomato',
          plantingMethod: 'ground',
          planted: 40,
          picture: 'tomato',
          isPublic: true,
        },
        {
          name: 'Sweet Basil',
          known: 'basil',
          plantingMethod: 'ground',
          planted: 30,
          picture: 'basil',
          isPublic: true,
        },
        {
          name: 'Strawberries',
          known: 'strawberry',
          plantingMethod: 'ground',
          planted: 500,
          picture: 'strawberry',
          isPublic: true,
        },
        {
          name: 'Lebanese Cucumber',
          known: 'cucumber',
          plantingMethod: 'ground',
          planted: 35,
          isPublic: true,
        },
        { name: 'Silverbeet', known: 'silverbeet', plantingMethod: 'ground', planted: 120, isPublic: true },
        { name: 'Purple Garlic', known: 'garlic', plantingMethod: 'ground', planted: 200, isPublic: true },
      ],
    },
    {
      name: 'Native Corner',
      icon: '🐨',
      iconBackground: '#fffde7',
      description: 'Sandy, sloping, and full of birds by breakfast.',
      potFriendly: false,
      conditions: { sunlight: 'Filtered sun all day', soilType: 'sandy', moisture: 'dry' },
      plants: [
        {
          name: 'Golden Wattle',
          known: 'golden wattle',
          plantingMethod: 'ground',
          planted: 1100,
          picture: 'wattle',
        },
        {
          name: 'Robyn Gordon Grevillea',
          known: 'grevillea robyn gordon',
          plantingMethod: 'ground',
          planted: 900,
          picture: 'grevillea',
          isPublic: true,
        },
        {
          name: 'Kangaroo Paw',
          known: 'kangaroo paw',
          plantingMethod: 'ground',
          planted: 700,
          picture: 'kangaroo-paw',
          isPublic: true,
        },
        {
          name: 'Soft Tree Fern',
          known: 'tree fern',
          plantingMethod: 'ground',
          planted: 600,
          picture: 'fern',
        },
      ],
    },
  ],
  finds: [
    {
      name: 'Snake Plant',
      known: 'Snake plant',
      seen: 22,
      picture: 'snake-plant',
      nurseryName: 'Saturday growers’ market',
      price: '$29.99',
      potSize: '170mm',
      notes: 'Would survive the hallway.',
    },
    {
      name: 'French Lavender',
      known: 'French lavender',
      seen: 14,
      picture: 'lavender',
      nurseryName: 'Marrickville Garden Market',
      price: '$12.99',
      potSize: '200mm',
      notes: 'For the edge of the path, three of them.',
    },
    {
      name: 'Bush Gem Kangaroo Paw',
      known: 'Kangaroo paw',
      seen: 8,
      picture: 'kangaroo-paw',
      nurseryName: 'Sydney Wildflower Nursery',
      price: '$18.50',
      potSize: '140mm',
      notes: 'The red one by the gate. Grows to about a metre.',
    },
  ],
}

type Neighbour = Pick<DemoGarden, 'name' | 'preferences'> & {
  displayName: string
  about: string
  scene: Picture
  location: DemoLocation
}

const neighbour = ({ name, preferences, displayName, about, scene, location }: Neighbour): DemoGarden => ({
  email: `${name.toLowerCase()}@example.com`,
  name,
  preferences,
  profile: { displayName, about, pictures: [scene] },
  locations: [location],
})

const place = (
  location: Pick<DemoLocation, 'name' | 'icon' | 'iconBackground'>,
  plants: DemoPlant[],
): DemoLocation => ({
  ...location,
  description: '',
  potFriendly: false,
  conditions: null,
  plants,
})

/** The demonstration gardens: one to sign in to, and neighbours to visit. */
export const demoGardens: DemoGarden[] = [
  nell,
  neighbour({
    name: 'Tom',
    displayName: 'Tom in Fremantle',
    about: 'Limestone, sea wind and not much rain. What survives here, thrives.',
    scene: 'scene-courtyard',
    preferences: { state: 'Western Australia', postcode: '6160' },
    location: place({ name: 'Courtyard', icon: '☀️', iconBackground: '#fbe9e7' }, [
      { name: 'Rosemary', known: 'rosemary', plantingMethod: 'ground', planted: 800, isPublic: true },
      {
        name: 'Kangaroo Paw',
        known: 'kangaroo paw',
        plantingMethod: 'pot',
        planted: 300,
        picture: 'kangaroo-paw',
        isPublic: true,
      },
      { name: 'Fig', known: 'fig', plantingMethod: 'ground', planted: 900, isPublic: true },
    ]),
  }),
  neighbour({
    name: 'Mei',
    displayName: 'Mei on level nine',
    about: 'A balcony in Brisbane, four square metres, eleven pots.',
    scene: 'scene-balcony',
    preferences: { state: 'Queensland', postcode: '4101' },
    location: place({ name: 'Balcony', icon: '🏢', iconBackground: '#e3f2fd' }, [
      {
        name: 'Thai Basil',
        known: 'thai basil',
        plantingMethod: 'pot',
        planted: 60,
        picture: 'basil',
        isPublic: true,
      },
      { name: 'Chilli', known: 'chilli', plantingMethod: 'pot', planted: 90, isPublic: true },
    ]),
  }),
]
