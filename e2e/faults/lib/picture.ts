import sharp from 'sharp'

/** A small picture as a data URL, a different one for every number. */
export async function picture(number: number): Promise<string> {
  const background = { r: number % 256, g: (number >> 8) % 256, b: 90 }
  const bytes = await sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}
