import type { NurseryPlantAdded } from '@wattle/contracts/nursery/events.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import { idOf, locationCreated, nurseryPlantAdded, picture } from '@wattle/contracts/testing/sample-events.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fern, iris, openQueryServer, type QueryServer } from '../testing/query-server.ts'

let server: QueryServer
beforeEach(async () => {
  server = await openQueryServer()
})
afterEach(() => server.close())

const lavenderFacts = {
  imageUrl: picture,
  careInstructions: { ...noCareInstructions, sunlight: 'Full sun' },
  careAuthors: { sunlight: 'guide' },
  needs: { sunlight: ['Full sun all day'], soil: ['loam', 'sandy'], moisture: ['dry', 'medium'] },
} satisfies Partial<NurseryPlantAdded>
const { type: _type, nurseryPlantId: id, ...facts } = nurseryPlantAdded('Lavender', lavenderFacts)
const lavender = { id, ...facts, locationRecommendations: [] as object[] }
const sunny = { sunlight: 'Full sun all day', soilType: 'loam', moisture: 'wet' } as const

test('a garden without nursery plants has an empty nursery list', async () => {
  const { status, body } = await server.ask('/nursery/plants', { as: 'iris' })
  expect({ status, body }).toEqual({ status: 200, body: { plants: [] } })
})

test("the nursery lists only the gardener's own plants, the newest first", async () => {
  await server.happen(iris, [
    nurseryPlantAdded('Lavender', lavenderFacts),
    nurseryPlantAdded('Fern', lavenderFacts),
  ])
  await server.happen(fern, [nurseryPlantAdded('Rose')])
  const { body } = await server.ask('/nursery/plants', { as: 'iris' })
  expect(body).toEqual({ plants: [{ ...lavender, id: idOf('Fern'), name: 'Fern' }, lavender] })
})

test('a nursery plant has its location recommendations, the best first', async () => {
  await server.happen(iris, [
    nurseryPlantAdded('Lavender', lavenderFacts),
    locationCreated('Cellar'),
    locationCreated('Front path', { conditions: sunny, icon: '🌿', iconBackground: '#f1f8e9' }),
  ])
  const { body } = await server.ask(`/nursery/plants/${id}/recommendations`, { as: 'iris' })
  expect(body.recommendations).toEqual([
    {
      locationId: idOf('Front path'),
      locationName: 'Front path',
      locationIcon: '🌿',
      locationBackground: '#f1f8e9',
      compatibility: 'Good',
      score: 6,
      matchDetails: [
        {
          category: 'Sunlight',
          icon: 'sun',
          plantNeeds: 'full sun',
          locationProvides: 'Full sun all day',
          isMatch: true,
        },
        {
          category: 'Soil',
          icon: 'soil',
          plantNeeds: 'loam or sandy soil',
          locationProvides: 'loam',
          isMatch: true,
        },
        {
          category: 'Watering',
          icon: 'water',
          plantNeeds: 'dry ground or medium moisture',
          locationProvides: 'wet',
          isMatch: false,
        },
      ],
    },
    expect.objectContaining({ locationName: 'Cellar', compatibility: 'Poor', score: 0 }),
  ])
  const { body: one } = await server.ask(`/nursery/plants/${id}`, { as: 'iris' })
  expect(one).toEqual({ plant: { ...lavender, locationRecommendations: body.recommendations } })
})

test('the nursery list names the ten best locations per plant, and a single plant names all', async () => {
  const beds = Array.from({ length: 12 }, (_, number) => locationCreated(`Bed ${number}`))
  await server.happen(iris, [...beds, nurseryPlantAdded('Lavender', lavenderFacts)])
  const { body: list } = await server.ask('/nursery/plants', { as: 'iris' })
  const { body: one } = await server.ask(`/nursery/plants/${id}`, { as: 'iris' })
  const all = one.plant.locationRecommendations
  expect(all.length).toBe(12)
  expect(list.plants[0].locationRecommendations).toEqual(all.slice(0, 10))
})

test.each(['', '/recommendations'])(
  'a nursery plant that is unknown or in another garden is not found: %s',
  async (rest) => {
    await server.happen(fern, [nurseryPlantAdded('Lavender')])
    const foreign = await server.ask(`/nursery/plants/${id}${rest}`, { as: 'iris' })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'nursery-plant-not-found'])
    const unknown = await server.ask(`/nursery/plants/${idOf('nothing')}${rest}`, { as: 'iris' })
    expect(unknown.status).toBe(404)
    expect((await server.ask(`/nursery/plants/${id}${rest}`, { as: 'fern' })).status).toBe(200)
    expect((await server.ask(`/nursery/plants/lavender${rest}`, { as: 'iris' })).status).toBe(400)
    expect((await server.ask(`/nursery/plants/${id}${rest}`)).status).toBe(401)
  },
)
