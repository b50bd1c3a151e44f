import { afterEach, expect, test, vi } from 'vitest'
import { openUploadSigner } from './s3-signer.ts'

const options = {
  address: 'https://s3.internal:9000/pictures-of-wattle',
  region: 'ap-southeast-2',
  accessKeyId: 'the-key',
  secretAccessKey: 'the secret of the key',
}

afterEach(() => vi.useRealTimers())

test('an upload address is signed for host, type and length, for fifteen minutes, without a checksum', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-09-01T00:00:00Z') })
  const url = new URL(await openUploadSigner(options)('incoming/a.b.5', 'image/png', 5))
  expect([url.origin, url.pathname]).toEqual([
    'https://s3.internal:9000',
    '/pictures-of-wattle/incoming/a.b.5',
  ])
  expect(Object.fromEntries(url.searchParams)).toEqual({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD',
    'X-Amz-Credential': 'the-key/20250901/ap-southeast-2/s3/aws4_request',
    'X-Amz-Date': '20250901T000000Z',
    'X-Amz-Expires': '900',
    'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/),
    'X-Amz-SignedHeaders': 'content-length;content-type;host',
    'x-id': 'PutObject',
  })
})

test('an upload address is signed for the public origin that browsers reach', async () => {
  const publicOrigin = 'https://uploads.example.com'
  const url = new URL(await openUploadSigner({ ...options, publicOrigin })('incoming/a.b.5', 'image/png', 5))
  expect([url.origin, url.pathname]).toEqual([publicOrigin, '/pictures-of-wattle/incoming/a.b.5'])
})
