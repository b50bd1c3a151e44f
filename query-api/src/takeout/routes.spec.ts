import { StreamDamaged } from '@wattle/adapters/event-log/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { imageUrlOf } from '@wattle/contracts/images/addresses.ts'
import { locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { expect, onTestFinished, test } from 'vitest'
import { fern, iris, openQueryServer } from '../testing/query-server.ts'
import type { TakeoutImages } from './pictures.ts'

const name = 'a-picture-of-the-garden-gate-000000000000001'
const jpeg = Buffer.from('as if it were a picture')

async function opened(images: Partial<TakeoutImages> = {}) {
  const stored: TakeoutImages = { size: async () => jpeg.length, read: async () => jpeg, ...images }
  const server = await openQueryServer({ images: stored })
  onTestFinished(server.close)
  await server.happen(iris, [
    locationCreated('Secret bed'),
    plantCreated('Rose', 'Secret bed', { imageUrl: imageUrlOf(name) }),
  ])
  return server
}

test('a gardener downloads the garden as one ZIP, whose size is known before it comes', async () => {
  const { status, bytes, headers } = await (await opened()).fetchBytes('/takeout', 'iris')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="wattle-garden-2026-03-21.zip"',
    'content-length': String(bytes.length),
    'cache-control': 'no-store',
  })
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  for (const part of ['manifest.json', 'Secret bed', `pictures/${name}.jpg`, jpeg.toString()])
    expect(bytes.includes(part)).toBe(true)
})

test('a takeout contains nothing of another garden', async () => {
  const server = await opened()
  await server.happen(fern, [locationCreated('Fern’s bed')])
  const { bytes } = await server.fetchBytes('/takeout', 'fern')
  expect(bytes.includes('Fern’s bed')).toBe(true)
  for (const part of ['Secret bed', iris, name]) expect(bytes.includes(part)).toBe(false)
})

test('a HEAD request reads no pictures', async () => {
  let read = 0
  const server = await opened({
    read: async () => {
      read++
      return jpeg
    },
  })
  const { status, bytes, headers } = await server.fetchBytes('/takeout', 'iris', 'HEAD')
  expect([status, bytes.length, read]).toEqual([200, 0, 0])
  expect(Number(headers['content-length'])).toBeGreaterThan(1000)
})

test('a takeout omits a missing picture, and breaks off if a picture disappears during the download', async () => {
  const without = await opened({ size: async () => null })
  const { bytes } = await without.fetchBytes('/takeout', 'iris')
  expect(bytes.includes(`pictures/${name}.jpg`)).toBe(false)

  const breaking = await opened({ read: async () => null })
  await expect(breaking.fetchBytes('/takeout', 'iris')).rejects.toThrow()
  // The failed takeout no longer counts as in flight.
  await expect(breaking.fetchBytes('/takeout', 'iris', 'HEAD')).resolves.toMatchObject({ status: 200 })
})

test('a damaged garden can be looked at but not downloaded; other gardens can be downloaded', async () => {
  const server = await opened()
  await server.happen(fern, [locationCreated('Fern’s bed')])
  server.log.markDamaged(new StreamDamaged('the log', gardenStream(iris), 0, 'cannot be read'))
  const { status, body } = await server.ask('/takeout', { as: 'iris' })
  expect([status, body.code]).toEqual([503, 'garden-damaged'])
  expect((await server.ask('/history', { as: 'iris' })).status).toBe(200)
  expect((await server.fetchBytes('/takeout', 'fern')).status).toBe(200)
})

test('a takeout without a sign-in is refused', async () => {
  const { status } = await (await opened()).ask('/takeout')
  expect(status).toBe(401)
})
