import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { isComplete } from '@wattle/contracts/profile/complete-profile.ts'
import { normaliseDisplayName } from '@wattle/contracts/profile/display-name.ts'
import { onlyOne, type ReadModel } from '../read-model.ts'
import { type KnownLocation, locationsAfter } from './known-locations.ts'

/**
 * What everybody may see of a garden, and what is needed in case more of it becomes public. Readers only show locations
 * with a public plant.
 */
export type PublicGardenDocument = {
  gardenId: GardenId
  displayName: string | null
  /** The display name as names are compared and sorted. */
  normalisedName: string | null
  about: string
  featureImageUrl: string | null
  galleryImageUrls: readonly string[]
  /** The gardener wants it listed. */
  listed: boolean
  /** Listed, with a complete profile. */
  inDirectory: boolean
  /** In the order they were created. */
  locations: readonly KnownLocation[]
}

export const publicGardens: ReadModel<PublicGardenDocument> = {
  name: 'public-gardens',
  version: 2,
  indexes: [['inDirectory', 'normalisedName'], ['normalisedName']],

  route({ event }) {
    switch (event.type) {
      case 'DisplayNameChosen':
      case 'ProfilePresented':
      case 'GardenListed':
      case 'GardenUnlisted':
      case 'LocationCreated':
      case 'LocationRenamed':
      case 'LocationDecorated':
      case 'LocationDeleted':
      case 'VisibilityChanged':
        return [onlyOne]
      case 'PlantCreated':
      case 'PlantMoved':
      case 'PlantDeleted':
        return event.visibility === 'public' ? [onlyOne] : []
      default:
        return []
    }
  },

  evolve(before, { event, gardenId }) {
    const garden = profileAfter(before ?? { gardenId, ...unknown }, event)
    return {
      ...garden,
      inDirectory: garden.listed && isComplete(garden),
      locations: locationsAfter(garden.locations, event),
    }
  },
}

const unknown: Omit<PublicGardenDocument, 'gardenId'> = {
  displayName: null,
  normalisedName: null,
  about: '',
  featureImageUrl: null,
  galleryImageUrls: [],
  listed: false,
  inDirectory: false,
  locations: [],
}

function profileAfter(garden: PublicGardenDocument, event: GardenEvent): PublicGardenDocument {
  switch (event.type) {
    case 'DisplayNameChosen': {
      const { displayName } = event
      return { ...garden, displayName, normalisedName: normaliseDisplayName(displayName) }
    }
    case 'ProfilePresented': {
      const { about, featureImageUrl, galleryImageUrls } = event
      return { ...garden, about, featureImageUrl, galleryImageUrls }
    }
    case 'GardenListed':
      return { ...garden, listed: true }
    case 'GardenUnlisted':
      return { ...garden, listed: false }
    default:
      return garden
  }
}
