import type { DemoGarden, DemoLocation, DemoPlant, Picture } from './demo-garden.ts'
import { nell } from './nells-garden.ts'

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
