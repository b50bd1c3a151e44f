import type { PictureWidth } from '@wattle/contracts/images/addresses.ts'
import { largestPicture } from '@wattle/contracts/images/choices.ts'
import { LruCache } from '../lib/lru-cache.ts'
import { PictureMissing, PictureTooLarge, PictureUnreadable } from './port.ts'
import { type Encoded, reEncode } from './re-encode.ts'
import type { Bucket, StoredObject } from './s3-bucket.ts'
import { preparedKey, type RawUpload, readRawKey, uploadsOf } from './s3-keys.ts'
import { openWorkQueue } from './work-queue.ts'

/** How many re-encoded uploads are cached: an upload is usually viewed more than once and then kept. */
const remembered = 8

type Uploads = {
  /** The objects of an upload. */
  of(name: string): Promise<StoredObject[]>
  /** Re-encodes an upload for keeping. Throws as `Images.keep` does. */
  encode(object: StoredObject, upload: RawUpload): Promise<Encoded>
  /**
   * The upload as a picture at most `width` pixels wide; null if there is none any more. Throws as `Images.read` does.
   */
  read(name: string, width?: PictureWidth): Promise<Uint8Array | null>
}

/** The uploads waiting in a bucket: unchanged from a browser, or re-encoded if they passed through a server. */
export function openUploads(bucket: Bucket): Uploads {
  const encoded = new LruCache<string, Promise<Encoded>>(remembered)
  /** Limits concurrent downloads, so that uploads of strangers cannot fill the memory. Queued calls hold no data. */
  const fetching = openWorkQueue({ places: 8, queue: 64, each: 8 })

  async function of(name: string): Promise<StoredObject[]> {
    const found: StoredObject[] = []
    for await (const page of bucket.pages(uploadsOf(name))) found.push(...page)
    return found
  }

  /** Shares one result between concurrent and later calls. Failures are not cached. */
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
    // A store may keep part of an interrupted upload.
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

/** The picture, or its copy of that width if there is one. */
const chosen = ({ picture, copies }: Encoded, width?: PictureWidth): Uint8Array =>
  copies.find((copy) => copy.width === width)?.bytes ?? picture
