import { TooManyUploads } from '@wattle/adapters/images/port.ts'
import { bomb, jpeg, photographWithPlace, png, svg } from '@wattle/adapters/images/testing/sample-pictures.ts'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { openedApp, problem } from '../testing/app.ts'

const imageUrl = expect.stringMatching(/^\/api\/images\/[\w-]{44}$/)
const uploadUrl = expect.stringMatching(/^\/api\/images\/uploads\/[\w-]{44}\?/)
const unreadable = problem(
  'picture-unreadable',
  'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.',
)
const tooLarge = problem('picture-too-large', 'File too large. Please upload an image smaller than 10MB.')
const expired = problem(
  'upload-expired',
  'This upload link is no longer valid. Please choose the photo again.',
)
const noPicture = problem(
  'picture-not-found',
  'We could not find that photo. To use it, please upload it again.',
)

const asJpeg = { as: null, headers: { 'content-type': 'image/jpeg' } } as const

/** A multipart form with one file and the fields before it. */
function form(file: Buffer, fields: Record<string, string> = {}, field = 'file') {
  const boundary = 'wattle-form'
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(parts.join('') + head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    options: { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } },
  }
}

test('a garden with too many unused uploads is told what to do, on every upload route', async () => {
  const { ask, images } = await openedApp()
  const full = new TooManyUploads('Too many.')
  vi.spyOn(images, 'offer').mockRejectedValue(full)
  vi.spyOn(images, 'put').mockRejectedValue(full)
  const { body, options } = form(await jpeg())
  for (const answer of [
    await ask('POST', '/images/upload-url', { contentType: 'image/jpeg', fileExtension: 'jpg' }),
    await ask('GET', '/images/upload-url?fileName=a.jpg'),
    await ask('POST', '/images/upload', body, options),
  ]) {
    const sentence =
      'You have uploaded many photos without using them. Please save some of them, or try again tomorrow.'
    expect([answer.status, answer.body]).toEqual([409, problem('uploads-full', sentence)])
  }
})

