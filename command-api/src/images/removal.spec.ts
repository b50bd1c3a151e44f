import { randomUUID } from 'node:crypto'
import type { Checkpoints } from '@wattle/adapters/feed/port.ts'
import { openSqliteCheckpoints } from '@wattle/adapters/feed/sqlite-checkpoints.ts'
import { ImagesUnavailable } from '@wattle/adapters/images/port.ts'
import { jpeg } from '@wattle/adapters/images/testing/sample-pictures.ts'
import { eventually } from '@wattle/adapters/testing/eventually.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fern, type OpenedApp, openedApp, problem } from '../testing/app.ts'
import { followRemovedPictures } from './removed-pictures.ts'

/** Iris’s garden with a rose that has a photo. */
async function withRose(options: Parameters<typeof openedApp>[0] = {}) {
  const app = await openedApp(options)
  const { ask } = app
  const locationId = (await ask('POST', '/locations', { name: 'Bed' })).body.location.id
  const picture = async () => `data:image/jpeg;base64,${(await jpeg()).toString('base64')}`
  const plant = async (imageUrl: string) =>
    await ask('POST', '/plants', { name: 'Iceberg', species: 'Rosa', locationId, imageUrl })
  const rose = (await plant(await picture())).body.plant
  const statusOf = async (imageUrl: string) => (await ask('GET', imageUrl, undefined, { as: null })).status
  return { ...app, rose, plant, picture, statusOf }
}

/** Starts the background deletion of removed pictures, until it is stopped or the test ends. */
async function following(
  { log, images }: Pick<OpenedApp, 'log' | 'images'>,
  checkpoints: Checkpoints = openedCheckpoints(),
) {
  const errors: unknown[] = []
  const report = (error: unknown) => errors.push(error)
  const following = await followRemovedPictures({ log, checkpoints, images, report, interval: 20 })
  onTestFinished(() => following.stop())
  return { errors, ...following }
}

function openedCheckpoints(): Checkpoints {
  const checkpoints = openSqliteCheckpoints(':memory:')
  onTestFinished(() => checkpoints.close())
  return checkpoints
}

describe('DELETE /images/:name', () => {
  test('removes the picture in every size and takes it off its plant', async () => {
    const { ask, rose, statusOf } = await withRose()
    const other = await ask('PUT', `/plants/${rose.id}`, { name: 'Iceberg rose' })
    const answer = await ask('DELETE', rose.imageUrl)
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: 'Picture removed' }])
    expect(Number(answer.headers['x-garden-revision'])).toBe(Number(other.headers['x-garden-revision']) + 2)
    expect(answer.headers['x-garden-behind']).toBeUndefined()
    for (const size of ['', '?width=160', '?width=640'])
      expect(await statusOf(rose.imageUrl + size)).toBe(404)
    const { body } = await ask('PUT', `/plants/${rose.id}`, { name: 'Iceberg' })
    expect(body.plant.imageUrl).toBeNull()
  })

  test('a second time changes nothing', async () => {
    const { ask, rose } = await withRose()
    const first = await ask('DELETE', rose.imageUrl)
    const second = await ask('DELETE', rose.imageUrl)
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(second.headers['x-garden-revision']).toBe(first.headers['x-garden-revision'])
  })

  test('is refused to anyone else, and for pictures that are not in the garden', async () => {
    const { ask, rose, statusOf } = await withRose()
    const noPicture = problem(
      'picture-not-found',
      'We could not find that photo. To use it, please upload it again.',
    )
    const upload = (await ask('GET', '/images/upload-url?fileName=rose.jpg')).body.imageUrl
    for (const answer of [
      await ask('DELETE', rose.imageUrl, undefined, { as: 'fern' }),
      await ask('DELETE', '/images/rose'),
      await ask('DELETE', upload),
    ])
      expect([answer.status, answer.body]).toEqual([404, noPicture])
    expect((await ask('DELETE', rose.imageUrl, undefined, { as: null })).status).toBe(401)
    expect(await statusOf(rose.imageUrl)).toBe(200)
  })

  test('is refused while the public profile shows no other picture', async () => {
    const { ask, rose, picture, statusOf } = await withRose()
    await ask('PUT', '/preferences', {
      displayName: 'Iris',
      about: 'By the sea',
      featureImageUrl: rose.imageUrl,
    })
    const answer = await ask('DELETE', rose.imageUrl)
    expect([answer.status, answer.body.code]).toEqual([409, 'picture-in-profile'])
    expect(await statusOf(rose.imageUrl)).toBe(200)

    const { body } = await ask('PUT', '/preferences', { galleryImageUrls: [rose.imageUrl, await picture()] })
    const [, other] = body.preferences.galleryImageUrls
    expect((await ask('DELETE', rose.imageUrl)).status).toBe(200)
    const { preferences } = (await ask('PUT', '/preferences', {})).body
    expect([preferences.featureImageUrl, preferences.galleryImageUrls]).toEqual([other, [other]])
    expect([await statusOf(rose.imageUrl), await statusOf(other)]).toEqual([404, 200])
  })

  test('makes room for another picture, and the removed address cannot be used again', async () => {
    const { ask, rose, plant, picture } = await withRose({ mostPictures: 1 })
    expect((await plant(await picture())).status).toBe(409)
    await ask('DELETE', rose.imageUrl)
    expect((await plant(rose.imageUrl)).body.code).toBe('picture-not-found')
    expect((await plant(await picture())).status).toBe(201)
  })

  test('while the store is away is recorded, and says that the picture may still be visible', async () => {
    const { ask, rose, images, log, statusOf } = await withRose()
    vi.spyOn(images, 'remove').mockRejectedValueOnce(new ImagesUnavailable('It is away.'))
    const answer = await ask('DELETE', rose.imageUrl)
    expect([answer.status, answer.headers['x-garden-behind']]).toEqual([200, 'true'])
    expect(await statusOf(rose.imageUrl)).toBe(200)
    await following({ log, images })
    await eventually(async () => expect(await statusOf(rose.imageUrl)).toBe(404))
  })
})

