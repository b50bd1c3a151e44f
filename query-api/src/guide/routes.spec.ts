import { handlingOf } from '@wattle/contracts/guide/handling.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openQueryServer, type QueryServer } from '../testing/query-server.ts'

let server: QueryServer
beforeEach(async () => {
  server = await openQueryServer()
})
afterEach(() => server.close())

const inMelbourne = 'postcode=3000'

test('the guide can be read without an account, page by page', async () => {
  const first = (await server.ask('/guide/plants?limit=3')).body
  expect(first.plants).toHaveLength(3)
  expect(first.place).toBeNull()
  expect(first.count).toBeGreaterThan(100)
  const second = (await server.ask(`/guide/plants?limit=3&nextToken=${first.nextToken}`)).body
  const slugs = [...first.plants, ...second.plants].map(({ slug }: { slug: string }) => slug)
  expect(new Set(slugs).size).toBe(6)
})

test('a page link of another list is refused', async () => {
  const { nextToken } = (await server.ask('/guide/plants?limit=3')).body
  expect((await server.ask(`/guide/plants?search=to&nextToken=${nextToken}`)).status).toBe(400)
  // Cobram and Barooga share a postcode across the Murray.
  const inVictoria = (await server.ask('/guide/plants?limit=3&postcode=3644&state=Victoria')).body
  const elsewhere = `postcode=3644&state=${encodeURIComponent('New South Wales')}`
  const { status } = await server.ask(`/guide/plants?${elsewhere}&nextToken=${inVictoria.nextToken}`)
  expect(status).toBe(400)
})

test('a search with filters finds what can be planted at a place', async () => {
  const { body } = await server.ask(
    `/guide/plants?search=tom&kind=fruiting-vegetable&plantIn=11&${inMelbourne}`,
  )
  expect(body.plants.map(({ slug }: { slug: string }) => slug)).toContain('tomato')
  expect(body.place).toMatchObject({ postcode: '3000', state: 'Victoria', zone: 'temperate' })
  expect(body.nextToken).toBeNull()
  const june = (await server.ask(`/guide/plants?search=tomato&plantIn=6&${inMelbourne}`)).body
  expect(june.plants.map(({ slug }: { slug: string }) => slug)).not.toContain('tomato')
})

test.each([
  'postcode=12',
  'kind=weed',
  'sun=moon',
  `plantIn=13&${inMelbourne}`,
  'plantIn=11',
  'plantIn=11&postcode=0001',
  'native=false',
  `search=${'a'.repeat(201)}`,
])('an invalid guide query is refused: %s', async (query) => {
  expect((await server.ask(`/guide/plants?${query}`)).status).toBe(400)
})

test('a filter that is neither on nor left out is refused in words', async () => {
  const { status, body } = await server.ask('/guide/plants?pot=maybe')
  expect([status, body.issues]).toEqual([
    400,
    [{ path: 'pot', message: 'Please write true, or leave this out.' }],
  ])
})

test('a partly typed name gets five suggestions', async () => {
  const { body } = await server.ask('/guide/suggestions?typed=gran')
  expect(body.plants).toHaveLength(5)
  expect(body.plants[0]).toEqual({
    slug: 'apple',
    name: 'Apple',
    species: 'Malus domestica',
    kind: 'pome-fruit',
    synonym: 'Granny Smith',
  })
  expect((await server.ask('/guide/suggestions')).body.plants).toEqual([])
  expect((await server.ask(`/guide/suggestions?typed=${'a'.repeat(201)}`)).status).toBe(400)
})

test('a guide plant has its care, its year at a place and its warnings', async () => {
  const { status, body } = await server.ask(`/guide/plants/tomato?${inMelbourne}`)
  expect(status).toBe(200)
  expect(body.plant).toMatchObject({
    slug: 'tomato',
    species: 'Solanum lycopersicum',
    kind: 'fruiting-vegetable',
    plantingMonths: [10, 11],
    notes: [{ topic: 'poison', isSerious: false }],
  })
  expect(body.plant.careInstructions.watering).not.toBe('')
  expect(body.plant.year.length).toBeGreaterThan(3)
  expect(body.plant.keepAway).toHaveLength(1)
})

test('a guide plant says whether it is unusual in the climate of the place', async () => {
  const unusual = async (query: string) =>
    (await server.ask(`/guide/plants/jackfruit?${query}`)).body.plant.unusual
  expect([await unusual('postcode=7000'), await unusual('postcode=0800'), await unusual('')]).toEqual([
    'It isn’t usually grown in cool climates, as the cold is too much for it',
    null,
    null,
  ])
})

test('without a known postcode a guide plant has no year', async () => {
  const { body } = await server.ask('/guide/plants/tomato?postcode=0001')
  expect(body.place).toBeNull()
  expect(body.plant.year).toEqual([])
})

test('an unknown guide plant answers 404, and the answer is not cached', async () => {
  const { status, body, headers } = await server.ask('/guide/plants/unobtainium')
  expect([status, body.code]).toEqual([404, 'plant-not-found'])
  expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store'])
})

test('a guide answer is cached per address until the guide changes', async () => {
  const first = await server.ask('/guide/plants/tomato')
  expect(first.headers['cache-control']).toBe('no-cache')
  const tag = String(first.headers.etag)
  const again = await server.ask('/guide/plants/tomato', { headers: { 'if-none-match': tag } })
  expect([again.status, again.body, again.headers.etag]).toEqual([304, undefined, tag])
  const elsewhere = await server.ask(`/guide/plants/tomato?${inMelbourne}`, {
    headers: { 'if-none-match': tag },
  })
  expect(elsewhere.status).toBe(200)
})

test("safety notes are looked up by a plant's names and the state", async () => {
  const query = new URLSearchParams({ name: 'Gazania', species: 'Gazania rigens', state: 'South Australia' })
  const { body } = await server.ask(`/guide/safety?${query}`)
  expect(body.notes).toEqual([
    expect.objectContaining({ topic: 'weed', isSerious: true, source: expect.anything() }),
  ])
  expect((await server.ask('/guide/safety?name=Tomato')).body.slug).toBe('tomato')
})

test('handling advice covers every product, so that no task text has to be sent', async () => {
  const { body } = await server.ask('/guide/handling')
  expect(handlingOf('Spray with lime sulphur', body.products).map(({ name }) => name)).toEqual([
    'Lime sulphur',
  ])
  expect(body.water).toBeNull()
})

test('watering rules are answered for a postcode', async () => {
  const { body } = await server.ask(`/guide/handling?${inMelbourne}`)
  expect(body.water.text).toContain('sprinklers and drippers between 6 pm and 10 am')
})

test('what compares a name with the whole guide has a limit of its own', () => {
  const limited = server.routes.filter(({ method, config }) => method === 'GET' && config?.searchesGuide)
  expect(limited.map(({ url }) => url)).toEqual([
    '/api/guide/plants',
    '/api/guide/suggestions',
    '/api/guide/safety',
  ])
})
