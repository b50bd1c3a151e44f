import { addDays } from '@wattle/contracts/civil-date.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import { idOf, locationCreated, plannedTask, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fern, iris, openQueryServer, type QueryServer } from '../testing/query-server.ts'

let server: QueryServer
beforeEach(async () => {
  server = await openQueryServer()
})
afterEach(() => server.close())

const presented: GardenEvent = {
  type: 'ProfilePresented',
  about: 'Roses and ferns',
  featureImageUrl: '/api/images/a',
  galleryImageUrls: ['/api/images/a', '/api/images/b'],
}
const profile: GardenEvent[] = [{ type: 'DisplayNameChosen', displayName: 'Iris Vale' }, presented]
const listed: GardenEvent[] = [...profile, { type: 'GardenListed' }]
const care = {
  careInstructions: { ...noCareInstructions, watering: 'Weekly', pruning: 'In July' },
  careAuthors: { watering: 'ai', pruning: 'gardener' },
} as const
const publicRose = plantCreated('Rose', 'Bed', { visibility: 'public', ...care })
const bedOfRoses = [locationCreated('Bed', { description: 'Behind number 4' }), publicRose]

const summary = {
  userId: 'Iris Vale',
  displayName: 'Iris Vale',
  about: 'Roses and ferns',
  featureImageUrl: '/api/images/a',
  galleryImageUrls: ['/api/images/a', '/api/images/b'],
}
const label = { id: idOf('Bed'), name: 'Bed', icon: '🏡', iconBackground: '#e8f5e9' }
const tile = {
  id: idOf('Rose'),
  name: 'Rose',
  species: 'Acacia pycnantha',
  imageUrl: null,
  kind: 'native-tree',
}
const home = '/public/users/Iris%20Vale'
const statusOf = async (path: string) => (await server.ask(path)).status

test('without gardens the directory is empty', async () => {
  const { status, body, headers } = await server.ask('/public/users')
  expect({ status, body }).toEqual({ status: 200, body: { users: [], nextToken: null } })
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['x-garden-revision']).toBeUndefined()
})

test('what a visitor has is sent again once it differs, and is gone as soon as it is hidden', async () => {
  const before = [...listed, ...bedOfRoses, plantCreated('Secret', 'Bed')]
  await server.happen(iris, before.slice(0, -1))
  const first = await server.ask(`${home}/summary`)
  const tag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = () => server.ask(`${home}/summary`, { headers: { 'if-none-match': tag } })
  await server.happen(iris, before)
  expect(await again()).toMatchObject({ status: 304, body: undefined, headers: { etag: tag } })
  await server.happen(iris, [...before, { ...presented, about: 'Roses' }])
  expect(await again()).toMatchObject({ status: 200, body: { about: 'Roses' } })
  await server.happen(iris, [
    ...before,
    { type: 'GardenUnlisted' },
    { type: 'VisibilityChanged', plantIds: [idOf('Rose')], locationId: idOf('Bed'), visibility: 'private' },
  ])
  const hidden = await again()
  expect([hidden.status, hidden.headers.etag, hidden.headers['cache-control']]).toEqual([
    404,
    undefined,
    'no-store',
  ])
})

test('a listed garden is in the directory with the locations that have public plants', async () => {
  await server.happen(iris, [
    ...listed,
    ...bedOfRoses,
    locationCreated('Shed'),
    plantCreated('Secret', 'Shed'),
    plantCreated('Secret too', 'Bed'),
  ])
  expect((await server.ask('/public/users')).body).toEqual({
    users: [{ ...summary, locations: [{ id: idOf('Bed'), count: 1 }] }],
    nextToken: null,
  })
})

test('a garden that is not listed, or whose profile is incomplete, is not in the directory', async () => {
  await server.happen(iris, [...profile, ...bedOfRoses])
  await server.happen(fern, [
    { type: 'DisplayNameChosen', displayName: 'Fern' },
    presented,
    { type: 'GardenListed' },
    { type: 'ProfilePresented', about: '', featureImageUrl: null, galleryImageUrls: [] },
  ])
  expect((await server.ask('/public/users')).body.users).toEqual([])
})

