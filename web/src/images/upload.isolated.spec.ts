import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadFile } from './upload.ts'

const file = new File(['leaf'], 'rose.jpg', { type: 'image/jpeg' })
const given = { uploadUrl: '/api/images/uploads/abc?sig=1', imageUrl: '/api/images/abc' }
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

let calls: { address: string; init: RequestInit }[]
let answers: Record<string, () => Response | Promise<Response>>

beforeEach(() => {
  calls = []
  answers = {
    'POST /api/images/upload-url': () => json(given),
    'PUT /api/images/uploads/abc?sig=1': () => new Response(null, { status: 204 }),
    'POST /api/images/upload': () => json({ imageUrl: '/api/images/def' }),
  }
  vi.stubGlobal('localStorage', { length: 0, key: () => null, getItem: () => null })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    calls.push({ address, init })
    const answer = answers[`${init.method} ${address}`]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a picture is put to its upload address with its content type only', async () => {
  await expect(uploadFile(file)).resolves.toBe('/api/images/abc')
  expect(calls.map(({ address }) => address)).toEqual(['/api/images/upload-url', given.uploadUrl])
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
    contentType: 'image/jpeg',
    fileExtension: 'jpg',
    contentLength: 4,
  })
  expect(calls[1]?.init).toMatchObject({
    method: 'PUT',
    credentials: 'omit',
    headers: { 'content-type': 'image/jpeg' },
  })
})

test('an upload to another server sends the file and its type, and no credentials', async () => {
  const uploadUrl = 'https://s3.example.com/pictures/incoming/abc?X-Amz-Signature=1'
  answers['POST /api/images/upload-url'] = () => json({ ...given, uploadUrl })
  answers[`PUT ${uploadUrl}`] = () => new Response(null, { status: 200 })
  await expect(uploadFile(file)).resolves.toBe('/api/images/abc')
  expect(calls[1]).toEqual({
    address: uploadUrl,
    init: {
      method: 'PUT',
      credentials: 'omit',
      headers: { 'content-type': 'image/jpeg' },
      body: expect.any(File),
      signal: expect.any(AbortSignal),
    },
  })
})

test('the API takes the picture itself when the picture store cannot be reached', async () => {
  const uploadUrl = 'https://s3.example.com/pictures/incoming/abc?X-Amz-Signature=1'
  answers['POST /api/images/upload-url'] = () => json({ ...given, uploadUrl })
  await expect(uploadFile(file)).resolves.toBe('/api/images/def')
})

test('the upload address is requested by file name if the request by type fails', async () => {
  answers['POST /api/images/upload-url'] = () => json({}, 502)
  answers['GET /api/images/upload-url?fileName=rose.jpg'] = () => json(given)
  await expect(uploadFile(file)).resolves.toBe('/api/images/abc')
  expect(calls.map(({ init }) => init.method)).toEqual(['POST', 'GET', 'PUT'])
})

/** A response for which there is no fallback. */
const tooMany = () => json({ message: 'Slow down.' }, 429)
const broken = () => json({}, 500)

test.each([
  ['Failed to get upload URL', { 'POST /api/images/upload-url': tooMany }],
  [
    'Failed to get upload URL for image',
    { 'POST /api/images/upload-url': broken, 'GET /api/images/upload-url?fileName=rose.jpg': tooMany },
  ],
  ['Failed to upload to S3', { 'PUT /api/images/uploads/abc?sig=1': tooMany }],
  [
    'Failed to upload image via API',
    { 'PUT /api/images/uploads/abc?sig=1': broken, 'POST /api/images/upload': broken },
  ],
  [
    'Failed to upload image',
    { 'PUT /api/images/uploads/abc?sig=1': broken, 'POST /api/images/upload': () => json({}) },
  ],
])('the error is that of the last attempt: %s', async (message, failing) => {
  Object.assign(answers, failing)
  await expect(uploadFile(file)).rejects.toMatchObject({ message })
})

test.each([
  ['no address is given', 'POST /api/images/upload-url', () => json({}, 503)],
  [
    'the answer lacks the address',
    'POST /api/images/upload-url',
    () => json({ imageUrl: '/api/images/abc' }),
  ],
  [
    'the address refuses the file',
    'PUT /api/images/uploads/abc?sig=1',
    () => new Response('', { status: 403 }),
  ],
])('the API takes the picture itself when %s', async (_, route, answer) => {
  answers[route] = answer
  await expect(uploadFile(file)).resolves.toBe('/api/images/def')
})

test('after too many requests no fallback is tried', async () => {
  answers['POST /api/images/upload-url'] = tooMany
  await expect(uploadFile(file)).rejects.toThrow('Failed to get upload URL')
  expect(calls).toHaveLength(1)
})

test('an image address under another field name is understood', async () => {
  answers['POST /api/images/upload-url'] = () =>
    json({ uploadUrl: given.uploadUrl, image: '/api/images/ghi' })
  await expect(uploadFile(file)).resolves.toBe('/api/images/ghi')
})
