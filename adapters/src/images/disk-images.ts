import { randomUUID } from 'node:crypto'
import { mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { thumbnailWidths } from '@wattle/contracts/images/addresses.ts'
import { syncFolder, writeDurably } from '../lib/durable-files.ts'
import { limitWaiting } from './limit-waiting.ts'
import { isPictureName, nameOfFile, openPictureNames } from './picture-names.ts'
import { type Images, ImagesUnavailable, PictureMissing, PictureTooLarge, PictureUnreadable } from './port.ts'
import { reEncode } from './re-encode.ts'
import { receiveUploads } from './receive-uploads.ts'
import { openUploadTickets } from './upload-tickets.ts'

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const readOrNull = (path: string): Promise<Uint8Array | null> =>
  readFile(path).catch((error) => {
    if (isAbsent(error)) return null
    throw error
  })

/** Translates disk errors into the port's errors. */
async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const ours = [PictureMissing, PictureTooLarge, PictureUnreadable, ImagesUnavailable]
    if (ours.some((known) => cause instanceof known)) throw cause
    throw new ImagesUnavailable('The pictures folder cannot be used.', { cause })
  }
}

/**
 * Stores pictures in a folder. Uploads are re-encoded before they are written, so that not even `incoming` contains the
 * location of a photograph. Keeping a picture moves it with its copies.
 */
export async function openDiskImages(options: {
  folder: string
  secret: string
  formerSecrets?: readonly string[]
}): Promise<Images> {
  const incoming = join(options.folder, 'incoming')
  const pictures = join(options.folder, 'pictures')
  await Promise.all([
    mkdir(incoming, { recursive: true, mode: 0o700 }),
    mkdir(pictures, { recursive: true, mode: 0o700 }),
  ])
  const names = openPictureNames(options.secret, options.formerSecrets)
  const tickets = openUploadTickets(options.secret)

  const fileOf = (name: string, width?: number) =>
    width === undefined ? `${name}.jpg` : `${name}-${width}.jpg`
  const incomingPath = (name: string, width?: number) => join(incoming, fileOf(name, width))
  const picturePath = (name: string, width?: number) => join(pictures, fileOf(name, width))
  const sizeOf = async (path: string) => {
    const found = await stat(path).catch((error) => {
      if (isAbsent(error)) return null
      throw error
    })
    return found?.size ?? null
  }
  const exists = async (path: string) => (await sizeOf(path)) !== null
  const isKept = (name: string) => exists(picturePath(name))

  /** The picture is written last: if it exists, its copies do too. */
  const take = (name: string, owner: string, bytes: Uint8Array) =>
    onDisk(async () => {
      const { picture, copies } = await reEncode(owner, bytes)
      try {
        for (const copy of copies) await writeDurably(incomingPath(name, copy.width), copy.bytes, incoming)
        await writeDurably(incomingPath(name), picture, incoming)
      } catch (error) {
        for (const { width } of copies) await rm(incomingPath(name, width), { force: true })
        throw error
      }
    })

  /** The picture is moved last, too. A file that a concurrent call has already moved is fine. */
  async function move(name: string): Promise<void> {
    for (const width of [...thumbnailWidths, undefined]) {
      const target = picturePath(name, width)
      await rename(incomingPath(name, width), target).catch(async (error) => {
        if (!isAbsent(error)) throw error
        if (!(await exists(target))) throw new PictureMissing('There is no such upload.', { cause: error })
      })
    }
    await syncFolder(pictures)
    await syncFolder(incoming)
  }

  async function filesOf(gardenId: GardenId, folder: string): Promise<string[]> {
    const found: string[] = []
    for await (const { name } of await opendir(folder, { bufferSize: 1000 }))
      if (names.belongsTo(gardenId, nameOfFile(name))) found.push(name)
    return found
  }

  const mayWait = limitWaiting((gardenId) =>
    onDisk(async () => new Set((await filesOf(gardenId, incoming)).map(nameOfFile)).size),
  )

  return {
    ...receiveUploads(names, tickets, take, mayWait),

    async offer(gardenId, contentType, contentLength) {
      await mayWait(gardenId)
      const name = names.give(gardenId)
      const owner = names.ownerOf(gardenId)
      return { name, uploadUrl: tickets.write({ name, owner, contentType, contentLength }) }
    },

    keep: (name) =>
      onDisk(async () => {
        if (!isPictureName(name)) throw new PictureMissing('There is no such upload.')
        if (!(await isKept(name))) await move(name)
      }),

    read: (name, width) =>
      onDisk(async () => {
        if (!isPictureName(name)) return null
        const kept = () => readOrNull(picturePath(name, width))
        // The picture may be kept between the first two reads.
        return (await kept()) ?? (await readOrNull(incomingPath(name, width))) ?? (await kept())
      }),

    size: (name) => onDisk(async () => (isPictureName(name) ? sizeOf(picturePath(name)) : null)),

    remove: (name) =>
      onDisk(async () => {
        if (!isPictureName(name)) return
        for (const width of [undefined, ...thumbnailWidths])
          for (const pathOf of [incomingPath, picturePath]) await rm(pathOf(name, width), { force: true })
        await syncFolder(pictures)
        await syncFolder(incoming)
      }),

    removeAll: (gardenId) =>
      onDisk(async () => {
        // In this order, because a picture that is being kept meanwhile moves from `incoming` to `pictures`.
        for (const folder of [incoming, pictures]) {
          for (const file of await filesOf(gardenId, folder)) await rm(join(folder, file), { force: true })
          await syncFolder(folder)
        }
      }),

    sweep: (before) =>
      onDisk(async () => {
        let swept = 0
        for (const file of await readdir(incoming)) {
          const path = join(incoming, file)
          const found = await stat(path).catch(() => null)
          if (!found || found.mtimeMs >= before.getTime()) continue
          await rm(path, { force: true })
          if (isPictureName(file.slice(0, -'.jpg'.length))) swept++
        }
        return swept
      }),

    check: () =>
      onDisk(async () => {
        const probe = join(incoming, `${randomUUID()}.probe`)
        try {
          await writeFile(probe, 'wattle', { mode: 0o600 })
        } finally {
          await rm(probe, { force: true })
        }
      }),

    async close() {},
  }
}
