import { jpeg } from '@wattle/adapters/images/testing/sample-pictures.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { iris, openedApp, problem } from '../testing/app.ts'
import { happenedIn } from '../testing/garden-log.ts'

const pictureUrl = expect.stringMatching(/^\/api\/images\/[\w-]{44}$/)
const notFound = problem('nursery-plant-not-found', 'Nursery plant not found')
const dataUrl = async () => `data:image/jpeg;base64,${(await jpeg()).toString('base64')}`

const lavender = { name: 'Lavender', species: 'Lavandula dentata' }
const noted = {
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  ...lavender,
  imageUrl: null,
  careInstructions: { watering: '', sunlight: '', soil: '', fertilizing: '', pruning: '' },
  careAuthors: {},
  needs: { sunlight: [], soil: [], moisture: [] },
  nurseryName: '',
  price: '',
  potSize: '',
  discoveryDate: '2026-03-21',
  notes: '',
  locationRecommendations: [],
}

async function withLavender(fields: object = {}) {
  const opened = await openedApp()
  const { body } = await opened.ask('POST', '/nursery/plants', { ...lavender, ...fields })
  return { ...opened, id: body.plant.id as string, plant: body.plant }
}

describe('POST /nursery/plants', () => {
  test('answers 201 with the whole plant and the revision of the garden', async () => {
    const { ask } = await openedApp()
    const answer = await ask('POST', '/nursery/plants', lavender)
    expect([answer.status, answer.body]).toEqual([201, { plant: noted }])
    expect(answer.headers['x-garden-revision']).toBe('0')
  })

  test('takes every field of a nursery plant', async () => {
    const said = {
      careInstructions: { ...noted.careInstructions, sunlight: 'Full sun' },
      careAuthors: { sunlight: 'guide' },
      needs: { sunlight: ['Full sun all day'], soil: ['loam'], moisture: ['dry'] },
      nurseryName: 'D’Arcy / # ? % 🌺',
      price: '$29.99',
      potSize: '200mm',
      discoveryDate: '2026-02-28',
      notes: 'n'.repeat(20_000),
    }
    const { plant } = await withLavender(said)
    expect(plant).toEqual({ ...noted, ...said })
  })

  test('treats null and empty text as absent', async () => {
    const { plant } = await withLavender({
      imageUrl: '',
      careInstructions: null,
      nurseryName: null,
      price: '',
      potSize: null,
      discoveryDate: null,
      notes: '',
      needs: null,
    })
    expect(plant).toEqual(noted)
  })

  test.each([
    [{ name: ' ' }, 'name', 'Please enter the name of the plant.'],
    [{ species: '' }, 'species', 'Please enter the species.'],
    [{ discoveryDate: 'soon' }, 'discoveryDate', 'Please enter a valid date, as YYYY-MM-DD.'],
    [{ imageUrl: 'https://elsewhere.example/a.jpg' }, 'imageUrl', 'Please upload the photo here first.'],
    [{ needs: { soil: ['chalk'] } }, 'needs.soil.0', 'Please choose one of: clay, loam, sandy, silt, rocky.'],
  ])('refuses %o', async (fields, path, message) => {
    const { ask } = await openedApp()
    const answer = await ask('POST', '/nursery/plants', { ...lavender, ...fields })
    expect([answer.status, answer.body]).toEqual([400, problem('invalid', message, path)])
  })

  test('stores a picture sent along, and keeps its bytes out of the events', async () => {
    const { plant, ask, log } = await withLavender({ imageUrl: await dataUrl() })
    expect(plant.imageUrl).toEqual(pictureUrl)
    const seen = await ask('GET', plant.imageUrl, undefined, { as: null })
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(JSON.stringify(await happenedIn(log, iris))).not.toContain('data:')
  })

  test('takes a picture of more than one megabyte, but not of fifteen', async () => {
    const { ask, id } = await withLavender()
    const large = `data:image/jpeg;base64,${(await jpeg(2400, 1800)).toString('base64')}`
    expect(large.length).toBeGreaterThan(1024 * 1024)
    expect((await ask('POST', '/nursery/plants', { ...lavender, imageUrl: large })).status).toBe(201)
    expect((await ask('PUT', `/nursery/plants/${id}`, { imageUrl: large })).status).toBe(200)
    const huge = `data:image/jpeg;base64,${'A'.repeat(15 * 1024 * 1024)}`
    expect((await ask('POST', '/nursery/plants', { ...lavender, imageUrl: huge })).status).toBe(413)
  })
})

