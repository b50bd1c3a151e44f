import { type PictureWidth, thumbnailWidths } from '@wattle/contracts/images/addresses.ts'
import { largestPicture } from '@wattle/contracts/images/choices.ts'
import { LruCache } from '../lib/lru-cache.ts'
import { isPictureName, openPictureNames } from './picture-names.ts'
import {
  type Images,
  PictureMissing,
  PictureTooLarge,
  PictureUnreadable,
  type UploadReceiver,
} from './port.ts'
import { type Encoded, reEncode } from './re-encode.ts'
import { receiveUploads } from './receive-uploads.ts'
import { openS3Bucket, type StoredObject } from './s3-bucket.ts'
import type { S3Options } from './s3-client.ts'
import {
  incomingPrefix,
  isUpload,
  pictureKey,
  preparedKey,
  type RawUpload,
  rawKey,
  readRawKey,
  uploadsOf,
} from './s3-keys.ts'
import { openUploadSigner } from './s3-signer.ts'
import { openSemaphore } from './semaphore.ts'
import { openUploadTickets } from './upload-tickets.ts'

/** Re-encoded uploads that are remembered: somebody who looks at one mostly looks again, and then keeps it. */
const remembered = 8
/** Objects that are removed at once. */
const removals = 16

/**
 * Pictures in a bucket that nobody reads but this server. A browser that tells the length of its file sends it straight to
 * the store, where it waits as it came until it is looked at or kept; any other upload passes through this server
 * and is re-encoded before the bucket sees it.
 */
export function openS3Images(
  options: S3Options & {
    publicOrigin?: string | undefined
    secret: string
    formerSecrets?: readonly string[]
  },
): Images & UploadReceiver {
  const names = openPictureNames(options.secret, options.formerSecrets)
  const tickets = openUploadTickets(options.secret)
  const bucket = openS3Bucket(options)
  const sign = openUploadSigner(options)
  const encoded = new LruCache<string, Promise<Encoded>>(remembered)
  /** Few are fetched at once, so that what strangers sent does not fill the memory; those who wait hold nothing. */
  const fetching = openSemaphore({ places: 8, queue: 64, each: 8 })

  const isKept = async (name: string) => (await bucket.size(pictureKey(name))) !== null

  /** The picture itself comes last: where it stands, its copies do too. */
  async function store(name: string, { picture, copies }: Encoded, keyOf: typeof pictureKey): Promise<void> {
    await Promise.all(copies.map(({ width, bytes }) => bucket.put(keyOf(name, width), bytes)))
    await bucket.put(keyOf(name), picture)
  }

  async function take(name: string, owner: string, bytes: Uint8Array): Promise<void> {
    await store(name, await reEncode(owner, bytes), preparedKey)
  }

  async function uploadsWaiting(name: string): Promise<StoredObject[]> {
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

  /** Null when nothing of that name waits, or no longer. */
  async function lookAtUpload(name: string, width?: PictureWidth): Promise<Uint8Array | null> {
    for (const object of await uploadsWaiting(name)) {
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

  async function settle(name: string, waiting: StoredObject[]): Promise<void> {
    for (const object of waiting) {
      const upload = readRawKey(object.key)
      if (upload) return store(name, await encode(object, upload), pictureKey)
    }
    for (const width of [...thumbnailWidths, undefined]) {
      const isThere = await bucket.copy(preparedKey(name, width), pictureKey(name, width))
      if (!isThere) throw missing()
    }
  }

  return {
    ...receiveUploads(names, tickets, take),

    async offer(gardenId, contentType, contentLength) {
      const name = names.give(gardenId)
      const owner = names.ownerOf(gardenId)
      if (contentLength === undefined) return { name, uploadUrl: tickets.write({ name, owner, contentType }) }
      const key = rawKey({ name, owner, length: contentLength })
      return { name, uploadUrl: await sign(key, contentType, contentLength) }
    },

    async keep(name) {
      if (!isPictureName(name)) throw missing()
      if (await isKept(name)) return
      const waiting = await uploadsWaiting(name)
      try {
        await settle(name, waiting)
      } catch (error) {
        // Somebody else who keeps it at the same time has cleared it away.
        if (error instanceof PictureMissing && (await isKept(name))) return
        throw error
      }
      // It is kept. What stays behind is for the sweep.
      await Promise.allSettled(waiting.map(({ key }) => bucket.remove(key)))
    },

    async read(name, width) {
      if (!isPictureName(name)) return null
      const kept = () => bucket.get(pictureKey(name, width))
      // It may be kept between the first two checks.
      return (await kept()) ?? (await lookAtUpload(name, width)) ?? (await kept())
    },

    size: async (name) => (isPictureName(name) ? bucket.size(pictureKey(name)) : null),

    async remove(name) {
      if (!isPictureName(name)) return
      const uploads = (await uploadsWaiting(name)).map(({ key }) => key)
      const kept = [undefined, ...thumbnailWidths].map((width) => pictureKey(name, width))
      await Promise.all([...uploads, ...kept].map(bucket.remove))
    },

    async sweep(before) {
      let swept = 0
      for await (const page of bucket.pages(incomingPrefix)) {
        const old = page.filter(({ modified }) => modified < before).map(({ key }) => key)
        for (let at = 0; at < old.length; at += removals) {
          await Promise.all(old.slice(at, at + removals).map(bucket.remove))
        }
        swept += old.filter(isUpload).length
      }
      return swept
    },

    check: bucket.check,

    async close() {
      bucket.close()
    },
  }
}

const missing = () => new PictureMissing('There is no such upload.')

/** The picture, or its copy of that width. */
const chosen = ({ picture, copies }: Encoded, width?: PictureWidth): Uint8Array =>
  copies.find((copy) => copy.width === width)?.bytes ?? picture
