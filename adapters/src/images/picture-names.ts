import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { GardenId } from '@wattle/contracts/ids.ts'

export type PictureNames = {
  /** A name that nobody can guess, tied to this garden for ever. */
  give(gardenId: GardenId): string
  /** Whether this garden was given the name. Pure. */
  belongsTo(gardenId: GardenId, name: string): boolean
  /** A short hash of the garden that distinguishes it without revealing it. */
  ownerOf(gardenId: GardenId): string
}

const randomLength = 16
/** With the random bytes it makes a multiple of three, so that every name has exactly one spelling in base64url. */
const tagLength = 17

/** Whether a text has the shape of a name, and so may stand in a path or a key. */
export const isPictureName = (text: string): boolean => /^[A-Za-z0-9_-]{44}$/.test(text)

/** The name that a file of a picture, one of its copies or an upload begins with. */
export const nameOfFile = (file: string): string => file.slice(0, 44)

/**
 * Names that prove which garden they belong to, so nothing has to be looked up or stored. Those that were given by a former
 * secret still do.
 */
export function openPictureNames(secret: string, formerSecrets: readonly string[] = []): PictureNames {
  const tag = (gardenId: GardenId, random: Uint8Array, by = secret) =>
    createHmac('sha256', by).update(`picture\n${gardenId}\n`).update(random).digest().subarray(0, tagLength)

  return {
    give(gardenId) {
      const random = randomBytes(randomLength)
      return Buffer.concat([random, tag(gardenId, random)]).toString('base64url')
    },
    belongsTo(gardenId, name) {
      if (!isPictureName(name)) return false
      const bytes = Buffer.from(name, 'base64url')
      const [random, given] = [bytes.subarray(0, randomLength), bytes.subarray(randomLength)]
      return [secret, ...formerSecrets].some((each) => timingSafeEqual(given, tag(gardenId, random, each)))
    },
    ownerOf: (gardenId) =>
      createHmac('sha256', secret).update(`owner\n${gardenId}`).digest('base64url').slice(0, 16),
  }
}
