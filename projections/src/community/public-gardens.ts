import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Visibility } from '@wattle/contracts/plants/choices.ts'
import { isComplete } from '@wattle/contracts/profile/complete-profile.ts'
import { normaliseDisplayName } from '@wattle/contracts/profile/normalise-display-name.ts'
import { beginningsOf } from '@wattle/contracts/search-words.ts'
import { only } from '../changes.ts'
import { type Change, readModel } from '../read-model.ts'
import { changeLocation, hide, type KnownLocation, show } from './known-locations.ts'

/**
 * What everybody may see of a garden, and what is needed in case more of it becomes public. Readers only show locations
 * with a public plant.
 */
export type PublicGardenDocument = {
  gardenId: GardenId
  displayName: string | null
  /** The display name, normalised for comparing and sorting. */
  normalisedName: string | null
  /** Word beginnings of the display name, for searching. */
  beginnings: readonly string[]
  about: string
  featureImageUrl: string | null
  galleryImageUrls: readonly string[]
  /** The gardener wants the garden listed. */
  listed: boolean
  /** The garden is about to be erased; nobody sees any of it. */
  leaving?: boolean
  /** Whether the garden is listed, has a complete profile, and is not leaving. */
  inDirectory: boolean
  /** In the order they were created. */
  locations: readonly KnownLocation[]
}

export const publicGardens = readModel<PublicGardenDocument>('public-gardens', 3, {
  indexes: [
    ['inDirectory', 'normalisedName'],
    ['inDirectory', { each: 'beginnings' }, 'normalisedName'],
    ['normalisedName'],
  ],
  on: {
    ErasureRequested: garden(() => ({ leaving: true })),
    ErasureWithdrawn: garden(() => ({ leaving: false })),
    ErasureBegun: garden(() => ({ leaving: true })),
    DisplayNameChosen: garden((_before, { displayName }) => ({
      displayName,
      normalisedName: normaliseDisplayName(displayName),
      beginnings: beginningsOf(displayName),
    })),
    DisplayNameWithdrawn: garden(() => ({ displayName: null, normalisedName: null, beginnings: [] })),
    ProfilePresented: garden((_before, { about, featureImageUrl, galleryImageUrls }) => {
      return { about, featureImageUrl, galleryImageUrls }
    }),
    GardenListed: garden(() => ({ listed: true })),
    GardenUnlisted: garden(() => ({ listed: false })),
    LocationCreated: garden(({ locations }, { locationId: id, name, icon, iconBackground }) => {
      return { locations: [...locations, { id, name, icon, iconBackground, publicPlants: [] }] }
    }),
    LocationRenamed: garden(({ locations }, { locationId, name }) => {
      return { locations: changeLocation(locations, locationId, () => ({ name })) }
    }),
    LocationDecorated: garden(({ locations }, { locationId, icon, iconBackground }) => {
      return { locations: changeLocation(locations, locationId, () => ({ icon, iconBackground })) }
    }),
    LocationDeleted: garden(({ locations }, { locationId }) => {
      return { locations: locations.filter(({ id }) => id !== locationId) }
    }),
    VisibilityChanged: garden(({ locations }, { locationId, plantIds, visibility }) => {
      return { locations: (visibility === 'public' ? show : hide)(locations, locationId, plantIds) }
    }),
    PlantCreated: ifPublic(
      garden(({ locations }, { locationId, plantId }) => ({
        locations: show(locations, locationId, [plantId]),
      })),
    ),
    PlantMoved: ifPublic(
      garden(({ locations }, { from, to, plantId }) => ({
        locations: show(hide(locations, from, [plantId]), to, [plantId]),
      })),
    ),
    PlantDeleted: ifPublic(
      garden(({ locations }, { locationId, plantId }) => ({
        locations: hide(locations, locationId, [plantId]),
      })),
    ),
  },
})

const unknown: Omit<PublicGardenDocument, 'gardenId'> = {
  displayName: null,
  normalisedName: null,
  beginnings: [],
  about: '',
  featureImageUrl: null,
  galleryImageUrls: [],
  listed: false,
  inDirectory: false,
  locations: [],
}

/** Merges fields into the garden's document and updates `inDirectory`. */
function garden<Event>(
  known: (before: PublicGardenDocument, event: Event) => Partial<PublicGardenDocument>,
): Change<PublicGardenDocument, Event> {
  return only((document, event, { gardenId }) => {
    const before = document ?? { gardenId, ...unknown }
    const after = { ...before, ...known(before, event) }
    return { ...after, inDirectory: after.listed && isComplete(after) && !after.leaving }
  })
}

/** Ignores events of private plants: the document holds nothing about them, not even that something happened. */
function ifPublic<Event extends { visibility: Visibility }>(
  change: Change<PublicGardenDocument, Event>,
): Change<PublicGardenDocument, Event> {
  return { ...change, ids: (event) => (event.visibility === 'public' ? change.ids(event) : []) }
}
