import { type PictureWidth, thumbnailWidths } from '@wattle/contracts/images/addresses.ts'
import { largestPicture } from '@wattle/contracts/images/choices.ts'
import sharp from 'sharp'
import { PictureTooLarge, PictureUnreadable } from './port.ts'
import { openWorkQueue } from './work-queue.ts'

/** Maximum pixels of a stored picture's longer side. */
const maxSide = 2400

/** No current camera takes larger pictures. A decoded picture of this size needs up to 400 MB. */
const mostPixels = 50_000_000

/**
 * Two at a time, to save memory; queued pictures hold only their uploaded bytes. The limit per owner is slightly more
 * than a gallery.
 */
const turn = openWorkQueue({ places: 2, queue: 64, each: 8 })

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
 * Converts an upload to a JPEG: upright, sRGB, first frame, at most 2400 pixels a side, without metadata. Also makes
 * its smaller copies, none larger than the picture. Decodes the whole picture, so a damaged one throws
 * `PictureUnreadable` and a huge one `PictureTooLarge`. Throws `ImagesUnavailable` when too many are queued, in total
 * or for this owner.
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

/** MozJPEG takes twice as long and saves a third of the size, which pays because a copy is made once and shown often. */
const thumbnail = (jpeg: Uint8Array, width: PictureWidth): Promise<Uint8Array> =>
  open(jpeg).resize({ width, withoutEnlargement: true }).jpeg({ quality: 75, mozjpeg: true }).toBuffer()
