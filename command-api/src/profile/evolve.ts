import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import {
  type AustralianState,
  type Complexity,
  defaultComplexity,
  defaultEffort,
  defaultTaskPeriod,
  type Effort,
  type TaskPeriod,
} from '@wattle/contracts/profile/choices.ts'
import { defaultTaskTypes, type TaskType } from '@wattle/contracts/tasks/choices.ts'

export type Profile = {
  readonly state: AustralianState | null
  readonly postcode: string | null
  readonly city: string | null
  readonly effort: Effort
  readonly preferredTaskTypes: readonly TaskType[]
  readonly complexity: Complexity
  readonly taskPeriod: TaskPeriod
  readonly displayName: string | null
  readonly about: string
  readonly featureImageUrl: string | null
  readonly galleryImageUrls: readonly string[]
  readonly listed: boolean
}

export const initialProfile: Profile = {
  state: null,
  postcode: null,
  city: null,
  effort: defaultEffort,
  preferredTaskTypes: defaultTaskTypes,
  complexity: defaultComplexity,
  taskPeriod: defaultTaskPeriod,
  displayName: null,
  about: '',
  featureImageUrl: null,
  galleryImageUrls: [],
  listed: false,
}

export function evolveProfile(profile: Profile, event: GardenEvent): Profile {
  switch (event.type) {
    case 'GardenPlaced':
    case 'CarePreferencesChanged': {
      const { type: _type, ...changes } = event
      return { ...profile, ...changes } as Profile
    }
    case 'DisplayNameChosen':
      return { ...profile, displayName: event.displayName }
    case 'ProfilePresented': {
      const { about, featureImageUrl, galleryImageUrls } = event
      return { ...profile, about, featureImageUrl, galleryImageUrls }
    }
    case 'GardenListed':
      return { ...profile, listed: true }
    case 'GardenUnlisted':
      return { ...profile, listed: false }
    default:
      return profile
  }
}
