import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import {
  factsOf,
  idOf,
  locationCreated,
  plannedTask,
  plantCreated,
} from '@wattle/contracts/testing/sample-events.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fern, iris, openQueryServer, type QueryServer } from '../testing/query-server.ts'

let server: QueryServer
beforeEach(async () => {
  server = await openQueryServer()
})
afterEach(() => server.close())

const bed = {
  id: idOf('Bed'),
  name: 'Bed',
  description: 'By the gate',
  icon: '🏡',
  iconBackground: '#e8f5e9',
  potFriendly: true,
  conditions: { sunlight: null, soilType: 'clay', moisture: 'dry', soil: 'clay', water: 'dry' },
  isMockData: false,
  locationVisibility: 'private',
  count: 0,
  taskCount: 0,
}
const bedCreated = locationCreated('Bed', {
  description: 'By the gate',
  potFriendly: true,
  conditions: { sunlight: null, soilType: 'clay', moisture: 'dry' },
})
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `Plant ${index}`)
const names = (plants: { name: string }[]) => plants.map(({ name }) => name)

test('a garden without locations has an empty list', async () => {
  expect((await server.ask('/locations', { as: 'iris' })).body).toEqual({ locations: [] })
  expect((await server.ask('/locations-with-plants', { as: 'iris' })).body).toEqual({ locations: [] })
})

test('locations are listed in order of creation, with the alternative names of their conditions', async () => {
  await server.happen(iris, [bedCreated, locationCreated('Balcony')])
  const { body } = await server.ask('/locations', { as: 'iris' })
  expect(names(body.locations)).toEqual(['Bed', 'Balcony'])
  expect(body.locations[0]).toEqual(bed)
  expect((await server.ask(`/locations/${bed.id}`, { as: 'iris' })).body).toEqual({ location: bed })
})

test('locations are marked as mock data if the server keeps its data only in memory', async () => {
  const forgetful = await openQueryServer({ isMockData: true })
  await forgetful.happen(iris, [bedCreated])
  const { body } = await forgetful.ask('/locations', { as: 'iris' })
  expect(body).toEqual({ locations: [{ ...bed, isMockData: true }] })
  await forgetful.close()
})

test('every location lists fifteen plants by default, and a token for the rest', async () => {
  await server.happen(iris, [
    bedCreated,
    locationCreated('Balcony'),
    ...numbers(17).map((name) => plantCreated(name, 'Bed')),
    plantCreated('Fern', 'Balcony', { visibility: 'public' }),
  ])
  const { body } = await server.ask('/locations-with-plants', { as: 'iris' })
  const [first, second] = body.locations
  expect(names(first.plants)).toEqual(numbers(15))
  expect({ ...first, plants: [], nextToken: '' }).toEqual({ ...bed, count: 17, plants: [], nextToken: '' })
  expect({ count: second.count, shows: second.locationVisibility, next: second.nextToken }).toEqual({
    count: 1,
    shows: 'public',
    next: null,
  })

  const rest = await server.ask(`/locations/${bed.id}/plants?nextToken=${first.nextToken}`, { as: 'iris' })
  expect(names(rest.body.plants)).toEqual(['Plant 15', 'Plant 16'])

  const few = await server.ask('/locations-with-plants?limit=2', { as: 'iris' })
  expect(names(few.body.locations[0].plants)).toEqual(['Plant 0', 'Plant 1'])
})

test("a location's plants are listed ten to a page, each once, with their total", async () => {
  await server.happen(iris, [bedCreated, ...numbers(23).map((name) => plantCreated(name, 'Bed'))])
  const seen: string[] = []
  const sizes: number[] = []
  for (let token: string | null = ''; token !== null; ) {
    const query: string = token && `?nextToken=${token}`
    const { body } = await server.ask(`/locations/${bed.id}/plants${query}`, { as: 'iris' })
    expect(body.count).toBe(23)
    seen.push(...names(body.plants))
    sizes.push(body.plants.length)
    token = body.nextToken
  }
  expect(seen).toEqual(numbers(23))
  expect(sizes).toEqual([10, 10, 3])
})

