import type { GardenId } from '@wattle/contracts/ids.ts'
import type { AustralianState, Complexity, Effort, TaskPeriod } from '@wattle/contracts/profile/choices.ts'
import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import { onlyOne, type ReadModel } from '../read-model.ts'

/** What a gardener has saved; anything never saved is absent, so that the reader chooses the defaults. */
export type PreferencesDocument = {
  gardenId: GardenId
  state?: AustralianState | null
  postcode?: string | null
  city?: string | null
  displayName?: string
  about?: string
  featureImageUrl?: string | null
  galleryImageUrls?: string[]
  shareGarden?: boolean
  effort?: Effort
  preferredTaskTypes?: TaskType[]
  complexity?: Complexity
  taskPeriod?: TaskPeriod
}

export const preferences: ReadModel<PreferencesDocument> = {
  name: 'preferences',
  version: 1,
  indexes: [['gardenId']],

  route({ event }) {
    switch (event.type) {
      case 'GardenPlaced':
      case 'CarePreferencesChanged':
      case 'DisplayNameChosen':
      case 'ProfilePresented':
      case 'GardenListed':
      case 'GardenUnlisted':
        return [onlyOne]
      default:
        return []
    }
  },

  evolve(before, { event, gardenId }) {
    const saved = before ?? { gardenId }
    switch (event.type) {
      case 'GardenPlaced':
      case 'CarePreferencesChanged':
      case 'DisplayNameChosen':
      case 'ProfilePresented': {
        const { type: _type, ...said } = event
        return { ...saved, ...present(said) }
      }
      case 'GardenListed':
        return { ...saved, shareGarden: true }
      case 'GardenUnlisted':
        return { ...saved, shareGarden: false }
      default:
        return before
    }
  },
}

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> }

function present<T extends object>(said: T): Present<T> {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Present<T>
}
