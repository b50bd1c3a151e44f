import { galleryImages } from '@wattle/contracts/community/gallery-images.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { ImageCommand } from '@wattle/contracts/images/commands.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { get, values } from '../lib/persistent-map.ts'
import type { Decider } from '../state/decider.ts'
import type { Profile } from '../state/entities.ts'

export const decideImages = {
  RemovePicture: ({ imageUrl }, garden) => {
    const isKept = get(garden.pictures, imageUrl)
    if (isKept === undefined) throw new Refused('picture-not-found')
    if (!isKept) return []
    const shows = (thing: { readonly imageUrl: string | null }) => thing.imageUrl === imageUrl
    return [
      ...takenOffProfile(garden.profile, imageUrl),
      ...values(garden.plants)
        .filter(shows)
        .map(({ id: plantId }): GardenEvent => ({ type: 'PlantPhotographed', plantId, imageUrl: null })),
      ...values(garden.nursery)
        .filter(shows)
        .map(({ id }): GardenEvent => ({ type: 'NurseryPlantRevised', nurseryPlantId: id, imageUrl: null })),
      { type: 'PictureRemoved', imageUrl },
    ]
  },
} satisfies Decider<ImageCommand>

/**
 * If the feature image is removed, the first remaining picture replaces it. The last one is refused: a
 * profile is complete or empty.
 */
function takenOffProfile(profile: Profile, imageUrl: string): GardenEvent[] {
  const shown = galleryImages(profile)
  if (!shown.includes(imageUrl)) return []
  const isLeft = (other: string | null) => other !== null && other !== imageUrl
  const [first] = shown.filter(isLeft)
  if (first === undefined) throw new Refused('picture-in-profile')
  const featureImageUrl = isLeft(profile.featureImageUrl) ? profile.featureImageUrl : first
  const galleryImageUrls = profile.galleryImageUrls.filter(isLeft)
  return [{ type: 'ProfilePresented', about: profile.about, featureImageUrl, galleryImageUrls }]
}
