import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LogUnavailable } from '@wattle/adapters/event-log/port.ts'
import { jpeg, svg } from '@wattle/adapters/images/testing/sample-pictures.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test, vi } from 'vitest'
import { iris, openedApp, problem } from '../testing/app.ts'

const asDataUrl = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`
const key = { headers: { 'idempotency-key': 'a1b2c3d4-0000-4000-8000-00000000000a' } }

async function opened(options: Parameters<typeof openedApp>[0] = {}) {
  const { ask, folder, ...rest } = await openedApp(options)
  const bed = (await ask('POST', '/locations', { name: 'Bed' })).body.location.id
  const picture = asDataUrl(await jpeg())
  const rose = { name: 'Iceberg', species: 'Rosa', locationId: bed, imageUrl: picture }
  const plant = async () => (await ask('POST', '/plants', { ...rose, imageUrl: null })).body.plant.id
  const pictures = async (kind: 'incoming' | 'pictures') =>
    (await readdir(join(folder, kind))).filter((name) => /^[\w-]{44}\.jpg$/.test(name)).length
  /** The number of pictures on disk: uploads that are waiting, and kept pictures. */
  const stored = async () => [await pictures('incoming'), await pictures('pictures')]
  const upload = async () => {
    const { body } = await ask('GET', '/images/upload-url?fileName=rose.jpg')
    await ask('PUT', body.uploadUrl, await jpeg(), { headers: { 'content-type': 'image/jpeg' } })
    return body.imageUrl
  }
  return { ask, rose, plant, picture, stored, upload, ...rest }
}

test('a picture sent along with a write is kept', async () => {
  const { ask, rose, stored } = await opened()
  const { body } = await ask('POST', '/plants', rose)
  expect(body.plant.imageUrl).toMatch(/^\/api\/images\/[\w-]{44}$/)
  expect((await ask('GET', body.plant.imageUrl, undefined, { as: null })).status).toBe(200)
  expect(await stored()).toEqual([0, 1])
})

test('a refused write leaves no picture', async () => {
  const { ask, rose, plant, picture, stored } = await opened()
  const id = await plant()
  for (const answer of [
    await ask('POST', '/plants', { ...rose, locationId: idOf('nowhere') }),
    await ask('POST', '/plants', { ...rose, visibility: 'public' }),
    await ask('PUT', `/plants/${idOf('no plant')}`, { imageUrl: picture }),
    await ask('PUT', `/plants/${id}`, { imageUrl: picture, visibility: 'public' }),
    await ask('PUT', `/nursery/plants/${idOf('no plant')}`, { imageUrl: picture }),
    await ask('PUT', '/preferences', { featureImageUrl: picture, shareGarden: true }),
    await ask('POST', '/plants', { ...rose, imageUrl: asDataUrl(svg()) }),
  ]) {
    expect(answer.status).toBeGreaterThanOrEqual(400)
  }
  expect(await stored()).toEqual([0, 0])
})

test('a write refused for one of its pictures keeps none of the others', async () => {
  const { ask, picture, upload, stored } = await opened()
  const { body } = await ask('GET', '/images/upload-url?fileName=rose.jpg')
  const gallery = (third: string) => ({
    displayName: 'Rosella',
    about: 'By the sea',
    galleryImageUrls: [picture, picture, third],
  })
  expect((await ask('PUT', '/preferences', gallery(asDataUrl(svg())))).status).toBe(415)
  expect((await ask('PUT', '/preferences', gallery(body.imageUrl))).status).toBe(404)
  expect(await stored()).toEqual([4, 0])
  expect((await ask('PUT', '/preferences', gallery(await upload()))).status).toBe(200)
  expect(await stored()).toEqual([4, 3])
})

test('an upload named by a refused write stays available for the next write', async () => {
  const { ask, rose, upload, stored } = await opened()
  const imageUrl = await upload()
  expect((await ask('POST', '/plants', { ...rose, imageUrl, visibility: 'public' })).status).toBe(409)
  expect(await stored()).toEqual([1, 0])
  expect((await ask('POST', '/plants', { ...rose, imageUrl })).status).toBe(201)
  expect(await stored()).toEqual([0, 1])
})

test('a repeated write keeps its picture once', async () => {
  const { ask, rose, stored } = await opened()
  const first = await ask('POST', '/plants', rose, key)
  expect((await ask('POST', '/plants', rose, key)).body).toEqual(first.body)
  expect(await stored()).toEqual([0, 1])
})

test('a picture whose event was not written is stored for its garden and removed with it', async () => {
  const { ask, rose, stored, log, images } = await opened()
  vi.spyOn(log, 'append').mockRejectedValueOnce(new LogUnavailable('It is away.'))
  expect((await ask('POST', '/plants', rose)).status).toBe(503)
  expect(await stored()).toEqual([0, 1])
  await images.removeAll(idOf('another garden'))
  expect(await stored()).toEqual([0, 1])
  await images.removeAll(iris)
  expect(await stored()).toEqual([0, 0])
})

test('a display name is free again when the write is refused for its picture', async () => {
  const { ask, picture } = await opened()
  const profile = { displayName: 'Rosella', about: 'By the sea' }
  const refused = await ask('PUT', '/preferences', { ...profile, featureImageUrl: asDataUrl(svg()) })
  expect(refused.status).toBe(415)
  const other = await ask('PUT', '/preferences', { ...profile, featureImageUrl: picture }, { as: 'fern' })
  expect(other.status).toBe(200)
})

test('a garden at its picture limit takes no new picture but may show its pictures again', async () => {
  const { ask, rose, upload, stored } = await opened({ mostPictures: 2 })
  const first = (await ask('POST', '/plants', rose)).body.plant
  await ask('PUT', `/plants/${first.id}`, { imageUrl: rose.imageUrl })
  await ask('DELETE', `/plants/${first.id}`)
  for (const imageUrl of [rose.imageUrl, await upload()]) {
    const answer = await ask('POST', '/plants', { ...rose, imageUrl })
    expect([answer.status, answer.body]).toEqual([
      409,
      problem(
        'pictures-full',
        'Your garden has reached its limit for photos, so this one was not saved.',
        'imageUrl',
      ),
    ])
  }
  expect((await ask('POST', '/plants', { ...rose, imageUrl: first.imageUrl })).status).toBe(201)
  expect(await stored()).toEqual([1, 2])
})

test('pictures sent along count towards the sixty a minute', async () => {
  const { ask, rose, picture, plant } = await opened({ rateLimit: 1200 })
  const wanted = { contentType: 'image/jpeg', fileExtension: 'jpg' }
  const id = await plant()
  for (let asked = 0; asked < 54; asked++) await ask('POST', '/images/upload-url', wanted)
  const nowhere = { ...rose, locationId: idOf('nowhere') }
  expect((await ask('POST', '/plants', nowhere)).status).toBe(404)
  const gallery = { featureImageUrl: picture, galleryImageUrls: [1, 2, 3, 4].map(() => picture) }
  expect((await ask('PUT', '/preferences', gallery)).status).toBe(409)
  const answer = await ask('PUT', `/plants/${id}`, { imageUrl: picture })
  expect([answer.status, answer.body.code]).toEqual([429, 'too-many-requests'])
  expect((await ask('PUT', `/plants/${id}`, { name: 'Peace' })).status).toBe(200)
})
