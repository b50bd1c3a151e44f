import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { openedApp, problem } from './testing/app.ts'

const id = idOf('anything')
const json = { headers: { 'content-type': 'application/json' } }

const writes: ['POST' | 'PUT' | 'DELETE', string][] = [
  ['POST', '/locations'],
  ['PUT', `/locations/${id}`],
  ['PUT', `/locations/${id}/plants/visibility`],
  ['DELETE', `/locations/${id}`],
  ['POST', '/plants'],
  ['PUT', `/plants/${id}`],
  ['DELETE', `/plants/${id}`],
  ['PUT', '/plants/move'],
  ['POST', '/plants/delete'],
  ['POST', '/ai/identify-plant'],
  ['POST', '/tasks'],
  ['PUT', `/tasks/${id}`],
  ['PUT', `/tasks/${id}/complete`],
  ['PUT', `/tasks/${id}/incomplete`],
  ['DELETE', `/tasks/${id}`],
  ['PUT', '/tasks/complete'],
  ['PUT', '/tasks/reschedule'],
  ['POST', '/tasks/delete'],
  ['POST', '/tasks/generate'],
  ['POST', `/tasks/generate-for-plant/${id}`],
  ['PUT', '/products/Seasol'],
  ['DELETE', '/products/Seasol'],
  ['POST', '/products/Seasol/restore'],
  ['PUT', '/preferences'],
  ['POST', '/nursery/plants'],
  ['PUT', `/nursery/plants/${id}`],
  ['POST', '/images/upload-url'],
  ['POST', '/images/upload'],
]

