import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Pictures for the specs, generated on each call. Some are valid, some are meant to do harm. */

const garden = (width: number, height: number) => {
  const noise = Buffer.alloc(width * height * 3)
  for (let at = 0; at < noise.length; at++) noise[at] = (at * 2654435761) >>> 24
  return sharp(noise, { raw: { width, height, channels: 3 } })
}

export const jpeg = (width = 60, height = 40) => garden(width, height).jpeg().toBuffer()
export const png = (width = 60, height = 40) => garden(width, height).png().toBuffer()
export const webp = () => garden(60, 40).webp().toBuffer()

export const transparentPng = () =>
  sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer()

/** Two frames: the first red, the second blue. */
export const animatedGif = async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer()
}

/** Rotated, with a location and a name in its metadata. */
export const photographWithPlace = () =>
  garden(60, 40)
    .withExif({
      IFD0: { ImageDescription: 'Nell at home' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const svg = () =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')

export const truncated = async (picture: Promise<Buffer>) => {
  const whole = await picture
  return whole.subarray(0, Math.floor(whole.length / 2))
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.byteLength, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A valid PNG of 20,000 by 20,000 black pixels in about 50 KB. */
export function bomb(): Buffer {
  const side = 20_000
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (1 + side / 8)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