test('a plant card lists the pending tasks of this month, by priority', async () => {
  const plantId = idOf('Rose')
  const task = (title: string, dueDate: string, priority: 1 | 2 | 3) =>
    plannedTask(title, { plantId, dueDate, priority })
  const done = task('Done', '2026-03-02', 1)
  await server.happen(iris, [
    bedCreated,
    plantCreated('Rose', 'Bed'),
    plantCreated('Aster', 'Bed'),
    { type: 'TaskAdded', task: task('Low', '2026-03-01', 3) },
    { type: 'TaskAdded', task: task('High, later', '2026-03-31', 1) },
    { type: 'TaskAdded', task: task('High', '2026-03-10', 1) },
    { type: 'TaskAdded', task: task('Last month', '2026-02-28', 1) },
    { type: 'TaskAdded', task: task('Next month', '2026-04-01', 1) },
    { type: 'TaskAdded', task: done },
    { type: 'TaskCompleted', task: factsOf(done), doneOn: '2026-03-02', next: null },
  ])
  const { body } = await server.ask(`/locations/${bed.id}/plants`, { as: 'iris' })
  const titles = body.plants[0].upcomingTasks.map((each: { title: string }) => each.title)
  expect(titles).toEqual(['High', 'High, later', 'Low'])
  expect(body.plants[1]).toEqual({
    id: idOf('Aster'),
    name: 'Aster',
    species: 'Acacia pycnantha',
    locationId: bed.id,
    plantedDate: '2026-01-05',
    plantingMethod: 'ground',
    visibility: 'private',
    careInstructions: noCareInstructions,
    careAuthors: {},
    imageUrl: null,
    kind: 'native-tree',
    upcomingTasks: [],
  })
})

test("this month is the month in the gardener's own state", async () => {
  // When it is half past nine on the evening of 31 March in Perth, it is past midnight in Sydney.
  const late = await openQueryServer({ now: new Date('2026-03-31T13:30:00Z') })
  const plantId = idOf('Rose')
  const events = [
    bedCreated,
    plantCreated('Rose', 'Bed'),
    { type: 'TaskAdded' as const, task: plannedTask('March', { plantId, dueDate: '2026-03-31' }) },
    { type: 'TaskAdded' as const, task: plannedTask('April', { plantId, dueDate: '2026-04-01' }) },
  ]
  await late.happen(iris, [...events, { type: 'GardenPlaced', state: 'Western Australia' }])
  await late.happen(fern, events)
  const titles = async (as: 'iris' | 'fern') => {
    const { body } = await late.ask(`/locations/${bed.id}/plants`, { as })
    return body.plants[0].upcomingTasks.map((each: { title: string }) => each.title)
  }
  expect(await titles('iris')).toEqual(['March'])
  expect(await titles('fern')).toEqual(['April'])
  await late.close()
})

test('a location of another garden is not found', async () => {
  await server.happen(fern, [bedCreated])
  for (const path of [`/locations/${bed.id}`, `/locations/${bed.id}/plants`]) {
    const { status, body } = await server.ask(path, { as: 'iris' })
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'location-not-found' })
  }
})

test.each([
  'locations/bed',
  'locations-with-plants?limit=0',
  'locations-with-plants?limit=many',
  `locations/${bed.id}/plants?limit=-1`,
  `locations/${bed.id}/plants?nextToken=nonsense`,
  `locations/${bed.id}/plants?nextToken=${Buffer.from('["a",1]').toString('base64url')}`,
])('an invalid location query is refused with 400: %s', async (path) => {
  await server.happen(iris, [bedCreated])
  expect((await server.ask(`/${path}`, { as: 'iris' })).status).toBe(400)
})
