import { once } from 'node:events'
import { connect } from 'node:net'
import { GetBucketCorsCommand, PutBucketCorsCommand } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBreakableConnection } from '../testing/breakable-connection.ts'
import { withEngine } from '../testing/engines.ts'
import { type Images, PictureTooLarge, PictureUnreadable } from './port.ts'
import { openS3Client } from './s3-client.ts'
import { openS3Images } from './s3-images.ts'
import { allowUploadsFrom, ensureBucket } from './s3-set-up.ts'
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
const app = 'https://garden.example.com'

withEngine('s3', (engine) => {
  let bucket: ScratchBucket
  let images: ReturnType<typeof openS3Images>

  beforeAll(async () => {
    bucket = await scratchBucket(engine)
    images = openS3Images({ ...bucket.options, secret })
  })
  afterAll(async () => {
    await images.close()
    await bucket.remove()
  })
  afterEach(() => vi.useRealTimers())

  describe('an upload address', () => {
    const put = async (address: string, contentType: string, body: Uint8Array | ReadableStream) => {
      const request = { method: 'PUT', headers: { 'content-type': contentType }, body }
      const { status } = await fetch(address, { ...request, duplex: 'half' } as RequestInit)
      return status
    }
    const changed = (address: string, parameter: string, value: string) => {
      const url = new URL(address)
      url.searchParams.set(parameter, value)
      return url.href
    }
    const offer = async (bytes: Uint8Array) => images.offer(nell, 'image/jpeg', bytes.byteLength)

    test('takes only the file it was made for', async () => {
      const bytes = await pictures.jpeg()
      const { name, uploadUrl } = await offer(bytes)
      const { name: other } = await offer(bytes)
      const longer = Buffer.concat([bytes, Buffer.from('x')])
      const jpeg = 'image/jpeg'
      expect({
        'another type': await put(uploadUrl, 'image/png', bytes),
        longer: await put(uploadUrl, jpeg, longer),
        shorter: await put(uploadUrl, jpeg, bytes.subarray(0, -1)),
        'in chunks': await put(uploadUrl, jpeg, new Blob([bytes]).stream()),
        'under another name': await put(uploadUrl.replace(name, other), jpeg, bytes),
        'announced longer': await put(
          uploadUrl.replace(`.${bytes.byteLength}?`, `.${longer.byteLength}?`),
          jpeg,
          longer,
        ),
        'to be kept': await put(uploadUrl.replace('incoming', 'pictures'), jpeg, bytes),
        'valid for longer': await put(changed(uploadUrl, 'X-Amz-Expires', '86400'), jpeg, bytes),
        'with fewer promises': await put(changed(uploadUrl, 'X-Amz-SignedHeaders', 'host'), jpeg, bytes),
        'with no signature': await put(uploadUrl.split('?')[0] ?? '', jpeg, bytes),
      }).toEqual({
        'another type': 403,
        longer: 403,
        shorter: 403,
        'in chunks': 403,
        'under another name': 403,
        'announced longer': 403,
        'to be kept': 403,
        'valid for longer': 403,
        'with fewer promises': 403,
        'with no signature': 403,
      })
      expect(await bucket.keys('')).toEqual([])
      expect(await put(uploadUrl, jpeg, bytes)).toBe(200)
    })

    test('cannot be used to read or delete a file', async () => {
      const bytes = await pictures.jpeg()
      const { uploadUrl } = await offer(bytes)
      await put(uploadUrl, 'image/jpeg', bytes)
      for (const method of ['GET', 'HEAD', 'DELETE']) {
        expect((await fetch(uploadUrl, { method })).status).toBe(403)
      }
    })

    test('expires after fifteen minutes', async () => {
      const bytes = await pictures.jpeg()
      const madeAgo = async (minutes: number) => {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - minutes * 60_000 })
        const { uploadUrl } = await offer(bytes)
        vi.useRealTimers()
        return put(uploadUrl, 'image/jpeg', bytes)
      }
      expect([await madeAgo(14), await madeAgo(16)]).toEqual([200, 403])
    })

    test('works only at the public origin that browsers reach', async () => {
      const inside = new URL(engine.address).origin
      const connection = await openBreakableConnection(inside)
      const publicOrigin = new URL(connection.through(inside)).origin
      const images = openS3Images({ ...bucket.options, secret, publicOrigin })
      const bytes = await pictures.jpeg()
      const { name, uploadUrl } = await images.offer(nell, 'image/jpeg', bytes.byteLength)
      expect(new URL(uploadUrl).origin).toBe(publicOrigin)
      expect(await put(uploadUrl.replace(publicOrigin, inside), 'image/jpeg', bytes)).toBe(403)
      expect(await put(uploadUrl, 'image/jpeg', bytes)).toBe(200)
      await connection.close()
      await images.keep(name)
      await images.close()
    })
  })

  describe('a file in the store', () => {
    const refusedAs = async (name: string, refusal: new () => Error) => {
      await expect(images.read(name)).rejects.toBeInstanceOf(refusal)
      await expect(images.keep(name)).rejects.toBeInstanceOf(refusal)
      expect(await bucket.keys(`pictures/${name}`)).toEqual([])
    }
    const storedAs = async (bytes: Uint8Array, announced: number) => {
      const { name, uploadUrl } = await images.offer(nell, 'image/gif', announced)
      const path = new URL(uploadUrl).pathname
      await bucket.put(path.slice(path.indexOf('/incoming/') + 1), bytes)
      return name
    }

    test('is refused when it was truncated, even with a complete first frame', async () => {
      const whole = await pictures.animatedGif()
      expect(await images.read(await storedAs(whole, whole.byteLength))).not.toBeNull()
      await refusedAs(await storedAs(whole.subarray(0, -1), whole.byteLength), PictureUnreadable)
      await refusedAs(await storedAs(Buffer.alloc(0), whole.byteLength), PictureUnreadable)
    })

    test('of more than ten megabytes is refused', async () => {
      const bytes = Buffer.concat([await pictures.jpeg(), Buffer.alloc(10 * 1024 * 1024)])
      await refusedAs(await storedAs(bytes, bytes.byteLength), PictureTooLarge)
    })

    test('is prepared again when another file is sent to the same address', async () => {
      const [first, second] = [await pictures.jpeg(60, 40), await pictures.jpeg(40, 60)]
      const longest = Math.max(first.byteLength, second.byteLength)
      const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(longest - bytes.byteLength)])
      const { name, uploadUrl } = await images.offer(nell, 'image/jpeg', longest)
      const seen: Buffer[] = []
      for (const bytes of [first, second]) {
        await uploadTo(images)(uploadUrl, 'image/jpeg', padded(bytes))
        seen.push(Buffer.from((await images.read(name)) ?? []))
      }
      expect(seen.map(({ byteLength }) => byteLength > 0)).toEqual([true, true])
      expect(seen[0]?.equals(seen[1] as Buffer)).toBe(false)
    })

    test('from an unfinished upload is never kept', async () => {
      const bytes = await pictures.jpeg(1200, 900)
      const { name, uploadUrl } = await images.offer(nell, 'image/jpeg', bytes.byteLength)
      await sendHalf(uploadUrl, 'image/jpeg', bytes)
      const code = expect.stringMatching(/^picture-(unreadable|missing)$/)
      await expect(images.keep(name)).rejects.toMatchObject({ code })
      expect(await bucket.keys(`pictures/${name}`)).toEqual([])
    })
  })

  describe('browser pages from other origins', () => {
    const preflight = async (
      origin: string,
      method = 'PUT',
      header = 'content-type',
      store: Images = images,
    ) => {
      const { uploadUrl } = await store.offer(nell, 'image/jpeg', 5)
      const { status, headers } = await fetch(uploadUrl, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': header,
        },
      })
      return { isAllowed: status === 200, origin: headers.get('access-control-allow-origin') }
    }
    const refused = { isAllowed: false, origin: null }

    test('may send pictures if they belong to the app, and do nothing else', async () => {
      expect(await preflight(app)).toEqual(refused)
      await allowUploadsFrom(bucket.options, [app, 'http://127.0.0.1:4000'])
      expect(await preflight(app)).toEqual({ isAllowed: true, origin: app })
      expect(await preflight('http://127.0.0.1:4000')).toEqual({
        isAllowed: true,
        origin: 'http://127.0.0.1:4000',
      })
      expect(await preflight('https://elsewhere.example.com')).toEqual(refused)
      expect(await preflight(app, 'DELETE')).toEqual(refused)
      expect(await preflight(app, 'PUT', 'authorization')).toEqual(refused)
    })

    test('may send pictures to a newly prepared bucket', async () => {
      const { options, remove } = lookInto(bucketOn(engine, scratchName()))
      for (let time = 0; time < 2; time++) {
        await ensureBucket(options)
        await allowUploadsFrom(options, [app])
      }
      const prepared = openS3Images({ ...options, secret })
      expect(await preflight(app, 'PUT', 'content-type', prepared)).toEqual({ isAllowed: true, origin: app })
      await prepared.close()
      await remove()
    })

    test('lose access when the app drops their origin, and CORS rules of others stay', async () => {
      const { client, bucket: Bucket } = openS3Client(bucket.options)
      const theirs = { ID: 'theirs', AllowedMethods: ['GET'], AllowedOrigins: ['https://shop.example.com'] }
      await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [theirs] } }))
      await allowUploadsFrom(bucket.options, ['https://old.example.com'])
      await allowUploadsFrom(bucket.options, [app])
      expect(await preflight('https://old.example.com')).toEqual(refused)
      expect(await preflight(app)).toEqual({ isAllowed: true, origin: app })
      const { CORSRules } = await client.send(new GetBucketCorsCommand({ Bucket }))
      expect(CORSRules).toEqual([
        theirs,
        {
          ID: 'wattle-uploads',
          AllowedMethods: ['PUT'],
          AllowedOrigins: [app],
          AllowedHeaders: ['content-type'],
          MaxAgeSeconds: 3600,
        },
      ])
      client.destroy()
    })
  })
})

/** Starts an upload and hangs up midway. Resolves once the store has noticed. */
async function sendHalf(uploadUrl: string, contentType: string, bytes: Uint8Array): Promise<void> {
  const { hostname, port, host, pathname, search } = new URL(uploadUrl)
  const head = [
    `PUT ${pathname}${search} HTTP/1.1`,
    `host: ${host}`,
    `content-type: ${contentType}`,
    `content-length: ${bytes.byteLength}`,
  ]
  const socket = connect(Number(port), hostname)
  socket.resume()
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.end(bytes.subarray(0, Math.floor(bytes.byteLength / 2)))
  await once(socket, 'close')
}
