import { brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createServer } from './server.ts'

const long = JSON.stringify({ plants: Array.from({ length: 200 }, (_, index) => `Grevillea ‘${index}’ 🌼`) })
let app: Awaited<ReturnType<typeof createServer>>

beforeEach(async () => {
  app = await createServer({ logLevel: false, rateLimit: null })
  app.get('/long', (_request, reply) => reply.type('application/json').send(long))
  app.get('/short', async () => ({ plants: [] }))
  app.get('/picture', (_request, reply) => reply.type('image/jpeg').send(Buffer.from(long)))
  app.post('/', async (request) => request.body)
})
afterEach(() => app.close())

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted ? { 'accept-encoding': accepted } : {} })

test.each([
  ['br', 'gzip, br, zstd', brotliDecompressSync],
  ['zstd', 'gzip, zstd', zstdDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'a response is compressed with %s when the client accepts %s',
  async (encoding, accepted, unpack) => {
    const { headers, rawPayload } = await get('/long', accepted)
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
    expect(unpack(rawPayload).toString()).toBe(long)
    expect(rawPayload.length).toBeLessThan(long.length / 3)
  },
)

test.each([
  ['to who says nothing', '/long', undefined],
  ['to who wants it so', '/long', 'identity'],
  ['when it is short', '/short', 'gzip'],
  ['when it is a picture', '/picture', 'gzip'],
])('a response is not compressed %s', async (_case, url, accepted) => {
  const { headers, statusCode } = await get(url, accepted)
  expect([statusCode, headers['content-encoding']]).toEqual([200, undefined])
})

test('a compressed request body is refused', async () => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{}'),
  })
  expect(statusCode).toBe(400)
})