describe('a picture whose removal was recorded just before the process was killed', () => {
  const killed = async () => {
    const app = await withRose()
    await app.handle({ type: 'RemovePicture', imageUrl: app.rose.imageUrl })
    expect(await app.statusOf(app.rose.imageUrl)).toBe(200)
    return app
  }

  test('is deleted by the next process', async () => {
    const app = await killed()
    await following(app)
    await eventually(async () => expect(await app.statusOf(app.rose.imageUrl)).toBe(404))
  })

  test('is deleted once the store is back', async () => {
    const app = await killed()
    const away = new ImagesUnavailable('It is away.')
    const remove = vi.spyOn(app.images, 'remove').mockRejectedValueOnce(away)
    vi.spyOn(app.images, 'check').mockRejectedValueOnce(away)
    await following(app)
    await eventually(async () => expect(await app.statusOf(app.rose.imageUrl)).toBe(404))
    expect(remove.mock.calls.length).toBeGreaterThan(1)
  })

  test('fails the health check while the store is away', async () => {
    const app = await killed()
    const away = new ImagesUnavailable('It is away.')
    const spies = [vi.spyOn(app.images, 'remove'), vi.spyOn(app.images, 'check')]
    for (const spy of spies) spy.mockRejectedValue(away)
    const { check } = await following(app)
    await eventually(() => expect(check()).rejects.toBe(away))
    for (const spy of spies) spy.mockRestore()
    await eventually(check)
    expect(await app.statusOf(app.rose.imageUrl)).toBe(404)
  })

  test('is deleted again when log and pictures are restored from before the checkpoint', async () => {
    const app = await killed()
    const checkpoints = openedCheckpoints()
    await checkpoints.save('removed-pictures', { position: '0000000000009999', event: null })
    await following(app, checkpoints)
    await eventually(async () => expect(await app.statusOf(app.rose.imageUrl)).toBe(404))
  })
})

describe('deleting other pictures does not wait', () => {
  /** Two roses with photos in an app that records removals but does not delete the files. */
  async function killedWithTwo() {
    const app = await withRose()
    const other = (await app.plant(await app.picture())).body.plant
    const removed = async (imageUrl: string) => await app.handle({ type: 'RemovePicture', imageUrl })
    return { ...app, other, removed }
  }

  test('for an unreadable event', async () => {
    const { log, images, other, removed, statusOf } = await killedWithTwo()
    const damaged = {
      id: randomUUID(),
      type: 'PictureRemoved',
      version: 1,
      data: { imageUrk: '/' },
      metadata: {},
    }
    await log.append(gardenStream(fern), [damaged], -1)
    await removed(other.imageUrl)
    const { errors } = await following({ log, images })
    await eventually(async () => expect(await statusOf(other.imageUrl)).toBe(404))
    expect(errors).toMatchObject([{ message: `Event 0 of ${gardenStream(fern)} removes no picture.` }])
  })

  test('for a picture that cannot be deleted yet, which is retried', async () => {
    const { log, images, rose, other, removed, statusOf } = await killedWithTwo()
    const { stuck, free } = stickingAt(images, rose.imageUrl)
    await removed(rose.imageUrl)
    await removed(other.imageUrl)
    const { errors, check } = await following({ log, images })
    await eventually(async () => expect(await statusOf(other.imageUrl)).toBe(404))
    expect(await statusOf(rose.imageUrl)).toBe(200)
    await expect(check()).rejects.toThrow('1 removed picture could not be deleted.')
    free()
    await eventually(async () => expect(await statusOf(rose.imageUrl)).toBe(404))
    await eventually(check)
    expect(errors).toEqual([stuck])
  })
})

test('a picture that could not be deleted is retried by the next process', async () => {
  const { log, images, rose, handle, ask, statusOf } = await withRose()
  const checkpoints = openedCheckpoints()
  const { free } = stickingAt(images, rose.imageUrl)
  await handle({ type: 'RemovePicture', imageUrl: rose.imageUrl })
  const first = await following({ log, images }, checkpoints)
  await eventually(() => expect(first.check()).rejects.toThrow('1 removed picture could not be deleted.'))
  await ask('POST', '/locations', { name: 'Yard' })
  await first.stop()

  const second = await following({ log, images }, checkpoints)
  await eventually(() => expect(second.check()).rejects.toThrow('1 removed picture could not be deleted.'))
  await second.stop()

  free()
  await following({ log, images }, checkpoints)
  await eventually(async () => expect(await statusOf(rose.imageUrl)).toBe(404))
})

/** Makes the deletion of one picture's file fail, until `free` is called. */
function stickingAt(images: OpenedApp['images'], imageUrl: string) {
  const stuck = new ImagesUnavailable('Its file cannot be deleted.')
  const remove = images.remove
  let isStuck = true
  vi.spyOn(images, 'remove').mockImplementation(async (name) => {
    if (isStuck && imageUrl.endsWith(name)) throw stuck
    await remove(name)
  })
  const free = () => {
    isStuck = false
  }
  return { stuck, free }
}
