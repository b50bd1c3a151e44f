import { isDeepStrictEqual } from 'node:util'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { mostPictures } from '@wattle/contracts/profile/choices.ts'
import type { PreferencesChanges, ProfileCommand } from '@wattle/contracts/profile/commands.ts'
import { isComplete } from '@wattle/contracts/profile/complete-profile.ts'
import { normaliseDisplayName } from '@wattle/contracts/profile/normalise-display-name.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { Decider } from '../state/decider.ts'
import type { Profile } from '../state/entities.ts'
import { evolve } from '../state/evolve.ts'

export const decideProfile = {
  SavePreferences: ({ changes, holdsDisplayName }, garden) => {
    const { profile } = garden
    const events = [
      ...place(profile, changes),
      ...care(profile, changes),
      ...displayName(profile, changes, holdsDisplayName),
      ...presentation(profile, changes),
    ]
    const listed = listing(events.reduce(evolve, garden).profile, profile, changes)
    // A garden with an incomplete profile is never listed, not even between two events.
    return listed[0]?.type === 'GardenUnlisted' ? [...listed, ...events] : [...events, ...listed]
  },
  WithdrawDisplayName: ({ displayName: name }, { profile: { displayName, listed } }) => {
    if (displayName === null || !isSameName(name, displayName)) return []
    return [
      ...(listed ? [{ type: 'GardenUnlisted' } as const] : []),
      { type: 'DisplayNameWithdrawn', displayName },
    ]
  },
} satisfies Decider<ProfileCommand>

function place(profile: Profile, { state, postcode, city }: PreferencesChanges): GardenEvent[] {
  const changed = differences(profile, { state, postcode, city: city === '' ? null : city })
  return changed ? [{ type: 'GardenPlaced', ...changed }] : []
}

function care(profile: Profile, { taskGeneration }: PreferencesChanges): GardenEvent[] {
  const changed = taskGeneration && differences(profile, taskGeneration)
  return changed ? [{ type: 'CarePreferencesChanged', ...changed }] : []
}

/** A name is chosen once; the same name with different case or spaces changes nothing. */
function displayName(
  profile: Profile,
  { displayName: wanted }: PreferencesChanges,
  held: boolean,
): GardenEvent[] {
  if (profile.displayName !== null) {
    if (wanted && !isSameName(wanted, profile.displayName)) throw new Refused('display-name-locked')
    return []
  }
  if (!wanted) return []
  if (!held) throw new Refused('display-name-taken')
  return [{ type: 'DisplayNameChosen', displayName: wanted.replace(/\s+/gu, ' ') }]
}

const isSameName = (one: string, other: string): boolean =>
  normaliseDisplayName(one) === normaliseDisplayName(other)

function presentation(profile: Profile, changes: PreferencesChanges): GardenEvent[] {
  const about = changes.about === undefined ? profile.about : (changes.about ?? '')
  const { featureImageUrl, galleryImageUrls } = pictures(profile, changes)
  const next = { about, featureImageUrl, galleryImageUrls }
  const now = {
    about: profile.about,
    featureImageUrl: profile.featureImageUrl,
    galleryImageUrls: profile.galleryImageUrls,
  }
  return isDeepStrictEqual(next, now) ? [] : [{ type: 'ProfilePresented', ...next }]
}

/**
 * The feature image is one of the gallery's, the first by default. Clearing it without sending a gallery also
 * removes it from the gallery.
 */
function pictures(profile: Profile, changes: PreferencesChanges) {
  const feature = changes.featureImageUrl === undefined ? profile.featureImageUrl : changes.featureImageUrl
  const kept = profile.galleryImageUrls.filter(
    (url) => changes.featureImageUrl !== null || url !== profile.featureImageUrl,
  )
  const gallery = changes.galleryImageUrls === undefined ? kept : (changes.galleryImageUrls ?? [])
  const urls = new Set(gallery)
  if (changes.featureImageUrl) urls.add(changes.featureImageUrl)
  if (urls.size > mostPictures) throw new Refused('gallery-full')
  const galleryImageUrls = [...urls]
  const featureImageUrl = feature && urls.has(feature) ? feature : (galleryImageUrls[0] ?? null)
  return { featureImageUrl, galleryImageUrls }
}

/**
 * A profile is complete or empty, and only a complete one is listed. A saved name, which cannot be cleared,
 * does not count as half a profile.
 */
function listing(next: Profile, before: Profile, changes: PreferencesChanges): GardenEvent[] {
  const parts = [next.about !== '', next.featureImageUrl !== null]
  if (before.displayName === null) parts.push(next.displayName !== null)
  const half = parts.includes(true) && parts.includes(false)
  if (changes.shareGarden && !isComplete(next)) throw new Refused('listing-incomplete')
  if (half) throw new Refused('profile-half-filled')
  const listed = (changes.shareGarden ?? before.listed) && isComplete(next)
  if (listed === before.listed) return []
  return [{ type: listed ? 'GardenListed' : 'GardenUnlisted' }]
}

/** The fields of `wanted` that differ from the current ones; null if none do. */
function differences<T extends object>(now: Profile, wanted: T): Present<T> | null {
  const changed = Object.entries(wanted).filter(([field, value]) => {
    return value !== undefined && !isDeepStrictEqual(value, now[field as keyof Profile])
  })
  return changed.length > 0 ? (Object.fromEntries(changed) as Present<T>) : null
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