describe('requesting an upload address', () => {
  const wanted = { contentType: 'image/jpeg', fileExtension: '.jpg' }

  test('answers with the URL to PUT the picture to and the URL it will have', async () => {
    const { ask } = await openedApp()
    const answer = await ask('POST', '/images/upload-url', wanted)
    expect([answer.status, answer.body]).toEqual([200, { uploadUrl, imageUrl }])
    const byName = await ask('GET', '/images/upload-url?fileName=Zo%C3%AB.PNG')
    expect([answer, byName].map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store'])
    expect([byName.status, byName.body]).toEqual([200, { uploadUrl, imageUrl }])
    expect(byName.body.uploadUrl).toContain('type=image%2Fpng')
  })

  test.each([
    [
      { contentType: 'image/svg+xml' },
      'contentType',
      'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.',
    ],
    [{ fileExtension: '../..' }, 'fileExtension', 'Please check this.'],
    [
      { contentLength: 10 * 1024 * 1024 + 1 },
      'contentLength',
      'File too large. Please upload an image smaller than 10MB.',
    ],
    [{ contentLength: 0 }, 'contentLength', 'Please enter at least 1.'],
  ])('refuses %o', async (fields, path, message) => {
    const { ask } = await openedApp()
    const answer = await ask('POST', '/images/upload-url', { ...wanted, ...fields })
    expect([answer.status, answer.body]).toEqual([400, problem('invalid', message, path)])
  })

  test.each(['rose', 'rose.bmp', 'rose.constructor', '.__proto__'])(
    'treats %s as a JPEG',
    async (fileName) => {
      const { ask } = await openedApp()
      const answer = await ask('GET', `/images/upload-url?fileName=${fileName}`)
      expect(answer.status).toBe(200)
      expect(answer.body.uploadUrl).toContain('type=image%2Fjpeg')
    },
  )

  test('needs a file name when it is requested with GET', async () => {
    const { ask } = await openedApp()
    const answer = await ask('GET', '/images/upload-url')
    expect([answer.status, answer.body]).toEqual([400, problem('invalid', 'This is required.', 'fileName')])
  })
})

describe('uploading to the signed address', () => {
  test('needs no token, and the picture is served as a JPEG without its location data', async () => {
    const { ask } = await openedApp()
    const { body } = await ask('POST', '/images/upload-url', {
      contentType: 'image/jpeg',
      fileExtension: 'jpg',
    })
    const put = await ask('PUT', body.uploadUrl, await photographWithPlace(), asJpeg)
    expect(put.status).toBe(200)
    const seen = await ask('GET', body.imageUrl, undefined, { as: null })
    expect([seen.status, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-cache',
    ])
    const { format, exif, width, height } = await sharp(seen.bytes).metadata()
    expect([format, exif, width, height]).toEqual(['jpeg', undefined, 40, 60])
  })

  test('takes exactly the announced number of bytes', async () => {
    const { ask } = await openedApp()
    const picture = await jpeg()
    const wanted = { contentType: 'image/jpeg', fileExtension: 'jpg', contentLength: picture.length }
    const { body } = await ask('POST', '/images/upload-url', wanted)
    const other = await ask('PUT', body.uploadUrl, Buffer.concat([picture, Buffer.from('x')]), asJpeg)
    expect([other.status, other.body]).toEqual([403, expired])
    expect((await ask('PUT', body.uploadUrl, picture, asJpeg)).status).toBe(200)
  })

  test('refuses another type than announced, and an address with a wrong signature', async () => {
    const { ask } = await openedApp()
    const { body } = await ask('GET', '/images/upload-url?fileName=rose.jpg')
    const asPng = { as: null, headers: { 'content-type': 'image/png' } } as const
    for (const answer of [
      await ask('PUT', body.uploadUrl, await png(), asPng),
      await ask('PUT', body.uploadUrl.replace('signature=', 'signature=_'), await jpeg(), asJpeg),
      await ask('PUT', body.uploadUrl.split('?')[0], await jpeg(), asJpeg),
    ]) {
      expect([answer.status, answer.body]).toEqual([403, expired])
    }
  })

  test('refuses an invalid address before reading the file, however large', async () => {
    const { ask } = await openedApp()
    const wanted = { contentType: 'image/jpeg', fileExtension: 'jpg', contentLength: 5 }
    const { body } = await ask('POST', '/images/upload-url', wanted)
    const huge = Buffer.alloc(11 * 1024 * 1024)
    for (const address of [body.uploadUrl, body.uploadUrl.split('?')[0]]) {
      const answer = await ask('PUT', address, huge, asJpeg)
      expect([answer.status, answer.body]).toEqual([403, expired])
    }
  })

  test('refuses files that are not pictures, whatever they are named', async () => {
    const { ask } = await openedApp()
    const { body } = await ask('GET', '/images/upload-url?fileName=rose.jpg')
    for (const nonsense of [svg(), Buffer.from('hello'), Buffer.alloc(0)]) {
      const answer = await ask('PUT', body.uploadUrl, nonsense, asJpeg)
      expect([answer.status, answer.body]).toEqual([415, unreadable])
    }
  })

  test('refuses a small file that decompresses into a huge picture', async () => {
    const { ask } = await openedApp()
    const { body } = await ask('GET', '/images/upload-url?fileName=rose.jpg')
    const answer = await ask('PUT', body.uploadUrl, bomb(), asJpeg)
    expect([answer.status, answer.body]).toEqual([413, tooLarge])
  })

  test('refuses more than ten megabytes', async () => {
    const { ask } = await openedApp()
    const { body } = await ask('GET', '/images/upload-url?fileName=rose.jpg')
    const answer = await ask('PUT', body.uploadUrl, Buffer.alloc(10 * 1024 * 1024 + 1), asJpeg)
    expect([answer.status, answer.body]).toEqual([413, tooLarge])
  })
})

describe('POST /images/upload', () => {
  test('answers with the URL of the picture', async () => {
    const { ask } = await openedApp()
    const { body, options } = form(await jpeg(), { path: 'plants' })
    const answer = await ask('POST', '/images/upload', body, options)
    expect([answer.status, answer.body]).toEqual([201, { imageUrl }])
    expect((await ask('GET', answer.body.imageUrl, undefined, { as: null })).status).toBe(200)
  })

  test('refuses a file that is no picture, or a huge one', async () => {
    const { ask } = await openedApp()
    const nonsense = form(svg())
    const first = await ask('POST', '/images/upload', nonsense.body, nonsense.options)
    expect([first.status, first.body]).toEqual([415, unreadable])
    for (const file of [bomb(), Buffer.alloc(10 * 1024 * 1024 + 1), Buffer.alloc(12 * 1024 * 1024)]) {
      const { body, options } = form(file)
      const answer = await ask('POST', '/images/upload', body, options)
      expect([answer.status, answer.body]).toEqual([413, tooLarge])
    }
  })

  test('refuses a form without a file, and a body that is no form', async () => {
    const { ask } = await openedApp()
    const boundary = { headers: { 'content-type': 'multipart/form-data; boundary=x' } }
    for (const answer of [
      await ask('POST', '/images/upload', '--x--\r\n', boundary),
      await ask(
        'POST',
        '/images/upload',
        '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
        boundary,
      ),
      await ask('POST', '/images/upload', { file: 'x' }),
      await ask('POST', '/images/upload'),
    ]) {
      expect([answer.status, answer.body]).toEqual([415, unreadable])
    }
  })

  test('says how to send a picture that came another way', async () => {
    const { ask } = await openedApp()
    const { body } = form(await jpeg())
    const answer = await ask('POST', '/images/upload', body, {
      headers: { 'content-type': 'multipart/mixed; boundary=x' },
    })
    expect([answer.status, answer.body]).toEqual([
      415,
      problem('content-type-unsupported', 'Please send this as JSON, or a picture as multipart/form-data.'),
    ])
  })

  test('refuses a form with too many fields', async () => {
    const { ask } = await openedApp()
    const field = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'
    const answer = await ask('POST', '/images/upload', `${field.repeat(6)}--x--\r\n`, {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'body-too-complex'])
  })

  test('refuses a malformed form', async () => {
    const { ask } = await openedApp()
    const { body, options } = form(await jpeg())
    for (const answer of [
      await ask('POST', '/images/upload', body, { headers: { 'content-type': 'multipart/form-data' } }),
      await ask('POST', '/images/upload', body.subarray(0, body.length - 40), options),
      await ask('POST', '/images/upload', 'nonsense', options),
    ]) {
      expect([answer.status, answer.body]).toEqual([415, unreadable])
    }
  })

  test('needs a token', async () => {
    const { ask } = await openedApp()
    const { body, options } = form(await jpeg())
    expect((await ask('POST', '/images/upload', body, { ...options, as: null })).status).toBe(401)
  })
})

describe('the rate limit of pictures', () => {
  const wanted = { contentType: 'image/jpeg', fileExtension: 'jpg' }
  type Dispatch = Awaited<ReturnType<typeof openedApp>>['ask']
  const minute = async (times: number, request: () => ReturnType<Dispatch>) => {
    const codes = new Set<string>()
    for (let asked = 0; asked < times; asked++) codes.add((await request()).body?.code ?? 'done')
    return [...codes]
  }

  test('allows a gardener sixty requests and uploads a minute together, beside other requests', async () => {
    const { ask } = await openedApp({ rateLimit: 1200 })
    expect(await minute(30, () => ask('POST', '/images/upload-url', wanted))).toEqual(['done'])
    expect(await minute(29, () => ask('GET', '/images/upload-url?fileName=a.jpg'))).toEqual(['done'])
    const { body, options } = form(await jpeg())
    expect((await ask('POST', '/images/upload', body, options)).status).toBe(201)
    for (const answer of [
      await ask('POST', '/images/upload', body, options),
      await ask('POST', '/images/upload-url', wanted),
      await ask('GET', '/images/upload-url?fileName=a.jpg'),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([429, 'too-many-requests'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await ask('POST', '/images/upload-url', wanted, { as: 'fern' })).status).toBe(200)
    expect((await ask('GET', '/images/rose', undefined, { as: null })).status).toBe(404)
  })

  test('allows ten times as many from one IP address to signed addresses', async () => {
    const { ask } = await openedApp({ rateLimit: 1200 })
    const { body } = await ask('POST', '/images/upload-url', wanted)
    const send = () => ask('PUT', body.uploadUrl, Buffer.from('hello'), asJpeg)
    expect(await minute(600, send)).toEqual(['picture-unreadable'])
    expect(await minute(1, send)).toEqual(['too-many-requests'])
  })

  test('is off when the general rate limit is off', async () => {
    const { ask } = await openedApp({ rateLimit: null })
    expect(await minute(61, () => ask('POST', '/images/upload-url', wanted))).toEqual(['done'])
  })
})

describe('GET /images/:name', () => {
  test('serves smaller copies', async () => {
    const { ask } = await openedApp()
    const { body, options } = form(await jpeg(900, 600))
    const { imageUrl: url } = (await ask('POST', '/images/upload', body, options)).body
    const small = await ask('GET', `${url}?width=320`, undefined, { as: null })
    expect((await sharp(small.bytes).metadata()).width).toBe(320)
    const odd = await ask('GET', `${url}?width=321`, undefined, { as: null })
    expect([odd.status, odd.body]).toEqual([
      400,
      problem('invalid', 'Please choose one of: 160, 320, 640.', 'width'),
    ])
  })

  test('answers 304 to a client that has the picture already', async () => {
    const { ask, images } = await openedApp()
    const { body, options } = form(await jpeg())
    const { imageUrl: url } = (await ask('POST', '/images/upload', body, options)).body
    await images.keep(url.split('/').at(-1))
    const { etag } = (await ask('GET', url, undefined, { as: null })).headers
    const read = vi.spyOn(images, 'read')
    const again = await ask('GET', url, undefined, { as: null, headers: { 'if-none-match': String(etag) } })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect(read).not.toHaveBeenCalled()
    const other = await ask('GET', url, undefined, { as: null, headers: { 'if-none-match': '"other"' } })
    expect([other.status, other.headers.etag]).toEqual([200, etag])
  })

  test('answers in full while another upload may replace the picture, and 404 once it is removed', async () => {
    const { ask, images } = await openedApp()
    const { body, options } = form(await jpeg())
    const { imageUrl: url } = (await ask('POST', '/images/upload', body, options)).body
    const name: string = url.split('/').at(-1)
    const known = { as: null, headers: { 'if-none-match': `"${name}"` } }
    const before = await ask('GET', url, undefined, known)
    expect([before.status, before.headers.etag, before.headers['cache-control']]).toEqual([
      200,
      undefined,
      'no-cache',
    ])
    await images.keep(name)
    await images.remove(name)
    expect((await ask('GET', url, undefined, known)).status).toBe(404)
  })

  test('answers 404 for names that were never given', async () => {
    const { ask } = await openedApp()
    for (const name of ['rose', '..%2F..%2Fetc%2Fpasswd', 'A'.repeat(44), '%00']) {
      const answer = await ask('GET', `/images/${name}`, undefined, { as: null })
      expect([answer.status, answer.body]).toEqual([404, noPicture])
    }
  })
})
