import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Images,
  PictureMissing,
  PictureTooLarge,
  PictureUnreadable,
  type PictureWidth,
  thumbnailWidths,
  UploadRefused,
} from './port.ts'
import * as pictures from './testing/sample-pictures.ts'

type Opened = {
  images: Images
  /** PUTs a file to an offered address, as a browser would; what the store refuses at once is thrown, `UploadRefused` or as `keep` does. */
  upload(uploadUrl: string, contentType: string, bytes: Uint8Array): Promise<void>
}

const nell = '0c8f9a52-4c49-5d2c-8f7e-6a1f1d6c8a01'
const omar = '0c8f9a52-4c49-5d2c-8f7e-6a1f1d6c8a02'

/** What every store of pictures promises. */
export function imagesContract(name: string, open: () => Promise<Opened>): void {
  describe(`${name} keeps pictures`, () => {
    let images: Images
    let upload: Opened['upload']

    beforeAll(async () => {
      ;({ images, upload } = await open())
    })
    afterAll(() => images.close())

    const read = async (picture: string, width?: PictureWidth) => {
      const bytes = await images.read(picture, width)
      if (!bytes) throw new Error('There is no such picture.')
      return bytes
    }
    const looksLike = async (picture: string, width?: PictureWidth) => {
      const { format, width: wide, height: high } = await sharp(await read(picture, width)).metadata()
      return { format, wide, high }
    }
    const send = async (contentType: string, bytes: Uint8Array) => {
      const offer = await images.offer(nell, contentType, bytes.byteLength)
      await upload(offer.uploadUrl, contentType, bytes)
      return offer.name
    }
    const sendAndKeep = async (contentType: string, bytes: Uint8Array) => {
      const picture = await send(contentType, bytes)
      await images.keep(picture)
      return picture
    }

    test('an upload can be looked at before and after it is kept', async () => {
      const picture = await send('image/jpeg', await pictures.jpeg())
      expect(await looksLike(picture)).toEqual({ format: 'jpeg', wide: 60, high: 40 })

      await images.keep(picture)
      expect(await looksLike(picture)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
    })

    test('an upload needs no length', async () => {
      const { name: picture, uploadUrl } = await images.offer(nell, 'image/png')
      await upload(uploadUrl, 'image/png', await pictures.png())
      await images.keep(picture)
      expect(await looksLike(picture)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
    })

    test('bytes that pass through the server can be looked at and kept', async () => {
      const { name: picture } = await images.put(nell, await pictures.png())
      expect(await looksLike(picture)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
      await images.keep(picture)
      expect(await looksLike(picture)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
    })

    test('keeping a picture again changes nothing, also twice at once', async () => {
      const picture = await send('image/jpeg', await pictures.jpeg())
      await Promise.all([images.keep(picture), images.keep(picture)])
      const before = await read(picture)
      await images.keep(picture)
      expect(Buffer.compare(await read(picture), before)).toBe(0)
    })

    test('a picture is there for whoever looks while it is being kept', async () => {
      const picture = await send('image/jpeg', await pictures.jpeg())
      let isKept = false
      const kept = images.keep(picture).then(() => {
        isKept = true
      })
      while (!isKept) {
        expect(await looksLike(picture)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
        expect(await looksLike(picture, 160)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
      }
      await kept
    })

    test('a file that is not as it was announced is refused, and nothing of it stays', async () => {
      const bytes = await pictures.jpeg()
      const others = [
        ['image/png', bytes],
        ['image/jpeg', Buffer.concat([bytes, Buffer.from('x')])],
        ['image/jpeg', bytes.subarray(0, -1)],
      ] as const
      for (const [contentType, sent] of others) {
        const { name: picture, uploadUrl } = await images.offer(nell, 'image/jpeg', bytes.byteLength)
        await expect(upload(uploadUrl, contentType, sent)).rejects.toBeInstanceOf(UploadRefused)
        expect(await images.read(picture)).toBeNull()
        await expect(images.keep(picture)).rejects.toBeInstanceOf(PictureMissing)
      }
    })

    test('every kind of picture becomes a JPEG', async () => {
      const webp = await sendAndKeep('image/webp', await pictures.webp())
      const gif = await sendAndKeep('image/gif', await pictures.animatedGif())
      expect([await looksLike(webp), await looksLike(gif)]).toEqual([
        { format: 'jpeg', wide: 60, high: 40 },
        { format: 'jpeg', wide: 30, high: 20 },
      ])
    })

    test('of a moving picture the first frame stays', async () => {
      const picture = await sendAndKeep('image/gif', await pictures.animatedGif())
      const { dominant } = await sharp(await read(picture)).stats()
      expect(dominant.r > 200 && dominant.b < 50).toBe(true)
    })

    test('what is transparent turns white', async () => {
      const picture = await sendAndKeep('image/png', await pictures.transparentPng())
      const { channels } = await sharp(await read(picture)).stats()
      expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
    })

    test('a photograph stands upright and no longer says where it was taken', async () => {
      const photograph = await pictures.photographWithPlace()
      expect((await sharp(photograph).metadata()).exif).toBeDefined()

      const incoming = await send('image/jpeg', photograph)
      const seen = [await read(incoming), await read(incoming, 160)]
      await images.keep(incoming)
      seen.push(await read(incoming), await read(incoming, 160))

      for (const bytes of seen) {
        const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
        expect({ width, height, exif, xmp, iptc, icc, orientation }).toEqual({ width: 40, height: 60 })
        expect(Buffer.from(bytes).includes('Nell at home')).toBe(false)
      }
    })

    test('a large picture is bounded and its thumbnails have their widths', async () => {
      const picture = await sendAndKeep('image/jpeg', await pictures.jpeg(3000, 1500))
      expect(await looksLike(picture)).toEqual({ format: 'jpeg', wide: 2400, high: 1200 })
      expect(await Promise.all(thumbnailWidths.map((width) => looksLike(picture, width)))).toEqual(
        thumbnailWidths.map((width) => ({ format: 'jpeg', wide: width, high: width / 2 })),
      )
    })

    test('a thumbnail is never larger than its picture', async () => {
      const picture = await send('image/jpeg', await pictures.jpeg(200, 100))
      const widths = async () => [await looksLike(picture, 160), await looksLike(picture, 640)]
      const expected = [
        { format: 'jpeg', wide: 160, high: 80 },
        { format: 'jpeg', wide: 200, high: 100 },
      ]
      expect(await widths()).toEqual(expected)
      await images.keep(picture)
      expect(await widths()).toEqual(expected)
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
      const { name: picture, uploadUrl } = await images.offer(nell, contentType, bytes.byteLength)
      const sentAndKept = upload(uploadUrl, contentType, bytes).then(() => images.keep(picture))
      await expect(sentAndKept).rejects.toBeInstanceOf(PictureUnreadable)
      await expect(images.put(nell, bytes)).rejects.toBeInstanceOf(PictureUnreadable)

      const code = expect.stringMatching(/^picture-(unreadable|missing)$/)
      await expect(images.keep(picture)).rejects.toMatchObject({ code })
      const seen = await images.read(picture).catch((error) => {
        if (error instanceof PictureUnreadable) return null
        throw error
      })
      expect(seen).toBeNull()
    })

    test('a picture of four hundred million pixels is refused', async () => {
      await expect(sendAndKeep('image/png', pictures.bomb())).rejects.toBeInstanceOf(PictureTooLarge)
      await expect(images.put(nell, pictures.bomb())).rejects.toBeInstanceOf(PictureTooLarge)
    })

    test('a file above ten megabytes is refused', async () => {
      const bytes = Buffer.concat([await pictures.jpeg(), Buffer.alloc(10 * 1024 * 1024)])
      await expect(images.put(nell, bytes)).rejects.toBeInstanceOf(PictureTooLarge)
    })

    test('a name belongs to the garden it was given to and to no other', async () => {
      const { name: offered } = await images.offer(nell, 'image/jpeg')
      const { name: put } = await images.put(nell, await pictures.jpeg())
      expect([offered, put].map((picture) => images.belongsTo(nell, picture))).toEqual([true, true])
      expect([offered, put].map((picture) => images.belongsTo(omar, picture))).toEqual([false, false])

      const forged = `${offered.startsWith('A') ? 'B' : 'A'}${offered.slice(1)}`
      const strange = ['', 'roses', '../../etc/passwd', forged, `${offered}A`, offered.slice(0, -1)]
      expect(strange.filter((picture) => images.belongsTo(nell, picture))).toEqual([])
    })

    test('a name fits the address of a picture and never comes twice', async () => {
      const offers = await Promise.all(Array.from({ length: 50 }, () => images.offer(nell, 'image/jpeg')))
      const names = offers.map((offer) => offer.name)
      expect(names.filter((picture) => !/^[A-Za-z0-9_-]{20,100}$/.test(picture))).toEqual([])
      expect(new Set(names).size).toBe(50)
    })

    test('what was never uploaded is missing, and so is a name that is none', async () => {
      const { name: offered } = await images.offer(nell, 'image/jpeg')
      for (const picture of [offered, 'roses', '../incoming', `../incoming/${offered}`]) {
        expect(await images.read(picture)).toBeNull()
        expect(await images.read(picture, 160)).toBeNull()
        await expect(images.keep(picture)).rejects.toBeInstanceOf(PictureMissing)
      }
    })

    test('the sweep forgets old uploads and leaves new ones and kept ones', async () => {
      const kept = await sendAndKeep('image/jpeg', await pictures.jpeg())
      const incoming = await send('image/jpeg', await pictures.jpeg())

      expect(await images.sweep(new Date(0))).toBe(0)
      expect(await images.read(incoming)).not.toBeNull()

      expect(await images.sweep(new Date(Date.now() + 60_000))).toBeGreaterThanOrEqual(1)
      expect(await images.read(incoming)).toBeNull()
      await expect(images.keep(incoming)).rejects.toBeInstanceOf(PictureMissing)
      expect(await looksLike(kept)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
      expect(await looksLike(kept, 160)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
    })

    test('a store that works says so', async () => {
      await expect(images.check()).resolves.toBeUndefined()
    })
  })
}
