import { galleryImages } from '@wattle/contracts/community/gallery-images.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { ImageCommand } from '@wattle/contracts/images/commands.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { get, values } from '../state/by-id.ts'
import type { Decider } from '../state/decider.ts'

export const decideImages = {
  RemovePicture: ({ imageUrl }, garden) => {
    const isKept = get(garden.pictures, imageUrl)
    if (isKept === undefined) throw new Refused('picture-not-found')
    if (!isKept) return []
    if (galleryImages(garden.profile).includes(imageUrl)) throw new Refused('picture-in-profile')
    const shows = (thing: { readonly imageUrl: string | null }) => thing.imageUrl === imageUrl
    return [
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
