import { jpeg, svg } from '@wattle/adapters/images/testing/sample-pictures.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { iris, openedApp, problem } from '../testing/app.ts'
import { happenedIn } from '../testing/garden-log.ts'

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
const pictureUrl = expect.stringMatching(/^\/api\/images\/[\w-]{44}$/)
const notFound = problem('plant-not-found', 'Plant not found')
const noPicture = problem(
  'picture-not-found',
  'We could not find that photo. To use it, please upload it again.',
  'imageUrl',
)
const dataUrl = async () => `data:image/jpeg;base64,${(await jpeg()).toString('base64')}`

async function withBed() {
  const opened = await openedApp()
  const { body } = await opened.ask('POST', '/locations', { name: 'Rose bed' })
  const locationId: string = body.location.id
  const rose = { name: 'Iceberg', species: 'Acacia pycnantha', locationId }
  const iceberg = {
    id: uuid,
    ...rose,
    plantedDate: '2026-03-21',
    plantingMethod: 'ground',
    visibility: 'private',
    careInstructions: { watering: '', sunlight: '', soil: '', fertilizing: '', pruning: '' },
    careAuthors: {},
    imageUrl: null,
  }
  const plant = async (fields: object = {}) => {
    return (await opened.ask('POST', '/plants', { ...rose, ...fields })).body.plant.id as string
  }
  return { ...opened, locationId, rose, iceberg, plant }
}

describe('POST /plants', () => {
  test('answers 201 with the whole plant and the revision of the garden', async () => {
    const { ask, rose, iceberg } = await withBed()
    const answer = await ask('POST', '/plants', rose)
    expect([answer.status, answer.body]).toEqual([201, { plant: iceberg }])
    expect(answer.headers['x-garden-revision']).toBe('1')
  })

  test('takes every field of a plant', async () => {
    const { ask, rose, iceberg } = await withBed()
    const { body } = await ask('POST', '/plants', {
      ...rose,
      name: ' D’Arcy / # ? % 🌺 ',
      plantedDate: '2024-02-29T23:30:00Z',
      plantingMethod: 'pot',
      careInstructions: { watering: 'Weekly' },
      careAuthors: { watering: 'ai' },
      imageUrl: '',
    })
    expect(body.plant).toEqual({
      ...iceberg,
      name: 'D’Arcy / # ? % 🌺',
      plantedDate: '2024-02-29',
      plantingMethod: 'pot',
      careInstructions: { ...iceberg.careInstructions, watering: 'Weekly' },
      careAuthors: { watering: 'ai' },
    })
  })

  test.each([
    [{ name: '' }, 'name', 'Please enter the name of the plant.'],
    [{ species: null }, 'species', 'Please enter the species.'],
    [{ locationId: undefined }, 'locationId', 'This is required.'],
    [{ locationId: 'the bed' }, 'locationId', 'That is not a valid location ID.'],
    [{ plantedDate: '2026-02-29' }, 'plantedDate', 'Please enter a valid date, as YYYY-MM-DD.'],
    [{ plantedDate: '1899-12-31' }, 'plantedDate', 'Please enter a date between 1900 and 2199.'],
    [{ plantingMethod: 'sky' }, 'plantingMethod', 'Please choose one of: ground, pot.'],
    [{ visibility: true }, 'visibility', 'Please choose one of: private, public.'],
    [{ careInstructions: [] }, 'careInstructions', 'This should be a set of named fields.'],
    [{ careInstructions: { soil: 7 } }, 'careInstructions.soil', 'This should be text.'],
    [{ careAuthors: { soil: 'me' } }, 'careAuthors.soil', 'Please choose one of: gardener, ai, guide.'],
    [{ imageUrl: 'https://elsewhere.example/rose.jpg' }, 'imageUrl', 'Please upload the photo here first.'],
    [{ imageUrl: '/api/images/../secret' }, 'imageUrl', 'Please upload the photo here first.'],
    [{ imageUrl: 'data:text/html;base64,AAAA' }, 'imageUrl', 'Please upload the photo here first.'],
    [{ imageUrl: 7 }, 'imageUrl', 'Please upload the photo here first.'],
  ])('refuses %o', async (fields, path, message) => {
    const { ask, rose } = await withBed()
    const answer = await ask('POST', '/plants', { ...rose, ...fields })
    expect([answer.status, answer.body]).toEqual([400, problem('invalid', message, path)])
  })

  test('refuses another gardener’s location', async () => {
    const { ask, rose } = await withBed()
    const answer = await ask('POST', '/plants', rose, { as: 'fern' })
    expect([answer.status, answer.body]).toEqual([
      404,
      problem('location-not-found', 'Location not found', 'locationId'),
    ])
  })

  test('stores a picture sent along, and keeps its bytes out of the events', async () => {
    const { ask, rose, iceberg, log } = await withBed()
    const { status, body } = await ask('POST', '/plants', { ...rose, imageUrl: await dataUrl() })
    expect([status, body]).toEqual([201, { plant: { ...iceberg, imageUrl: pictureUrl } }])
    const seen = await ask('GET', body.plant.imageUrl, undefined, { as: null })
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(JSON.stringify(await happenedIn(log, iris))).not.toContain('data:')
  })

  test('takes a picture of more than one megabyte, but not of fifteen', async () => {
    const { ask, rose } = await withBed()
    const large = `data:image/jpeg;base64,${(await jpeg(2400, 1800)).toString('base64')}`
    expect(large.length).toBeGreaterThan(1024 * 1024)
    expect((await ask('POST', '/plants', { ...rose, imageUrl: large })).status).toBe(201)
    const huge = `data:image/jpeg;base64,${'A'.repeat(15 * 1024 * 1024)}`
    const answer = await ask('POST', '/plants', { ...rose, imageUrl: huge })
    expect([answer.status, answer.body]).toEqual([
      413,
      problem('body-too-large', 'That’s too large to send.'),
    ])
  })

  test('refuses a file sent along that is no picture', async () => {
    const { ask, rose } = await withBed()
    const imageUrl = `data:image/png;base64,${svg().toString('base64')}`
    const answer = await ask('POST', '/plants', { ...rose, imageUrl })
    expect([answer.status, answer.body]).toEqual([
      415,
      problem(
        'picture-unreadable',
        'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.',
        'imageUrl',
      ),
    ])
  })

  test('refuses a picture that was never uploaded, and another gardener’s', async () => {
    const { ask, rose } = await withBed()
    const { body } = await ask('GET', '/images/upload-url?fileName=rose.jpg')
    const missing = await ask('POST', '/plants', { ...rose, imageUrl: body.imageUrl })
    expect([missing.status, missing.body]).toEqual([404, noPicture])
    const theirs = await ask('POST', '/locations', { name: 'Fernery' }, { as: 'fern' })
    const plant = { ...rose, locationId: theirs.body.location.id, imageUrl: await dataUrl() }
    const { imageUrl } = (await ask('POST', '/plants', plant, { as: 'fern' })).body.plant
    const foreign = await ask('POST', '/plants', { ...rose, imageUrl })
    expect([foreign.status, foreign.body]).toEqual([404, noPicture])
  })
})

