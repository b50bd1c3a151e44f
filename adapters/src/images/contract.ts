import { thumbnailWidths } from '@wattle/contracts/images/addresses.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { mostWaiting } from './limit-waiting.ts'
import { PictureMissing, TooManyUploads } from './port.ts'
import { refusedPicturesContract } from './refusal-contract.ts'
import { nell, type OpenImages, olga, omar, openedImages } from './testing/contract-kit.ts'
import * as pictures from './testing/sample-pictures.ts'

/** The contract of every picture store. */
export function imagesContract(name: string, open: OpenImages): void {
  refusedPicturesContract(name, open)

  describe(`${name} keeps pictures`, () => {
    const at = openedImages(open)

    test('an upload can be viewed before and after it is kept', async () => {
      const picture = await at.send('image/jpeg', await pictures.jpeg())
      expect(await at.looksLike(picture)).toEqual({ format: 'jpeg', wide: 60, high: 40 })

      await at.images.keep(picture)
      expect(await at.looksLike(picture)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
    })
    test('an upload does not have to announce its length', async () => {
      const { name: picture, uploadUrl } = await at.images.offer(nell, 'image/png')
      await at.upload(uploadUrl, 'image/png', await pictures.png())
      await at.images.keep(picture)
      expect(await at.looksLike(picture)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
    })
    test('bytes sent through the server can be viewed and kept', async () => {
      const { name: picture } = await at.images.put(nell, await pictures.png())
      expect(await at.looksLike(picture)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
      await at.images.keep(picture)
      expect(await at.looksLike(picture)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
    })
    test('keeping a picture again changes nothing, even twice at once', async () => {
      const picture = await at.send('image/jpeg', await pictures.jpeg())
      await Promise.all([at.images.keep(picture), at.images.keep(picture)])
      const before = await at.read(picture)
      await at.images.keep(picture)
      expect(Buffer.compare(await at.read(picture), before)).toBe(0)
    })
    test('a picture can be viewed while it is being kept', async () => {
      const picture = await at.send('image/jpeg', await pictures.jpeg())
      let isKept = false
      const kept = at.images.keep(picture).then(() => {
        isKept = true
      })
      while (!isKept) {
        expect(await at.looksLike(picture)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
        expect(await at.looksLike(picture, 160)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
      }
      await kept
    })
    test('every kind of picture becomes a JPEG', async () => {
      const webp = await at.sendAndKeep('image/webp', await pictures.webp())
      const gif = await at.sendAndKeep('image/gif', await pictures.animatedGif())
      expect([await at.looksLike(webp), await at.looksLike(gif)]).toEqual([
        { format: 'jpeg', wide: 60, high: 40 },
        { format: 'jpeg', wide: 30, high: 20 },
      ])
    })
    test('an animated picture becomes its first frame', async () => {
      const picture = await at.sendAndKeep('image/gif', await pictures.animatedGif())
      const { dominant } = await sharp(await at.read(picture)).stats()
      expect(dominant.r > 200 && dominant.b < 50).toBe(true)
    })
    test('transparent areas become white', async () => {
      const picture = await at.sendAndKeep('image/png', await pictures.transparentPng())
      const { channels } = await sharp(await at.read(picture)).stats()
      expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
    })
    test('a photograph is turned upright and loses its location', async () => {
      const photograph = await pictures.photographWithPlace()
      expect((await sharp(photograph).metadata()).exif).toBeDefined()

      const incoming = await at.send('image/jpeg', photograph)
      const seen = [await at.read(incoming), await at.read(incoming, 160)]
      await at.images.keep(incoming)
      seen.push(await at.read(incoming), await at.read(incoming, 160))

      for (const bytes of seen) {
        const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
        expect({ width, height, exif, xmp, iptc, icc, orientation }).toEqual({ width: 40, height: 60 })
        expect(Buffer.from(bytes).includes('Nell at home')).toBe(false)
      }
    })
    test('a large picture is scaled down, and its thumbnails have their widths', async () => {
      const picture = await at.sendAndKeep('image/jpeg', await pictures.jpeg(3000, 1500))
      expect(await at.looksLike(picture)).toEqual({ format: 'jpeg', wide: 2400, high: 1200 })
      expect(await Promise.all(thumbnailWidths.map((width) => at.looksLike(picture, width)))).toEqual(
        thumbnailWidths.map((width) => ({ format: 'jpeg', wide: width, high: width / 2 })),
      )
    })
    test('a thumbnail is never larger than its picture', async () => {
      const picture = await at.send('image/jpeg', await pictures.jpeg(200, 100))
      const widths = async () => [await at.looksLike(picture, 160), await at.looksLike(picture, 640)]
      const expected = [
        { format: 'jpeg', wide: 160, high: 80 },
        { format: 'jpeg', wide: 200, high: 100 },
      ]
      expect(await widths()).toEqual(expected)
      await at.images.keep(picture)
      expect(await widths()).toEqual(expected)
    })
    test('a name belongs only to the garden it was given to', async () => {
      const { name: offered } = await at.images.offer(nell, 'image/jpeg')
      const { name: put } = await at.images.put(nell, await pictures.jpeg())
      expect([offered, put].map((picture) => at.images.belongsTo(nell, picture))).toEqual([true, true])
      expect([offered, put].map((picture) => at.images.belongsTo(omar, picture))).toEqual([false, false])

      const forged = `${offered.startsWith('A') ? 'B' : 'A'}${offered.slice(1)}`
      const strange = ['', 'roses', '../../etc/passwd', forged, `${offered}A`, offered.slice(0, -1)]
      expect(strange.filter((picture) => at.images.belongsTo(nell, picture))).toEqual([])
    })
    test('a name can be part of a URL and is never repeated', async () => {
      const offers = await Promise.all(Array.from({ length: 50 }, () => at.images.offer(nell, 'image/jpeg')))
      const names = offers.map((offer) => offer.name)
      expect(names.filter((picture) => !/^[A-Za-z0-9_-]{20,100}$/.test(picture))).toEqual([])
      expect(new Set(names).size).toBe(50)
    })
    test('an offered name without an upload is missing, and so is an invalid name', async () => {
      const { name: offered } = await at.images.offer(nell, 'image/jpeg')
      for (const picture of [offered, 'roses', '../incoming', `../incoming/${offered}`]) {
        expect(await at.images.read(picture)).toBeNull()
        expect(await at.images.read(picture, 160)).toBeNull()
        await expect(at.images.keep(picture)).rejects.toBeInstanceOf(PictureMissing)
      }
    })
    test('only a kept picture has a size', async () => {
      const picture = await at.send('image/jpeg', await pictures.jpeg())
      expect(await at.images.size(picture)).toBeNull()
      await at.images.keep(picture)
      expect(await at.images.size(picture)).toBe((await at.read(picture)).byteLength)
      for (const other of [at.images.newName(nell), 'roses', '../incoming']) {
        expect(await at.images.size(other)).toBeNull()
      }
    })
    test('a garden’s waiting uploads are limited; keeping, removing and sweeping make room', async () => {
      const bytes = await pictures.jpeg(8, 8)
      const put = async () => (await at.images.put(olga, bytes)).name
      const waiting: string[] = []
      while (waiting.length < mostWaiting) waiting.push(...(await Promise.all([put(), put(), put(), put()])))
      const isFull = async () => {
        await expect(put()).rejects.toBeInstanceOf(TooManyUploads)
        await expect(at.images.offer(olga, 'image/jpeg', 5)).rejects.toBeInstanceOf(TooManyUploads)
        await expect(at.images.offer(omar, 'image/jpeg', 5)).resolves.toBeDefined()
      }
      await isFull()
      await at.images.keep(waiting[0] ?? '')
      await at.images.remove(waiting[1] ?? '')
      for (let count = 0; count < 2; count++) await put()
      await isFull()
      await at.images.sweep(new Date(Date.now() + 60_000))
      await put()
    })
    test('the sweep deletes old uploads, and keeps new ones and kept pictures', async () => {
      const kept = await at.sendAndKeep('image/jpeg', await pictures.jpeg())
      const incoming = await at.send('image/jpeg', await pictures.jpeg())

      expect(await at.images.sweep(new Date(0))).toBe(0)
      expect(await at.images.read(incoming)).not.toBeNull()

      expect(await at.images.sweep(new Date(Date.now() + 60_000))).toBeGreaterThanOrEqual(1)
      expect(await at.images.read(incoming)).toBeNull()
      await expect(at.images.keep(incoming)).rejects.toBeInstanceOf(PictureMissing)
      expect(await at.looksLike(kept)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
      expect(await at.looksLike(kept, 160)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
    })
    test('removing a picture, kept or waiting, removes its copies too, and no other picture', async () => {
      const kept = await at.sendAndKeep('image/jpeg', await pictures.jpeg())
      const incoming = await at.send('image/jpeg', await pictures.jpeg())
      const { name: passed } = await at.images.put(nell, await pictures.jpeg())
      const other = await at.sendAndKeep('image/jpeg', await pictures.jpeg())
      for (const picture of [kept, incoming, passed]) {
        await at.read(picture)
        await at.images.remove(picture)
        for (const width of [undefined, ...thumbnailWidths])
          expect(await at.images.read(picture, width)).toBeNull()
        await expect(at.images.keep(picture)).rejects.toBeInstanceOf(PictureMissing)
      }
      expect(await at.looksLike(other)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
      expect(await at.looksLike(other, 160)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
    })
    test('removing a picture again, or an invalid name, changes nothing', async () => {
      const picture = await at.sendAndKeep('image/jpeg', await pictures.jpeg())
      await Promise.all([at.images.remove(picture), at.images.remove(picture)])
      const { name: offered } = await at.images.offer(nell, 'image/jpeg')
      for (const name of [picture, offered, 'roses', '../incoming']) await at.images.remove(name)
      expect(await at.images.read(picture)).toBeNull()
    })
    test('removing a garden’s pictures removes kept and waiting ones, and no other garden’s', async () => {
      const own = [
        await at.sendAndKeep('image/jpeg', await pictures.jpeg()),
        await at.send('image/jpeg', await pictures.jpeg()),
        (await at.images.put(nell, await pictures.jpeg())).name,
      ]
      const others = [await pictures.jpeg(), await pictures.png()].map((bytes) => at.images.put(omar, bytes))
      const [kept, incoming] = (await Promise.all(others)).map(({ name }) => name) as [string, string]
      await at.images.keep(kept)

      await at.images.removeAll(nell)
      await at.images.removeAll(nell)
      for (const picture of own) {
        for (const width of [undefined, ...thumbnailWidths])
          expect(await at.images.read(picture, width)).toBeNull()
        await expect(at.images.keep(picture)).rejects.toBeInstanceOf(PictureMissing)
      }
      for (const picture of [kept, incoming]) {
        expect(await at.looksLike(picture)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
        expect(await at.looksLike(picture, 160)).toEqual({ format: 'jpeg', wide: 60, high: 40 })
      }
    })
    test('a working store passes its health check', async () => {
      await expect(at.images.check()).resolves.toBeUndefined()
    })
  })
}
