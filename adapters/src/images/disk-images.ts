import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeDurably } from './durable-files.ts'
import { isPictureName, openPictureNames } from './picture-names.ts'
import {
  type Images,
  ImagesUnavailable,
  PictureMissing,
  PictureTooLarge,
  PictureUnreadable,
  type UploadReceiver,
} from './port.ts'
import { reEncode, thumbnail, thumbnails } from './re-encode.ts'
import { openUploadTickets } from './upload-tickets.ts'

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const readOrNull = (path: string): Promise<Uint8Array | null> =>
  readFile(path).catch((error) => {
    if (isAbsent(error)) return null
    throw error
  })

/** Turns what the disk says into what the port promises. */
async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const ours = [PictureMissing, PictureTooLarge, PictureUnreadable, ImagesUnavailable]
    if (ours.some((known) => cause instanceof known)) throw cause
    throw new ImagesUnavailable('The folder of pictures cannot be used.', { cause })
  }
}

/**
 * Pictures in a folder. An upload is re-encoded before it touches the disk, so that not even `incoming` holds where a
 * photograph was taken; keeping it adds the thumbnails and moves it. `uploadPath` is where this server takes uploads.
 */
export async function openDiskImages(options: {
  folder: string
  secret: string
  uploadPath: string
}): Promise<Images & UploadReceiver> {
  const incoming = join(options.folder, 'incoming')
  const pictures = join(options.folder, 'pictures')
  await Promise.all([mkdir(incoming, { recursive: true }), mkdir(pictures, { recursive: true })])
  const names = openPictureNames(options.secret)
  const tickets = openUploadTickets(options.uploadPath, options.secret)

  const incomingPath = (name: string) => join(incoming, `${name}.jpg`)
  const picturePath = (name: string, width?: number) =>
    join(pictures, width === undefined ? `${name}.jpg` : `${name}-${width}.jpg`)
  const isKept = async (name: string) => {
    const found = await stat(picturePath(name)).catch((error) => {
      if (isAbsent(error)) return null
      throw error
    })
    return found !== null
  }
  const take = (name: string, bytes: Uint8Array) =>
    onDisk(async () => writeDurably(incomingPath(name), await reEncode(bytes), incoming))

  /** The picture itself moves last: where it stands, its thumbnails do too. */
  async function move(name: string): Promise<void> {
    const jpeg = await readOrNull(incomingPath(name))
    if (!jpeg) throw new PictureMissing('There is no such upload.')
    for (const copy of await thumbnails(jpeg)) {
      await writeDurably(picturePath(name, copy.width), copy.bytes, incoming)
    }
    await rename(incomingPath(name), picturePath(name))
    await syncFolder(pictures)
    await syncFolder(incoming)
  }

  return {
    async offer(gardenId, contentType, contentLength) {
      const name = names.give(gardenId)
      return { name, uploadUrl: tickets.write({ name, contentType, contentLength }) }
    },

    async put(gardenId, bytes) {
      const name = names.give(gardenId)
      await take(name, bytes)
      return { name }
    },

    async receive(address, contentType, bytes) {
      await take(tickets.read(address, contentType, bytes.byteLength), bytes)
    },

    belongsTo: names.belongsTo,

    keep: (name) =>
      onDisk(async () => {
        if (!isPictureName(name)) throw new PictureMissing('There is no such upload.')
        if (await isKept(name)) return
        try {
          await move(name)
        } catch (error) {
          // Somebody else may have moved it in the meantime, which is just as well.
          if (!(await isKept(name)))
            throw isAbsent(error) ? new PictureMissing('There is no such upload.') : error
        }
      }),

    read: (name, width) =>
      onDisk(async () => {
        if (!isPictureName(name)) return null
        const kept = await readOrNull(picturePath(name, width))
        if (kept) return kept
        const jpeg = await readOrNull(incomingPath(name))
        // It may have been kept between the two looks.
        if (!jpeg) return readOrNull(picturePath(name, width))
        return width === undefined ? jpeg : thumbnail(jpeg, width)
      }),

    sweep: (before) =>
      onDisk(async () => {
        let swept = 0
        for (const file of await readdir(incoming)) {
          const path = join(incoming, file)
          const found = await stat(path).catch(() => null)
          if (!found || found.mtimeMs >= before.getTime()) continue
          await rm(path, { force: true })
          if (file.endsWith('.jpg')) swept++
        }
        return swept
      }),

    check: () =>
      onDisk(async () => {
        const probe = join(incoming, `${randomUUID()}.probe`)
        await writeFile(probe, 'wattle')
        await rm(probe)
      }),

    async close() {},
  }
}
