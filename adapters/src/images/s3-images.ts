import type { GardenId } from '@wattle/contracts/ids.ts'
import { thumbnailWidths } from '@wattle/contracts/images/addresses.ts'
import { limitWaiting } from './limit-waiting.ts'
import { isPictureName, nameOfFile, openPictureNames } from './picture-names.ts'
import { type Images, PictureMissing } from './port.ts'
import { type Encoded, reEncode } from './re-encode.ts'
import { receiveUploads } from './receive-uploads.ts'
import { openS3Bucket, type StoredObject } from './s3-bucket.ts'
import type { S3Options } from './s3-client.ts'
import {
  incomingPrefix,
  isUpload,
  pictureKey,
  picturesPrefix,
  preparedKey,
  rawKey,
  readRawKey,
} from './s3-keys.ts'
import { openUploadSigner } from './s3-signer.ts'
import { missing, openUploads } from './s3-uploads.ts'
import { openUploadTickets } from './upload-tickets.ts'

/** How many objects are removed concurrently. */
const removals = 16

/**
 * Stores pictures in a bucket that only this server reads. A browser that announces the file's length uploads directly
 * to the bucket, where the file stays unchanged until it is read or kept. Any other upload passes through this server
 * and is re-encoded before it is stored.
 */
export function openS3Images(
  options: S3Options & {
    publicOrigin?: string | undefined
    secret: string
    formerSecrets?: readonly string[]
  },
): Images {
  const names = openPictureNames(options.secret, options.formerSecrets)
  const tickets = openUploadTickets(options.secret)
  const bucket = openS3Bucket(options)
  const uploads = openUploads(bucket)
  const sign = openUploadSigner(options)

  const isKept = async (name: string) => (await bucket.size(pictureKey(name))) !== null

  /** The picture is stored last: if it exists, its copies do too. */
  async function store(name: string, { picture, copies }: Encoded, keyOf: typeof pictureKey): Promise<void> {
    await Promise.all(copies.map(({ width, bytes }) => bucket.put(keyOf(name, width), bytes)))
    await bucket.put(keyOf(name), picture)
  }

  async function take(name: string, owner: string, bytes: Uint8Array): Promise<void> {
    await store(name, await reEncode(owner, bytes), preparedKey)
  }

  async function putInPlace(name: string, waiting: StoredObject[]): Promise<void> {
    for (const object of waiting) {
      const upload = readRawKey(object.key)
      if (upload) return store(name, await uploads.encode(object, upload), pictureKey)
    }
    for (const width of [...thumbnailWidths, undefined]) {
      const isThere = await bucket.copy(preparedKey(name, width), pictureKey(name, width))
      if (!isThere) throw missing()
    }
  }

  async function removeEach(objects: readonly StoredObject[]): Promise<void> {
    for (let at = 0; at < objects.length; at += removals) {
      await Promise.all(objects.slice(at, at + removals).map(({ key }) => bucket.remove(key)))
    }
  }

  /** A garden's objects whose keys start with the prefix, page by page, with their names. */
  async function* ownPages(gardenId: GardenId, prefix: string) {
    for await (const page of bucket.pages(prefix)) {
      const named = page.map((object) => ({ ...object, name: nameOfFile(object.key.slice(prefix.length)) }))
      yield named.filter(({ name }) => names.belongsTo(gardenId, name))
    }
  }

  const mayWait = limitWaiting(async (gardenId) => {
    const waiting = new Set<string>()
    for await (const page of ownPages(gardenId, incomingPrefix))
      for (const { name } of page) waiting.add(name)
    return waiting.size
  })

  return {
    ...receiveUploads(names, tickets, take, mayWait),

    async offer(gardenId, contentType, contentLength) {
      await mayWait(gardenId)
      const name = names.give(gardenId)
      const owner = names.ownerOf(gardenId)
      if (contentLength === undefined) return { name, uploadUrl: tickets.write({ name, owner, contentType }) }
      const key = rawKey({ name, owner, length: contentLength })
      return { name, uploadUrl: await sign(key, contentType, contentLength) }
    },

    async keep(name) {
      if (!isPictureName(name)) throw missing()
      if (await isKept(name)) return
      const waiting = await uploads.of(name)
      try {
        await putInPlace(name, waiting)
      } catch (error) {
        // A concurrent call may have kept the picture and removed the upload.
        if (error instanceof PictureMissing && (await isKept(name))) return
        throw error
      }
      // The picture is kept. If removing the upload fails, the sweep removes it later.
      await Promise.allSettled(waiting.map(({ key }) => bucket.remove(key)))
    },

    async read(name, width) {
      if (!isPictureName(name)) return null
      const kept = () => bucket.get(pictureKey(name, width))
      // The picture may be kept between the first two reads.
      return (await kept()) ?? (await uploads.read(name, width)) ?? (await kept())
    },

    size: async (name) => (isPictureName(name) ? bucket.size(pictureKey(name)) : null),

    async remove(name) {
      if (!isPictureName(name)) return
      const waiting = (await uploads.of(name)).map(({ key }) => key)
      const kept = [undefined, ...thumbnailWidths].map((width) => pictureKey(name, width))
      await Promise.all([...waiting, ...kept].map(bucket.remove))
    },

    async removeAll(gardenId) {
      // In this order, because a picture that is being kept meanwhile moves from `incoming/` to `pictures/`.
      for (const prefix of [incomingPrefix, picturesPrefix])
        for await (const page of ownPages(gardenId, prefix)) await removeEach(page)
    },

    async sweep(before) {
      let swept = 0
      for await (const page of bucket.pages(incomingPrefix)) {
        const old = page.filter(({ modified }) => modified < before)
        await removeEach(old)
        swept += old.filter(({ key }) => isUpload(key)).length
      }
      return swept
    },

    check: bucket.check,

    async close() {
      bucket.close()
    },
  }
}
