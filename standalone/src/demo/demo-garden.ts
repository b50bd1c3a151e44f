import type { NewLocation } from '@wattle/contracts/locations/commands.ts'
import type { NewNurseryPlant } from '@wattle/contracts/nursery/commands.ts'
import type { NewPlant } from '@wattle/contracts/plants/commands.ts'
import type { PreferencesChanges } from '@wattle/contracts/profile/commands.ts'

/** The file name of a drawing in the web app. */
export type Picture = string

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
