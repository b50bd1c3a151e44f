import {
  type AustralianState,
  type Complexity,
  defaultComplexity,
  defaultEffort,
  defaultTaskPeriod,
  type Effort,
  type TaskPeriod,
} from '@wattle/contracts/profile/choices.ts'
import type { ProfileEvent } from '@wattle/contracts/profile/events.ts'
import { defaultTaskTypes, type TaskType } from '@wattle/contracts/tasks/choices.ts'
import type { Fold } from './fold.ts'
import type { Garden } from './garden.ts'

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

export const foldProfile = {
  GardenPlaced: (garden, { type: _type, ...changes }) => changed(garden, changes as Partial<Profile>),
  CarePreferencesChanged: (garden, { type: _type, ...changes }) =>
    changed(garden, changes as Partial<Profile>),
  DisplayNameChosen: (garden, { displayName }) => changed(garden, { displayName }),
  DisplayNameWithdrawn: (garden) => changed(garden, { displayName: null }),
  ProfilePresented: (garden, { about, featureImageUrl, galleryImageUrls }) =>
    changed(garden, { about, featureImageUrl, galleryImageUrls }),
  GardenListed: (garden) => changed(garden, { listed: true }),
  GardenUnlisted: (garden) => changed(garden, { listed: false }),
} satisfies Fold<ProfileEvent>

function changed(garden: Garden, changes: Partial<Profile>): Garden {
  return { ...garden, profile: { ...garden.profile, ...changes } }
}
