import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ImagesUnavailable, UploadRefused, uploadPath } from './port.ts'
import type { S3Options } from './s3-client.ts'
import { openS3Images } from './s3-images.ts'
import { allowUploadsFrom, ensureBucket } from './s3-set-up.ts'
import { nell } from './testing/contract-kit.ts'
import * as pictures from './testing/sample-pictures.ts'

const omar = '0c8f9a52-4c49-5d2c-8f7e-6a1f1d6c8a02'

const optionsFor = (origin: string) => ({
  address: `${origin}/pictures`,
  region: 'us-east-1',
  accessKeyId: 'the-key',
  secretAccessKey: 'the secret of the key',
  connectionTimeout: 100,
  requestTimeout: 100,
  attempts: 2,
})

function opened(origin: string, options: Partial<S3Options> = {}) {
  const images = openS3Images({ ...optionsFor(origin), ...options, secret: 'a secret of the spec' })
  onTestFinished(() => images.close())
  return images
}

describe('offers work without the store', () => {
  const away = 'http://127.0.0.1:9'

  test('an upload of known length goes to the store, at an address that does not reveal the garden', async () => {
    const { name, uploadUrl } = await opened(away).offer(nell, 'image/jpeg', 1234)
    const { origin, pathname } = new URL(uploadUrl)
    expect(origin).toBe(away)
    expect(pathname).toMatch(new RegExp(`^/pictures/incoming/${name}\\.[\\w-]{16}\\.1234$`))
    expect(uploadUrl).not.toContain(nell)
  })

  test('an upload of unknown length goes to this server, at an address made for its type', async () => {
    const images = opened(away)
    const { name, uploadUrl } = await images.offer(nell, 'image/jpeg')
    expect(new URL(uploadUrl, 'http://localhost').pathname).toBe(`${uploadPath}/${name}`)
    expect(() => images.admit(uploadUrl, 'image/jpeg', 77)).not.toThrow()
    expect(() => images.admit(uploadUrl, 'image/png')).toThrow(UploadRefused)
  })

  test('a name’s garden is known without the store', async () => {
    const images = opened(away)
    const { name } = await images.offer(nell, 'image/jpeg', 5)
    expect([nell, omar].map((garden) => images.belongsTo(garden, name))).toEqual([true, false])
  })
})

/** Starts a server in place of the store. Returns its origin. */
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((begun) => server.once('listening', begun))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((ended) => server.close(ended))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`
const answering =
  (status: number, body: string): RequestListener =>
  (request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
  }

test.each<[string, RequestListener | null]>([
  ['nobody listens', null],
  ['never answers', () => undefined],
  ['hangs up', (request) => request.socket.destroy()],
  ['stops in the middle of an answer', (_request, response) => response.writeHead(200).write('<List')],
  ['fails', answering(500, xml('InternalError'))],
  ['forbids', answering(403, xml('AccessDenied'))],
  ['has no such bucket', answering(404, xml('NoSuchBucket'))],
  ['speaks another language', answering(418, '<html>I am a teapot</html>')],
])('a store that %s is unavailable for every operation', async (_, answer) => {
  const origin = answer ? await listening(answer) : 'http://127.0.0.1:9'
  const images = opened(origin)
  const { name } = await images.offer(nell, 'image/jpeg')
  const asked = [
    images.put(nell, await pictures.jpeg()),
    images.keep(name),
    images.read(name),
    images.read(name, 160),
    images.remove(name),
    images.sweep(new Date()),
    images.check(),
    allowUploadsFrom(optionsFor(origin), ['https://garden.example.com']),
  ]
  for (const outcome of await Promise.allSettled(asked)) {
    expect(outcome).toEqual({ status: 'rejected', reason: expect.any(ImagesUnavailable) })
  }
})

test('a silent store is reported before a second try has ended', async () => {
  const images = opened(await listening(() => undefined), { requestTimeout: 60_000, writeTimeout: 100 })
  const { name } = await images.offer(nell, 'image/jpeg')
  await expect(images.put(nell, await pictures.jpeg())).rejects.toBeInstanceOf(ImagesUnavailable)
  await expect(images.keep(name)).rejects.toBeInstanceOf(ImagesUnavailable)
})

test('a bucket that cannot be created is unavailable, and a rejected key is named', async () => {
  const origin = await listening(answering(403, xml('AccessDenied')))
  const refused = ensureBucket(optionsFor(origin))
  await expect(refused).rejects.toBeInstanceOf(ImagesUnavailable)
  await expect(refused).rejects.toHaveProperty('cause.message', expect.stringContaining('rejected the key'))
})

test('a store without CORS support is reported, but is not unavailable', async () => {
  const origin = await listening(answering(501, xml('NotImplemented')))
  expect(await allowUploadsFrom(optionsFor(origin), ['https://garden.example.com'])).toBe(false)
})