test('the directory lists gardens by name, twenty to a page, each garden once', async () => {
  const names = Array.from({ length: 45 }, (_, index) => `Gardener ${String(index).padStart(2, '0')}`)
  for (const displayName of names.toReversed()) {
    await server.happen(idOf(displayName), [
      { type: 'DisplayNameChosen', displayName },
      presented,
      { type: 'GardenListed' },
    ])
  }
  const seen: string[] = []
  const sizes: number[] = []
  for (let token: string | null = ''; token !== null; ) {
    const { body } = await server.ask(`/public/users${token && `?nextToken=${token}`}`)
    seen.push(...body.users.map((user: { displayName: string }) => user.displayName))
    sizes.push(body.users.length)
    token = body.nextToken
    expect(Buffer.from(token ?? '', 'base64url').toString()).not.toMatch(/[0-9a-f]{8}-/)
  }
  expect(seen).toEqual(names)
  expect(sizes).toEqual([20, 20, 5])
})

describe('a search of the directory', () => {
  const list = async (...names: string[]) => {
    for (const displayName of names)
      await server.happen(idOf(displayName), [
        { type: 'DisplayNameChosen', displayName },
        presented,
        { type: 'GardenListed' },
      ])
  }
  const search = async (text: string, more = '') => {
    const { status, body } = await server.ask(`/public/users?search=${encodeURIComponent(text)}${more}`)
    const names = body.users?.map(({ displayName }: { displayName: string }) => displayName)
    return { status, names, nextToken: body.nextToken, message: body.message }
  }
  const found = async (text: string) => (await search(text)).names

  test('finds gardens by the beginnings of the words in their names, sorted by name', async () => {
    await list('Crème Brûlée Court', 'Brulee', 'The Cremorne plot', 'Iris Vale', 'Ærø', 'कमल')
    expect(await found('creme  BRULEE')).toEqual(['Crème Brûlée Court'])
    expect(await found('bru')).toEqual(['Brulee', 'Crème Brûlée Court'])
    expect(await found('cr')).toEqual(['Crème Brûlée Court', 'The Cremorne plot'])
    expect(await found('plot cremorne')).toEqual(['The Cremorne plot'])
    expect(await found('aero')).toEqual(['Ærø'])
    expect(await found('कमल')).toEqual(['कमल'])
    expect(await found('ris')).toEqual([])
    expect(await found("' or 1 = 1 --")).toEqual([])
    for (const signs of [' … ', '🪴', "'"]) expect(await found(signs)).toEqual([])
    for (const nothing of ['', '  ']) expect(await found(nothing)).toHaveLength(6)
  })

  test('does not find a garden that is not listed', async () => {
    await list('Iris Vale')
    await server.happen(fern, [...profile.slice(1), { type: 'DisplayNameChosen', displayName: 'Iris Hill' }])
    expect(await found('iris')).toEqual(['Iris Vale'])
    await server.happen(idOf('Iris Vale'), [...listed, { type: 'GardenUnlisted' }])
    expect(await found('iris')).toEqual([])
  })

  test('lists each garden once, page by page, and refuses the page link of another search', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Rose ${String(index).padStart(2, '0')}`)
    await list('Aster', ...names.toReversed(), 'Zinnia')
    const seen: string[] = []
    const tokens: string[] = []
    for (let token: string | null = ''; token !== null; ) {
      const page: Awaited<ReturnType<typeof search>> = await search(
        'ro',
        `&limit=5&nextToken=${token}`.replace(/&nextToken=$/, ''),
      )
      seen.push(...page.names)
      token = page.nextToken
      if (token) tokens.push(token)
    }
    expect(seen).toEqual(names)
    expect(tokens).toHaveLength(2)
    const refused = {
      status: 400,
      message: 'This page link is no longer valid. Please start the list again.',
    }
    for (const other of ['r', 'ros', '', 'ro a']) {
      expect(await search(other, `&nextToken=${tokens[0]}`)).toMatchObject(refused)
    }
    expect((await search('RÔ', `&nextToken=${tokens[0]}`)).names[0]).toBe('Rose 05')
    const { nextToken: ofAll } = await search('', '&limit=1')
    expect(await search('ro', `&nextToken=${ofAll}`)).toMatchObject(refused)
  })
})

test('a garden is found by its name in any spelling, and not by its id or e-mail address', async () => {
  await server.happen(iris, listed)
  for (const spelling of ['Iris%20Vale', 'iris%20vale', '%20IRIS%20%20Vale%20']) {
    expect((await server.ask(`/public/users/${spelling}/summary`)).body).toEqual(summary)
  }
  for (const other of [iris, 'iris@example.org', 'Iris']) {
    const { status, body } = await server.ask(`/public/users/${other}/summary`)
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'garden-not-found' })
  }
})

test('a garden with a long name in another alphabet is found', async () => {
  const displayName = 'ஆ'.repeat(60)
  await server.happen(iris, [{ type: 'DisplayNameChosen', displayName }, presented, { type: 'GardenListed' }])
  expect(await statusOf(`/public/users/${encodeURIComponent(displayName)}/summary`)).toBe(200)
})

test('a garden page is found only if the garden is listed or has a public plant', async () => {
  await server.happen(iris, [...profile, locationCreated('Bed'), plantCreated('Rose', 'Bed')])
  for (const page of ['summary', 'locations-with-plants']) expect(await statusOf(`${home}/${page}`)).toBe(404)

  await server.happen(iris, [...profile, ...bedOfRoses, { type: 'GardenPlaced', postcode: '2000' }])
  for (const page of ['summary', 'locations-with-plants']) expect(await statusOf(`${home}/${page}`)).toBe(200)
})

test('a listed garden without public plants shows no locations', async () => {
  await server.happen(iris, [...listed, locationCreated('Bed'), plantCreated('Rose', 'Bed')])
  expect((await server.ask(`${home}/locations-with-plants`)).body).toEqual({ locations: [] })
})

test('a location shows its first fifteen public plants, then ten to a page', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Plant ${index}`)
  await server.happen(iris, [
    ...listed,
    locationCreated('Shed'),
    locationCreated('Bed'),
    ...names.flatMap((name) => [
      plantCreated(name, 'Bed', { visibility: 'public' }),
      plantCreated(`Private ${name}`, 'Bed'),
    ]),
    plantCreated('Secret', 'Shed'),
  ])
  const { body } = await server.ask(`${home}/locations-with-plants`)
  const [bed, ...others] = body.locations
  expect(others).toEqual([])
  expect({ ...bed, plants: [], nextToken: '' }).toEqual({
    ...label,
    plantCount: 30,
    plants: [],
    nextToken: '',
  })
  expect(bed.plants[0]).toEqual({ ...tile, id: idOf('Plant 0'), name: 'Plant 0' })

  const seen = bed.plants.map(({ name }: { name: string }) => name)
  const sizes = [bed.plants.length]
  for (let token: string | null = bed.nextToken; token !== null; ) {
    expect(Buffer.from(token, 'base64url').toString()).not.toContain(iris)
    const page = await server.ask(`${home}/locations/${bed.id}/plants?nextToken=${token}`)
    seen.push(...page.body.plants.map(({ name }: { name: string }) => name))
    sizes.push(page.body.plants.length)
    token = page.body.nextToken
  }
  expect(seen).toEqual(names)
  expect(sizes).toEqual([15, 10, 5])
})

