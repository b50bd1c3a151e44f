import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { GardenId } from '@wattle/contracts/ids.ts'

export type PictureNames = {
  /** An unguessable name, permanently bound to this garden. */
  give(gardenId: GardenId): string
  /** Whether the name was issued to this garden. Pure. */
  belongsTo(gardenId: GardenId, name: string): boolean
  /** A short hash that distinguishes the garden without revealing it. */
  ownerOf(gardenId: GardenId): string
}

const randomLength = 16
/** 33 bytes with the random ones, a multiple of three, so that every name has exactly one base64url spelling. */
const tagLength = 17

/** Whether a text has the format of a name, which makes it safe in a path or key. */
export const isPictureName = (text: string): boolean => /^[A-Za-z0-9_-]{44}$/.test(text)

/** The name at the start of a file name, whether of a picture, a copy or an upload. */
export const nameOfFile = (file: string): string => file.slice(0, 44)

/**
 * Names that prove which garden they belong to, so that nothing has to be looked up or stored. Names made with a former
 * secret stay valid.
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
