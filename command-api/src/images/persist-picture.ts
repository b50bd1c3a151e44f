import type { Images } from '@wattle/adapters/images/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { Refused } from '@wattle/contracts/refusals.ts'

export const imageUrlOf = (name: string): string => `/api/images/${name}`
const nameOf = (imageUrl: string): string => imageUrl.slice('/api/images/'.length)

/**
 * Makes the picture that a write names permanent before anything is recorded; a picture in the body is stored first.
 */
export type PersistPicture = <P extends string | null | undefined>(
  gardenId: GardenId,
  picture: P,
) => Promise<P>

export function createPersistPicture(images: Images): PersistPicture {
  return async (gardenId, picture) => {
    if (!picture) return picture
    const name = picture.startsWith('data:')
      ? (await images.put(gardenId, Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'))).name
      : ownName(images, gardenId, picture)
    await images.keep(name)
    return imageUrlOf(name) as typeof picture
  }
}

/** The name behind a picture's address. Throws `Refused` for a picture of somebody else. */
export function ownName(images: Images, gardenId: GardenId, imageUrl: string): string {
  const name = nameOf(imageUrl)
  if (!images.belongsTo(gardenId, name)) throw new Refused('picture-not-found')
  return name
}