describe('PUT /plants/:id', () => {
  test('answers with the whole plant', async () => {
    const { ask, plant, iceberg } = await withBed()
    const id = await plant()
    const answer = await ask('PUT', `/plants/${id}`, {
      name: 'Peace',
      careInstructions: { pruning: 'In July' },
      imageUrl: await dataUrl(),
    })
    const careInstructions = { ...iceberg.careInstructions, pruning: 'In July' }
    const careAuthors = { pruning: 'gardener' }
    expect([answer.status, answer.body]).toEqual([
      200,
      { plant: { ...iceberg, name: 'Peace', careInstructions, careAuthors, imageUrl: pictureUrl } },
    ])
    expect(answer.headers['x-garden-revision']).toBe('4')
  })

  test('keeps its picture when that is sent back or absent, and removes it by null', async () => {
    const { ask, plant } = await withBed()
    const id = await plant({ imageUrl: await dataUrl() })
    const { imageUrl } = (await ask('PUT', `/plants/${id}`, { name: 'Peace' })).body.plant
    expect(imageUrl).toEqual(pictureUrl)
    expect((await ask('PUT', `/plants/${id}`, { imageUrl })).body.plant.imageUrl).toBe(imageUrl)
    expect((await ask('PUT', `/plants/${id}`, { imageUrl: null })).body.plant.imageUrl).toBeNull()
  })

  test('refuses to publish without a profile', async () => {
    const { ask, plant } = await withBed()
    const answer = await ask('PUT', `/plants/${await plant()}`, { visibility: 'public' })
    expect([answer.status, answer.body.code]).toEqual([409, 'profile-incomplete'])
  })

  test('refuses another gardener’s plant, and changes nothing', async () => {
    const { ask, plant, log } = await withBed()
    const id = await plant()
    const task = { plantId: id, title: 'Dig up', dueDate: '2026-04-01' }
    const planned = await ask('POST', '/tasks', task, { as: 'fern' })
    const named = problem('plant-not-found', 'Plant not found', 'plantId')
    expect([planned.status, planned.body]).toEqual([404, named])
    const answers = [
      await ask('PUT', `/plants/${id}`, { name: 'Mine' }, { as: 'fern' }),
      await ask('DELETE', `/plants/${id}`, undefined, { as: 'fern' }),
      await ask('POST', `/tasks/generate-for-plant/${id}`, undefined, { as: 'fern' }),
      await ask('PUT', `/plants/${idOf('nothing')}`, { name: 'Mine' }),
    ]
    for (const { status, body } of answers) expect([status, body]).toEqual([404, notFound])
    expect(await happenedIn(log, iris)).toHaveLength(2)
  })
})

describe('DELETE /plants/:id', () => {
  test('answers with the number of tasks deleted with it', async () => {
    const { ask, plant } = await withBed()
    const plantId = await plant()
    for (const title of ['Prune', 'Feed'])
      await ask('POST', '/tasks', { plantId, title, dueDate: '2026-07-15' })
    const answer = await ask('DELETE', `/plants/${plantId}`)
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: 'Plant deleted', tasksDeleted: 2 },
    ])
    const again = await ask('DELETE', `/plants/${plantId}`)
    expect([again.status, again.body]).toEqual([404, notFound])
  })

  test('accepts a JSON content type without a body', async () => {
    const { ask, plant } = await withBed()
    const answer = await ask('DELETE', `/plants/${await plant()}`, undefined, {
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(200)
  })
})