test('each location lists its own plants and has its own next page', async () => {
  const publicIn = (name: string, location: string) => plantCreated(name, location, { visibility: 'public' })
  await server.happen(iris, [
    ...listed,
    locationCreated('Bed'),
    locationCreated('Pot'),
    ...[publicIn('Rose', 'Bed'), publicIn('Basil', 'Pot'), publicIn('Lily', 'Bed'), publicIn('Mint', 'Pot')],
    publicIn('Iris', 'Bed'),
  ])
  type Shown = { id: string; plants: { name: string }[]; nextToken: string | null }
  const shown = async (page: string) => (await server.ask(`${home}/${page}`)).body as { locations: Shown[] }
  const namesIn = ({ plants }: Pick<Shown, 'plants'>) => plants.map(({ name }) => name)
  const { locations } = await shown('locations-with-plants?limit=2')
  expect(locations.map((each) => [namesIn(each), each.nextToken !== null])).toEqual([
    [['Rose', 'Lily'], true],
    [['Basil', 'Mint'], false],
  ])
  const [bed] = locations
  const rest = await server.ask(`${home}/locations/${bed?.id}/plants?nextToken=${bed?.nextToken}`)
  expect(namesIn(rest.body)).toEqual(['Iris'])
})

test('the page of a public plant shows its location and its tasks', async () => {
  const plantId = idOf('Rose')
  await server.happen(iris, [
    ...profile,
    ...bedOfRoses,
    { type: 'TaskAdded', task: plannedTask('Prune', { plantId, estimatedTime: 30 }) },
    { type: 'TaskAdded', task: plannedTask('Somewhere else') },
  ])
  expect((await server.ask(`${home}/plants/${plantId}`)).body).toEqual({
    displayName: 'Iris Vale',
    plant: {
      ...tile,
      plantedDate: '2026-01-05',
      plantingMethod: 'ground',
      ...care,
      location: label,
    },
    tasks: [
      {
        id: idOf('Prune'),
        title: 'Prune',
        description: '',
        priority: 2,
        dueDate: '2026-03-15',
        month: '2026-03',
        status: 'pending',
        estimatedTime: 30,
        isRecurring: false,
        recurringFrequency: 'annual',
        recurringUntil: null,
      },
    ],
  })
})

