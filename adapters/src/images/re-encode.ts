import { type PictureWidth, thumbnailWidths } from '@wattle/contracts/images/addresses.ts'
import { largestPicture } from '@wattle/contracts/images/choices.ts'
import sharp from 'sharp'
import { PictureTooLarge, PictureUnreadable } from './port.ts'
import { openSemaphore } from './semaphore.ts'

/** Pixels of the longer side of a picture that is kept. */
const maxSide = 2400

/** No current camera takes larger pictures; one decoded picture of that size takes up to 400 MB. */
const mostPixels = 50_000_000

/**
 * Two at once, to save memory; waiting pictures only hold the bytes that were sent. The limit for one owner is a little
 * more than a gallery.
 */
const turn = openSemaphore({ places: 2, queue: 64, each: 8 })

/** Every decoder adds attack surface, so only these four ever see an upload. */
const formats: Record<string, (head: Buffer) => boolean> = {
  jpeg: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (head) => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  gif: (head) => /^GIF8[79]a$/.test(head.toString('latin1', 0, 6)),
  webp: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
}

function formatOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 16))
  const format = Object.keys(formats).find((name) => formats[name]?.(head))
  if (!format) throw new PictureUnreadable('The file is not a JPEG, PNG, GIF or WebP picture.')
  return format
}

const open = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).timeout({ seconds: 30 })

async function checkHead(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > largestPicture) throw new PictureTooLarge('The picture is larger than 10 MB.')
  const format = formatOf(bytes)
  const head = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (head.format !== format)
    throw new PictureUnreadable('The file is not the type of picture that it claims to be.')
  if (head.width * head.height > mostPixels) throw new PictureTooLarge('The picture has too many pixels.')
}

const unreadable = (cause: unknown) => {
  if (cause instanceof PictureTooLarge || cause instanceof PictureUnreadable) return cause
  return new PictureUnreadable('The picture is incomplete or damaged.', { cause })
}

export type Encoded = { picture: Uint8Array; copies: { width: PictureWidth; bytes: Uint8Array }[] }

/**
 * A JPEG of any picture that was sent: upright, in sRGB, its first frame, at most 2400 pixels a side, without metadata; and
 * its smaller copies, none larger than the picture itself. Reads the picture to its end, so that a broken one throws
 * `PictureUnreadable`, a huge one `PictureTooLarge`. Throws `ImagesUnavailable` when too many wait, of all or of this owner.
 */
export const reEncode = (owner: string, bytes: Uint8Array): Promise<Encoded> =>
  turn(owner, async () => {
    const picture = await upright(bytes)
    const copies: Encoded['copies'] = []
    for (const width of thumbnailWidths) copies.push({ width, bytes: await thumbnail(picture, width) })
    return { picture, copies }
  })

async function upright(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    await checkHead(bytes)
    return await open(bytes)
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 88 })
      .toBuffer()
  } catch (cause) {
    throw unreadable(cause)
  }
}

/** Takes twice the time that plain JPEG of this size takes, for a copy that is a third smaller: it is made once and shown often. */
const thumbnail = (jpeg: Uint8Array, width: PictureWidth): Promise<Uint8Array> =>
  open(jpeg).resize({ width, withoutEnlargement: true }).jpeg({ quality: 75, mozjpeg: true }).toBuffer()
