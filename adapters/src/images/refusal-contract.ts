import { describe, expect, test } from 'vitest'
import { PictureMissing, PictureTooLarge, PictureUnreadable, UploadRefused } from './port.ts'
import { nell, type OpenImages, openedImages } from './testing/contract-kit.ts'
import * as pictures from './testing/sample-pictures.ts'

/** Uploads that every store must refuse. */
export function refusedPicturesContract(name: string, open: OpenImages): void {
  describe(`${name} refuses invalid pictures`, () => {
    const at = openedImages(open)

    test('a file that differs from its announcement is refused, and nothing of it stays', async () => {
      const bytes = await pictures.jpeg()
      const others = [
        ['image/png', bytes],
        ['image/jpeg', Buffer.concat([bytes, Buffer.from('x')])],
        ['image/jpeg', bytes.subarray(0, -1)],
      ] as const
      for (const [contentType, sent] of others) {
        const { name: picture, uploadUrl } = await at.images.offer(nell, 'image/jpeg', bytes.byteLength)
        await expect(at.upload(uploadUrl, contentType, sent)).rejects.toBeInstanceOf(UploadRefused)
        expect(await at.images.read(picture)).toBeNull()
        await expect(at.images.keep(picture)).rejects.toBeInstanceOf(PictureMissing)
      }
    })
    test.for([
      [
        'a text called a JPEG',
        'image/jpeg',
        async () => Buffer.from('This is no picture at all, only words.'),
      ],
      ['an SVG called a PNG', 'image/png', async () => pictures.svg()],
      ['an empty file', 'image/png', async () => Buffer.alloc(0)],
      ['half a JPEG', 'image/jpeg', () => pictures.truncated(pictures.jpeg(400, 300))],
      ['half a PNG', 'image/png', () => pictures.truncated(pictures.png(400, 300))],
      ['half a WebP', 'image/webp', () => pictures.truncated(pictures.webp())],
      ['half a GIF', 'image/gif', () => pictures.truncated(pictures.animatedGif())],
      [
        'a JPEG that ends after its first bytes',
        'image/jpeg',
        async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      ],
    ] as const)('%s is refused', async ([, contentType, draw]) => {
      const bytes = await draw()
      const { name: picture, uploadUrl } = await at.images.offer(nell, contentType, bytes.byteLength)
      const sentAndKept = at.upload(uploadUrl, contentType, bytes).then(() => at.images.keep(picture))
      await expect(sentAndKept).rejects.toBeInstanceOf(PictureUnreadable)
      await expect(at.images.put(nell, bytes)).rejects.toBeInstanceOf(PictureUnreadable)

      const code = expect.stringMatching(/^picture-(unreadable|missing)$/)
      await expect(at.images.keep(picture)).rejects.toMatchObject({ code })
      const seen = await at.images.read(picture).catch((error) => {
        if (error instanceof PictureUnreadable) return null
        throw error
      })
      expect(seen).toBeNull()
    })
    test('a picture of four hundred million pixels is refused', async () => {
      await expect(at.sendAndKeep('image/png', pictures.bomb())).rejects.toBeInstanceOf(PictureTooLarge)
      await expect(at.images.put(nell, pictures.bomb())).rejects.toBeInstanceOf(PictureTooLarge)
    })
    test('a file of more than ten megabytes is refused', async () => {
      const bytes = Buffer.concat([await pictures.jpeg(), Buffer.alloc(10 * 1024 * 1024)])
      await expect(at.images.put(nell, bytes)).rejects.toBeInstanceOf(PictureTooLarge)
    })
  })
}
