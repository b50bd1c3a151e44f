import sharp from 'sharp'

/** A photograph like a phone's: large, and with its location in the metadata. */
export const photograph = (width = 2400, height = 1800): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#5f7f4a', noise: leafNoise } })
    .withExif({
      IFD0: { ImageDescription: 'Nell at home' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 0/1' },
    })
    .jpeg()
    .toBuffer()

const leafNoise = { type: 'gaussian', mean: 110, sigma: 30 } as const

/** The size and format of a stored picture, and whether it contains any metadata. */
export async function lookInto(picture: ArrayBuffer) {
  const { width, height, format, exif, xmp, iptc } = await sharp(picture).metadata()
  return { width, height, format, written: Boolean(exif ?? xmp ?? iptc) }
}
