import type { PictureWidth } from '@wattle/contracts/images/addresses.ts'
import { largestPicture } from '@wattle/contracts/images/choices.ts'
import { LruCache } from '../lib/lru-cache.ts'
import { PictureMissing, PictureTooLarge, PictureUnreadable } from './port.ts'
import { type Encoded, reEncode } from './re-encode.ts'
import type { Bucket, StoredObject } from './s3-bucket.ts'
import { preparedKey, type RawUpload, readRawKey, uploadsOf } from './s3-keys.ts'
import { openSemaphore } from './semaphore.ts'

/** Re-encoded uploads that are remembered: somebody who looks at one mostly looks again, and then keeps it. */
const remembered = 8

export type Uploads = {
  /** What waits under a name. */
  of(name: string): Promise<StoredObject[]>
  /** What becomes of an upload once it is kept. Throws as `Images.keep` does. */
  encode(object: StoredObject, upload: RawUpload): Promise<Encoded>
  /** What waits under a name, as a picture at most `width` wide; null when nothing does, or no longer. Throws as `Images.read` does. */
  read(name: string, width?: PictureWidth): Promise<Uint8Array | null>
}

/** Uploads that wait in a bucket: as a browser sent them, or re-encoded already where they passed through a server. */
export function openUploads(bucket: Bucket): Uploads {
  const encoded = new LruCache<string, Promise<Encoded>>(remembered)
  /** Few are fetched at once, so that what strangers sent does not fill the memory; those who wait hold nothing. */
  const fetching = openSemaphore({ places: 8, queue: 64, each: 8 })

  async function of(name: string): Promise<StoredObject[]> {
    const found: StoredObject[] = []
    for await (const page of bucket.pages(uploadsOf(name))) found.push(...page)
    return found
  }

  /** Once for several who ask at the same time, also for the next who ask; a refusal is not remembered. */
  function encode(object: StoredObject, upload: RawUpload): Promise<Encoded> {
    const version = `${object.key} ${object.etag}`
    const known = encoded.get(version)
    if (known) return known
    const made = fetchAndEncode(object, upload)
    encoded.set(version, made)
    made.catch(() => encoded.delete(version))
    return made
  }

  async function fetchAndEncode({ key, size }: StoredObject, { owner, length }: RawUpload): Promise<Encoded> {
    if (size > largestPicture) throw new PictureTooLarge('The picture is larger than 10 MB.')
    // A store may keep what came of an upload that was cut.
    if (size !== length) throw new PictureUnreadable('The upload is incomplete.')
    return fetching(owner, async () => {
      const bytes = await bucket.get(key, largestPicture)
      if (!bytes) throw missing()
      return reEncode(owner, bytes)
    })
  }

  async function read(name: string, width?: PictureWidth): Promise<Uint8Array | null> {
    for (const object of await of(name)) {
      if (object.key === preparedKey(name)) return bucket.get(preparedKey(name, width))
      const upload = readRawKey(object.key)
      if (!upload) continue
      try {
        return chosen(await encode(object, upload), width)
      } catch (error) {
        if (error instanceof PictureMissing) return null
        throw error
      }
    }
    return null
  }

  return { of, encode, read }
}

export const missing = () => new PictureMissing('There is no such upload.')

/** The picture, or its copy of that width. */
const chosen = ({ picture, copies }: Encoded, width?: PictureWidth): Uint8Array =>
  copies.find((copy) => copy.width === width)?.bytes ?? picture
