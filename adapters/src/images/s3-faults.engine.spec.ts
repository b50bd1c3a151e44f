import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BreakableConnection, openBreakableConnection } from '../testing/breakable-connection.ts'
import { withEngine } from '../testing/engines.ts'
import { ImagesUnavailable, PictureTooLarge } from './port.ts'
import { openS3Bucket } from './s3-bucket.ts'
import { openS3Images } from './s3-images.ts'
import { nell } from './testing/contract-kit.ts'
import * as pictures from './testing/sample-pictures.ts'
import { type ScratchBucket, scratchBucket } from './testing/scratch-bucket.ts'
import { uploadTo } from './testing/upload-to.ts'

const secret = 'a secret of the spec'

withEngine('s3', (engine) => {
  let bucket: ScratchBucket
  let path: string
  let connection: BreakableConnection
  /** `near` connects to the store directly, `distant` through a connection that can be cut. */
  let near: ReturnType<typeof openS3Images>
  let distant: ReturnType<typeof openS3Images>

  beforeAll(async () => {
    bucket = await scratchBucket(engine)
    path = new URL(bucket.options.address).pathname
    connection = await openBreakableConnection(engine.address)
    near = openS3Images({ ...bucket.options, secret })
    distant = openS3Images({
      ...bucket.options,
      secret,
      address: connection.through(bucket.options.address),
      attempts: 2,
    })
  })
  afterAll(async () => {
    await Promise.all([near.close(), distant.close(), connection.close()])
    await bucket.remove()
  })

  const sent = async (bytes: Uint8Array) => {
    const { name, uploadUrl } = await near.offer(nell, 'image/jpeg', bytes.byteLength)
    await uploadTo(near)(uploadUrl, 'image/jpeg', bytes)
    return name
  }
  const arrivals = {
    'sent to the store': async () => sent(await pictures.jpeg()),
    'sent through the server': async () => (await near.put(nell, await pictures.jpeg())).name,
  }
  const keptKeys = (name: string) =>
    ['-160', '-320', '-640', ''].map((copy) => `pictures/${name}${copy}.jpg`).sort()

  describe('while the connection to the store is cut', () => {
    test('pictures are unavailable, and work again afterwards', async () => {
      const kept = await sent(await pictures.jpeg())
      await distant.keep(kept)
      const waiting = await sent(await pictures.jpeg())
      const another = await pictures.jpeg()

      connection.cut()
      const asked = [
        distant.check(),
        distant.read(kept),
        distant.keep(waiting),
        distant.put(nell, another),
        distant.sweep(new Date(0)),
      ]
      for (const outcome of await Promise.allSettled(asked)) {
        expect(outcome).toEqual({ status: 'rejected', reason: expect.any(ImagesUnavailable) })
      }

      connection.mend()
      await expect(distant.check()).resolves.toBeUndefined()
      await distant.keep(waiting)
      expect(await bucket.keys(`pictures/${waiting}`)).toEqual(keptKeys(waiting))
      expect(await distant.read(kept)).toEqual(await near.read(kept))
    })

    describe.each(Object.entries(arrivals))('a picture %s', (_, arrive) => {
      test.each(['-320.jpg', '.jpg'])(
        'and cut off while its %s is stored is kept by the next try',
        async (part) => {
          const name = await arrive()
          const held = connection.holdBack(`PUT ${path}/pictures/${name}${part}`)
          const refused = expect(distant.keep(name)).rejects.toBeInstanceOf(ImagesUnavailable)
          await held
          connection.cut()
          await refused
          expect(await bucket.keys(`pictures/${name}.jpg`)).toEqual([])
          expect(await near.read(name)).not.toBeNull()

          connection.mend()
          await distant.keep(name)
          expect(await bucket.keys(`pictures/${name}`)).toEqual(keptKeys(name))
        },
      )
    })
  })

  describe('while another process is faster', () => {
    const steps = {
      'sent to the store': (name: string) => `GET ${path}/incoming/${name}`,
      'sent through the server': (name: string) => `PUT ${path}/pictures/${name}-320.jpg`,
    }

    test.each(Object.keys(steps) as (keyof typeof steps)[])('a picture %s is kept by both', async (way) => {
      const name = await arrivals[way]()
      const held = connection.holdBack(steps[way](name))
      const keeping = distant.keep(name)
      const pass = await held
      await near.keep(name)
      pass()
      await expect(keeping).resolves.toBeUndefined()
      expect(await bucket.keys(`pictures/${name}`)).toEqual(keptKeys(name))
    })

    test.each([
      ['before its upload is looked for', (name: string) => `prefix=incoming%2F${name}`],
      ['before its upload is fetched', (name: string) => `GET ${path}/incoming/${name}`],
    ])('a picture that is kept %s can still be viewed', async (_, step) => {
      const name = await sent(await pictures.jpeg())
      const held = connection.holdBack(step(name))
      const reading = distant.read(name)
      const pass = await held
      await near.keep(name)
      pass()
      expect(await reading).toEqual(await near.read(name))
    })
  })

  describe('a picture that is too large', () => {
    test('is refused by the size that the store reports, without fetching it', async () => {
      const bytes = Buffer.concat([await pictures.jpeg(), Buffer.alloc(10 * 1024 * 1024)])
      const name = await sent(bytes)
      const held = connection.holdBack(`GET ${path}/incoming/${name}`)
      const refused = distant.keep(name).catch((error) => error)
      expect(await Promise.race([held, refused])).toBeInstanceOf(PictureTooLarge)
    })

    test('is not fetched to its end when it has grown since', async () => {
      await bucket.put('incoming/grown', Buffer.alloc(1024))
      const objects = openS3Bucket(bucket.options)
      await expect(objects.get('incoming/grown', 1023)).rejects.toBeInstanceOf(PictureTooLarge)
      expect((await objects.get('incoming/grown', 1024))?.byteLength).toBe(1024)
      objects.close()
    })
  })
})