test('visitors see the tasks that are due first, up to 200', async () => {
  const plantId = idOf('Rose')
  const planned = Array.from({ length: 210 }, (_, index): GardenEvent => {
    const dueDate = addDays('2026-12-31', -index)
    return { type: 'TaskAdded', task: plannedTask(`Task ${index}`, { plantId, dueDate }) }
  })
  await server.happen(iris, [...profile, ...bedOfRoses, ...planned])
  const { tasks } = (await server.ask(`${home}/plants/${plantId}`)).body
  expect([tasks.length, tasks[0].title, tasks.at(-1).title]).toEqual([200, 'Task 209', 'Task 10'])
})

test('a plant that is private, deleted or in another garden is not found', async () => {
  await server.happen(iris, [...listed, ...bedOfRoses, plantCreated('Secret', 'Bed')])
  await server.happen(fern, [
    { type: 'DisplayNameChosen', displayName: 'Fern' },
    presented,
    { type: 'GardenListed' },
    locationCreated('Pot'),
    plantCreated('Fern', 'Pot', { visibility: 'public' }),
  ])
  const paths = [idOf('Secret'), idOf('nothing'), idOf('Fern')].map((id) => `${home}/plants/${id}`)
  for (const path of [...paths, `${home}/locations/${idOf('Pot')}/plants`]) {
    expect(await statusOf(path)).toBe(404)
  }
  expect(await statusOf(`/public/users/fern/plants/${idOf('Fern')}`)).toBe(200)
})

test('a hidden plant is gone from every page', async () => {
  await server.happen(iris, [
    ...listed,
    ...bedOfRoses,
    { type: 'VisibilityChanged', plantIds: [idOf('Rose')], locationId: idOf('Bed'), visibility: 'private' },
  ])
  expect((await server.ask(`${home}/locations-with-plants`)).body).toEqual({ locations: [] })
  expect((await server.ask('/public/users')).body.users).toEqual([{ ...summary, locations: [] }])
  expect(await statusOf(`${home}/locations/${idOf('Bed')}/plants`)).toBe(404)
  expect(await statusOf(`${home}/plants/${idOf('Rose')}`)).toBe(404)
})

