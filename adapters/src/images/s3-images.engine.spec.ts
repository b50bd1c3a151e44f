import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withEngine } from '../testing/engines.ts'
import { imagesContract } from './contract.ts'
import { ImagesUnavailable } from './port.ts'
import { openS3Images } from './s3-images.ts'
import { ensureBucket } from './s3-set-up.ts'
import { nell } from './testing/contract-kit.ts'
import * as pictures from './testing/sample-pictures.ts'
import {
  bucketOn,
  lookInto,
  type ScratchBucket,
  scratchBucket,
  scratchName,
} from './testing/scratch-bucket.ts'
import { uploadTo } from './testing/upload-to.ts'

const secret = 'a secret of the spec'

type S3Images = ReturnType<typeof openS3Images>

withEngine('s3', (engine) => {
  let bucket: ScratchBucket
  let images: S3Images

  beforeAll(async () => {
    bucket = await scratchBucket(engine)
    images = openS3Images({ ...bucket.options, secret })
  })
  afterAll(async () => {
    await images.close()
    await bucket.remove()
  })

  imagesContract('a bucket', async () => {
    const images = openS3Images({ ...bucket.options, secret })
    return { images, upload: uploadTo(images) }
  })

  const send = async (contentType: string, bytes: Uint8Array) => {
    const { name, uploadUrl } = await images.offer(nell, contentType, bytes.byteLength)
    await uploadTo(images)(uploadUrl, contentType, bytes)
    return name
  }
  const keptKeys = (name: string) =>
    ['-160', '-320', '-640', ''].map((copy) => `pictures/${name}${copy}.jpg`).sort()

  describe('a bucket', () => {
    test('never gets the original of an upload that passes through this server', async () => {
      const { name, uploadUrl } = await images.offer(nell, 'image/jpeg')
      await images.receive(uploadUrl, 'image/jpeg', await pictures.photographWithPlace())
      const keys = await bucket.keys(`incoming/${name}`)
      expect(keys).toHaveLength(4)
      const stored = await Promise.all(keys.map(bucket.bytes))
      expect(stored.filter((bytes) => bytes.includes('Nell at home'))).toEqual([])
    })

    test('contains a kept picture with its copies, and no longer its upload', async () => {
      const name = await send('image/jpeg', await pictures.photographWithPlace())
      await images.keep(name)
      expect(await bucket.keys(`incoming/${name}`)).toEqual([])
      expect(await bucket.keys(`pictures/${name}`)).toEqual(keptKeys(name))
    })

    test('cannot be read without credentials', async () => {
      const name = await send('image/jpeg', await pictures.jpeg())
      const [incoming] = await bucket.keys(`incoming/${name}`)
      await images.keep(await send('image/jpeg', await pictures.jpeg()))
      const [kept] = await bucket.keys('pictures/')
      for (const path of [incoming, kept, '', '?list-type=2']) {
        expect((await fetch(`${bucket.options.address}/${path}`)).status).toBe(403)
      }
    })

    test('can be written by two processes that keep the same pictures', async () => {
      const other = openS3Images({ ...bucket.options, secret })
      const names = await Promise.all([
        ...Array.from({ length: 4 }, async () => send('image/jpeg', await pictures.jpeg(300, 200))),
        ...Array.from({ length: 4 }, async () => (await images.put(nell, await pictures.png())).name),
      ])
      await Promise.all(names.flatMap((name) => [images.keep(name), other.keep(name)]))
      for (const name of names) {
        expect(await bucket.keys(`pictures/${name}`)).toEqual(keptKeys(name))
        expect(await bucket.keys(`incoming/${name}`)).toEqual([])
      }
      await other.close()
    })

    test('is swept page by page, and only among uploads', async () => {
      const kept = await send('image/jpeg', await pictures.jpeg())
      await images.keep(kept)
      await bucket.put('elsewhere/notes.txt', Buffer.from('not ours'))
      await images.sweep(new Date(Date.now() + 60_000))

      const strays = Array.from({ length: 1010 }, (_, at) => `incoming/stray-${at}`)
      for (let at = 0; at < strays.length; at += 40) {
        await Promise.all(strays.slice(at, at + 40).map((key) => bucket.put(key, Buffer.from('x'))))
      }
      await send('image/jpeg', await pictures.jpeg())
      await images.put(nell, await pictures.jpeg())
      expect(await images.sweep(new Date(Date.now() + 60_000))).toBe(2)
      expect(await bucket.keys('incoming/')).toEqual([])
      expect(await bucket.keys(`pictures/${kept}`)).toEqual(keptKeys(kept))
      expect(await bucket.keys('elsewhere/')).toEqual(['elsewhere/notes.txt'])
    })

    test('that does not exist is reported, until it is created', async () => {
      const options = bucketOn(engine, scratchName())
      const images = openS3Images({ ...options, secret })
      await expect(images.check()).rejects.toThrow('There is no such bucket.')
      const { name } = await images.offer(nell, 'image/jpeg')
      await expect(images.read(name)).rejects.toBeInstanceOf(ImagesUnavailable)

      expect(await Promise.all([ensureBucket(options), ensureBucket(options)])).toContain(true)
      expect(await ensureBucket(options)).toBe(false)
      await expect(images.check()).resolves.toBeUndefined()
      await images.close()
      await lookInto(options).remove()
    })
  })
})
