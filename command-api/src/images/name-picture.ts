import type { Images } from '@wattle/adapters/images/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { imageUrlOf, pictureNameOf } from '@wattle/contracts/images/addresses.ts'
import { isSentAlong } from '@wattle/contracts/images/pictures-in.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyRequest } from 'fastify'

/**
 * The URL of a picture in a request. A picture sent as a data URL gets a new URL and is stored there once the
 * command is decided. Throws `Refused` for a picture of another garden.
 */
export type NamePicture = <P extends string | null | undefined>(request: FastifyRequest, picture: P) => P

export function createNamePicture(images: Images): NamePicture {
  return (request, picture) => {
    if (!picture) return picture
    const { gardenId } = request.gardener
    if (!isSentAlong(picture)) return imageUrlOf(ownName(images, gardenId, picture)) as typeof picture
    const imageUrl = imageUrlOf(images.newName(gardenId))
    request.command.pictures.set(imageUrl, picture)
    return imageUrl as typeof picture
  }
}

/** The name in a picture's URL. Throws `Refused` for a picture of another garden. */
export function ownName(images: Images, gardenId: GardenId, imageUrl: string): string {
  const name = pictureNameOf(imageUrl)
  if (!images.belongsTo(gardenId, name)) throw new Refused('picture-not-found')
  return name
}