test('a garden that is to be erased is gone from every page until the erasure is withdrawn', async () => {
  const requested: GardenEvent = { type: 'ErasureRequested', eraseAfter: '2026-03-28T01:00:00.000Z' }
  const there = [...listed, ...bedOfRoses]
  const statuses = async () => {
    const own = ['/public/Iris%20Vale', `/public/Iris%20Vale/plants/${idOf('Rose')}`]
    const pages = await Promise.all(own.map(async (path) => (await server.look(path)).status))
    const answers = await Promise.all(
      ['summary', 'locations-with-plants', `locations/${idOf('Bed')}/plants`, `plants/${idOf('Rose')}`].map(
        (path) => statusOf(`${home}/${path}`),
      ),
    )
    return [...new Set([...pages, ...answers])]
  }
  const named = async () => {
    const texts = ['/public', '/sitemaps/gardens.xml'].map(async (path) => (await server.look(path)).text)
    const users = (await server.ask('/public/users')).body.users
    return [...(await Promise.all(texts)), JSON.stringify(users)].map((text) => /Iris( |%20)Vale/.test(text))
  }
  await server.happen(iris, there)
  expect([await statuses(), await named()]).toEqual([[200], [true, true, true]])
  await server.happen(iris, [...there, requested])
  expect([await statuses(), await named()]).toEqual([[404], [false, false, false]])
  await server.happen(iris, [...there, requested, { type: 'ErasureWithdrawn' }])
  expect([await statuses(), await named()]).toEqual([[200], [true, true, true]])
})

test('a name freed by an erasure leads to the garden that takes it next', async () => {
  await server.happen(iris, [...listed, ...bedOfRoses, { type: 'ErasureBegun' }])
  await server.happen(fern, [...listed, ...bedOfRoses])
  expect(await statusOf(`${home}/summary`)).toBe(200)
})

test('no public answer has a private field', async () => {
  const plantId = idOf('Rose')
  await server.happen(iris, [
    { type: 'GardenPlaced', state: 'Tasmania', postcode: '7000', city: 'Hobart' },
    ...listed,
    ...bedOfRoses,
    {
      type: 'TaskAdded',
      task: plannedTask('Prune', {
        plantId,
        taskType: 'Pruning',
        product: { productName: 'Loppers' },
        reason: { text: 'Frost is over', rule: 'prune', zone: 'cool', season: 'spring' },
      }),
    },
  ])
  const paths = [
    '/public/users',
    `${home}/summary`,
    `${home}/locations-with-plants`,
    `${home}/locations/${idOf('Bed')}/plants`,
    `${home}/plants/${plantId}`,
  ]
  for (const path of paths) {
    const { status, body } = await server.ask(path)
    expect(status).toBe(200)
    for (const key of keysIn(body)) expect(meantForEverybody).toContain(key)
    for (const secret of [iris, '7000', 'Hobart', 'Tasmania', 'Behind number 4']) {
      expect(JSON.stringify(body)).not.toContain(secret)
    }
  }
})

const meantForEverybody = [
  ...['users', 'locations', 'plants', 'plant', 'tasks', 'location', 'nextToken'],
  ...['userId', 'displayName', 'about', 'featureImageUrl', 'galleryImageUrls', 'count', 'plantCount'],
  ...['id', 'name', 'icon', 'iconBackground', 'species', 'imageUrl', 'kind', 'plantedDate', 'plantingMethod'],
  ...['careInstructions', 'careAuthors', 'watering', 'sunlight', 'soil', 'fertilizing', 'pruning'],
  ...['title', 'description', 'priority', 'dueDate', 'month', 'status', 'estimatedTime'],
  ...['isRecurring', 'recurringFrequency', 'recurringUntil'],
]

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
}

test.each([
  '/public/users?nextToken=x',
  `/public/users?nextToken=${Buffer.from('[1]').toString('base64url')}`,
  `/public/users?search=${'a'.repeat(201)}`,
  '/public/users?search=a&search=b',
  '/public/users/%E0%A4%A/summary',
  `${home}/plants/rose`,
  `${home}/locations/bed/plants`,
  `${home}/locations-with-plants?limit=none`,
  `${home}/locations/${idOf('Bed')}/plants?nextToken=x`,
])('an invalid query is refused with 400: %s', async (path) => {
  await server.happen(iris, [...listed, ...bedOfRoses])
  expect(await statusOf(path)).toBe(400)
})

test('visitors see nothing of a parked garden, because it may have been hidden since', async () => {
  const stopped = await openQueryServer({ parked: [iris] })
  await stopped.happen(iris, [...listed, ...bedOfRoses])
  for (const path of [`${home}/summary`, `${home}/locations-with-plants`, `${home}/plants/${idOf('Rose')}`]) {
    expect((await stopped.ask(path)).status).toBe(404)
  }
  expect((await stopped.ask('/public/users')).body).toEqual({ users: [], nextToken: null })
  await stopped.close()
})