describe('every write', () => {
  test.each(writes)('%s %s requires a signed-in gardener', async (method, path) => {
    const { ask } = await openedApp()
    const refused = problem('unauthenticated', 'Please sign in to see your garden.')
    for (const who of [
      { as: null },
      { as: 'stranger' as const },
      { as: null, headers: { authorization: 'Basic aXJpcw==' } },
    ]) {
      const answer = await ask(method, path, undefined, who)
      expect([answer.status, answer.body]).toEqual([401, refused])
    }
  })

  const withBody = writes.filter(([method, path]) => method !== 'DELETE' && !/incomplete|upload$/.test(path))

  test.each(withBody)('%s %s refuses malformed JSON', async (method, path) => {
    const { ask } = await openedApp()
    for (const body of [
      '{"name":',
      'nonsense',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{"admin":true}}}',
    ]) {
      const answer = await ask(method, path, body, json)
      expect([answer.status, answer.body]).toEqual([
        400,
        problem('body-unreadable', 'The request body could not be read as JSON.'),
      ])
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  test.each(withBody)('%s %s refuses arrays, strings, numbers and booleans', async (method, path) => {
    const { ask } = await openedApp()
    for (const body of ['[]', '"x"', '7', 'true']) {
      const answer = await ask(method, path, body, json)
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid'])
      expect(answer.body.message).toBe('This should be a set of named fields.')
    }
  })

  test.each(withBody)('%s %s ignores unknown fields', async (method, path) => {
    const { ask } = await openedApp()
    const answerTo = async (fields: object) => {
      const { status, body } = await ask(method, path, fields)
      return [status, body.code, body.issues]
    }
    expect(await answerTo({ surprise: { of: 'another client' } })).toEqual(await answerTo({}))
  })

  test.each(withBody)('%s %s refuses other content types', async (method, path) => {
    const { ask } = await openedApp()
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense']) {
      const answer = await ask(method, path, 'name=Bed', { headers: { 'content-type': type } })
      expect([answer.status, answer.body]).toEqual([
        415,
        problem('content-type-unsupported', 'Please send this as JSON, or a picture as multipart/form-data.'),
      ])
    }
  })

  test.each(withBody)('%s %s refuses more than a megabyte', async (method, path) => {
    const { ask } = await openedApp()
    for (const large of [
      { name: 'x'.repeat(1024 * 1024) },
      { imageUrl: 'data:,', name: 'x'.repeat(1024 * 1024) },
    ]) {
      const answer = await ask(method, path, large)
      expect([answer.status, answer.body]).toEqual([
        413,
        problem('body-too-large', 'That’s too large to send.'),
      ])
    }
  })

  const withPicture = withBody.filter(([, path]) => /^\/(nursery\/)?plants(\/[0-9a-f-]{36})?$/.test(path))

  test.each(withPicture)('%s %s takes less than fifteen megabytes with a picture', async (method, path) => {
    const { ask } = await openedApp()
    const picture = (megabytes: number) => ({ imageUrl: 'x'.repeat(megabytes * 1024 * 1024) })
    expect((await ask(method, path, picture(14))).status).toBe(400)
    expect((await ask(method, path, picture(15))).status).toBe(413)
  })

  test.each(withBody)(
    '%s %s refuses bodies nested too deeply or with too many fields',
    async (method, path) => {
      const { ask } = await openedApp()
      const fields = Array.from({ length: 40_000 }, (_, index) => `"${index}":1`)
      for (const body of ['['.repeat(200_000), '{"product":'.repeat(50_000), `{${fields.join(',')}}`]) {
        const answer = await ask(method, path, body, json)
        expect([answer.status, answer.body]).toEqual([
          400,
          problem('body-too-complex', 'The request has too many fields or is nested too deeply.'),
        ])
      }
    },
  )

  const needsBody = withBody.filter(([, path]) => !/-\w+\/complete|generate/.test(path))

  test.each(needsBody)('%s %s refuses a missing body', async (method, path) => {
    const { ask } = await openedApp()
    for (const answer of [
      await ask(method, path),
      await ask(method, path, '', json),
      await ask(method, path, 'null', json),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid'])
      expect(['This is required.', 'This should be a set of named fields.']).toContain(answer.body.message)
    }
  })
})

describe('an address', () => {
  test.each([
    ['PATCH', `/locations/${id}`, 'PUT, DELETE'],
    ['GET', '/locations', 'POST'],
    ['HEAD', '/locations', 'POST'],
    ['DELETE', '/preferences', 'PUT'],
    ['PUT', '/ai/identify-plant', 'POST'],
    ['PATCH', `/tasks/${id}/complete`, 'PUT'],
    ['PUT', '/images/upload-url', 'POST, GET, HEAD'],
    ['OPTIONS', '/images/upload-url', 'POST, GET, HEAD'],
  ] as const)('called with %s %s answers 405 and lists its methods', async (method, path, allow) => {
    const { ask } = await openedApp()
    const answer = await ask(method, path)
    expect([answer.status, answer.headers.allow]).toEqual([405, allow])
    if (method !== 'HEAD')
      expect(answer.body).toEqual(
        problem('method-not-allowed', 'That method is not supported at this address.'),
      )
  })

  test('that does not exist answers 404, signed in or not', async () => {
    const { ask } = await openedApp()
    for (const answer of [await ask('GET', '/gardens'), await ask('POST', '/gardens', {}, { as: null })]) {
      expect([answer.status, answer.body]).toEqual([
        404,
        problem('route-not-found', 'There is nothing at this address.'),
      ])
    }
  })

  test('that is malformed or too long is refused in the usual words', async () => {
    const { ask } = await openedApp()
    for (const path of ['/plants/%zz', '/plants/%E0%A4%A', `/plants/${'x'.repeat(5000)}`]) {
      const answer = await ask('PUT', path, { name: 'x' })
      expect([answer.status, answer.body.message, answer.headers['x-content-type-options']]).toEqual([
        expect.toSatisfy((status: number) => status >= 400 && status < 500),
        'Some of those details don’t look right. Please check them and try again.',
        undefined,
      ])
    }
  })
})

test('a gardener over the rate limit has to wait, others do not', async () => {
  const { ask } = await openedApp({ rateLimit: 2 })
  for (const _ of [1, 2]) expect((await ask('POST', '/locations', { name: 'Bed' })).status).toBe(201)
  const answer = await ask('POST', '/locations', { name: 'Bed' })
  expect([answer.status, answer.body]).toEqual([
    429,
    problem('too-many-requests', 'That was a lot of requests at once. Please wait a moment and try again.'),
  ])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('POST', '/locations', { name: 'Bed' }, { as: 'fern' })).status).toBe(201)
})