describe('PUT /nursery/plants/:id', () => {
  test('changes given fields, clears them by null or empty text, and keeps the rest', async () => {
    const { ask, id } = await withLavender({ price: '$10', potSize: '140mm', notes: 'Blue' })
    const answer = await ask('PUT', `/nursery/plants/${id}`, {
      price: '',
      notes: null,
      nurseryName: 'Market',
    })
    expect([answer.status, answer.body]).toEqual([
      200,
      { plant: { ...noted, potSize: '140mm', nurseryName: 'Market' } },
    ])
  })

  test('keeps its picture when that is sent back or absent, and removes it by null', async () => {
    const { ask, id, plant } = await withLavender({ imageUrl: await dataUrl() })
    const imageAfter = async (body: object) =>
      (await ask('PUT', `/nursery/plants/${id}`, body)).body.plant.imageUrl
    expect(await imageAfter({ name: 'French lavender' })).toBe(plant.imageUrl)
    expect(await imageAfter({ imageUrl: plant.imageUrl })).toBe(plant.imageUrl)
    expect(await imageAfter({ imageUrl: null })).toBeNull()
  })

  test('answers with how well each location suits it', async () => {
    const { ask, id } = await withLavender()
    const conditions = { sunlight: 'Full sun all day', soilType: 'loam' }
    await ask('POST', '/locations', { name: 'Front path', conditions })
    const careInstructions = { sunlight: 'Full sun', soil: 'Loam' }
    const { body } = await ask('PUT', `/nursery/plants/${id}`, { careInstructions })
    expect(body.plant.locationRecommendations).toMatchObject([
      { locationName: 'Front path', compatibility: 'Good', score: 6 },
    ])
  })
})

describe('DELETE /nursery/plants/:id', () => {
  test('answers with a message, and with 404 the second time', async () => {
    const { ask, id } = await withLavender()
    const answer = await ask('DELETE', `/nursery/plants/${id}`)
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: 'Nursery plant removed' }])
    const again = await ask('DELETE', `/nursery/plants/${id}`)
    expect([again.status, again.body]).toEqual([404, notFound])
  })
})

test('another gardener’s nursery plant is not found, and nothing changes', async () => {
  const { ask, id, log } = await withLavender()
  const { body } = await ask('POST', '/locations', { name: 'Fernery' }, { as: 'fern' })
  const plant = { ...lavender, locationId: body.location.id, nurseryPlantId: id }
  const planted = await ask('POST', '/plants', plant, { as: 'fern' })
  const named = problem('nursery-plant-not-found', 'Nursery plant not found', 'nurseryPlantId')
  expect([planted.status, planted.body]).toEqual([404, named])
  const answers = [
    await ask('PUT', `/nursery/plants/${id}`, { name: 'Mine' }, { as: 'fern' }),
    await ask('DELETE', `/nursery/plants/${id}`, undefined, { as: 'fern' }),
    await ask('PUT', `/nursery/plants/${idOf('nothing')}`, { name: 'Mine' }),
  ]
  for (const { status, body: told } of answers) expect([status, told]).toEqual([404, notFound])
  expect(await happenedIn(log, iris)).toHaveLength(1)
})

describe('POST /plants with a nursery plant', () => {
  test.each([
    [true, 404],
    [false, 200],
  ])(
    'plants it with its picture in one command; removed from the list: %s',
    async (removeFromNursery, status) => {
      const { ask, id, plant, log } = await withLavender({ imageUrl: await dataUrl() })
      const { body } = await ask('POST', '/locations', { name: 'Front path' })
      const { imageUrl } = plant
      const asked = {
        ...lavender,
        locationId: body.location.id,
        imageUrl,
        nurseryPlantId: id,
        removeFromNursery,
      }
      const answer = await ask('POST', '/plants', asked)
      expect([answer.status, answer.body.plant]).toMatchObject([201, { ...lavender, imageUrl }])
      expect(answer.body.plant).not.toHaveProperty('nurseryPlantId')
      const [created, converted] = (await happenedIn(log, iris)).slice(-2)
      expect([created?.event.type, converted?.event]).toEqual([
        'PlantCreated',
        {
          type: 'NurseryPlantConverted',
          nurseryPlantId: id,
          plantId: answer.body.plant.id,
          locationId: body.location.id,
          kept: !removeFromNursery,
        },
      ])
      expect(converted?.metadata.commandId).toBe(created?.metadata.commandId)
      expect((await ask('PUT', `/nursery/plants/${id}`, {})).status).toBe(status)
    },
  )
})
