import type { ProfileEvent } from '@wattle/contracts/profile/events.ts'
import type { Profile } from './entities.ts'
import type { Fold } from './fold.ts'
import type { Garden } from './garden.ts'

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
