import type { PictureWidth } from '@wattle/contracts/images/addresses.ts'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import type { Images } from '../port.ts'

export type OpenImages = () => Promise<{
  images: Images
  /**
   * PUTs a file to an upload address, as a browser would. If the store refuses it at once, throws `UploadRefused` or an
   * error of `keep`.
   */
  upload(uploadUrl: string, contentType: string, bytes: Uint8Array): Promise<void>
}>

export const nell = '0c8f9a52-4c49-5d2c-8f7e-6a1f1d6c8a01'
export const omar = '0c8f9a52-4c49-5d2c-8f7e-6a1f1d6c8a02'
export const olga = '0c8f9a52-4c49-5d2c-8f7e-6a1f1d6c8a03'

/** Opens a store for the surrounding `describe` block and returns helpers for its tests. */
export function openedImages(open: OpenImages) {
  let opened: Awaited<ReturnType<OpenImages>>
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.images.close())

  const read = async (picture: string, width?: PictureWidth) => {
    const bytes = await opened.images.read(picture, width)
    if (!bytes) throw new Error('There is no such picture.')
    return bytes
  }
  const send = async (contentType: string, bytes: Uint8Array) => {
    const offer = await opened.images.offer(nell, contentType, bytes.byteLength)
    await opened.upload(offer.uploadUrl, contentType, bytes)
    return offer.name
  }

  return {
    get images() {
      return opened.images
    },
    upload: (...put: Parameters<typeof opened.upload>) => opened.upload(...put),
    read,
    send,
    async looksLike(picture: string, width?: PictureWidth) {
      const { format, width: wide, height: high } = await sharp(await read(picture, width)).metadata()
      return { format, wide, high }
    },
    async sendAndKeep(contentType: string, bytes: Uint8Array) {
      const picture = await send(contentType, bytes)
      await opened.images.keep(picture)
      return picture
    },
  }
}
