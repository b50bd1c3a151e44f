import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import {
  factsOf,
  idOf,
  locationCreated,
  nurseryPlantAdded,
  plannedTask,
  plantCreated,
} from '@wattle/contracts/testing/sample-events.ts'
import type { RouteOptions } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { iris, openQueryServer, type QueryServer } from '../testing/query-server.ts'

/** Part of every text that must stay private. */
const secret = 'Sesame'
const rose = idOf('Rose')
const careInstructions = { ...noCareInstructions, watering: secret }
const done = plannedTask(`${secret} done`, { plantId: rose })
const hidden = plantCreated(`${secret} plant`, 'Bed', { species: secret, careInstructions })

const garden: GardenEvent[] = [
  { type: 'DisplayNameChosen', displayName: 'Iris Vale' },
  { type: 'ProfilePresented', about: 'Roses', featureImageUrl: '/api/images/a', galleryImageUrls: [] },
  { type: 'GardenListed' },
  { type: 'GardenPlaced', state: 'Victoria', postcode: secret, city: secret },
  locationCreated('Bed', { description: secret }),
  locationCreated(`${secret} shed`),
  plantCreated('Rose', 'Bed', { visibility: 'public', species: 'Rosa shown for a while' }),
  hidden,
  plantCreated(`${secret} in the shed`, `${secret} shed`),
  nurseryPlantAdded(secret, { notes: secret }),
  { type: 'TaskAdded', task: plannedTask('Prune', { plantId: rose, product: { productName: secret } }) },
  { type: 'TaskAdded', task: plannedTask(secret, { plantId: hidden.plantId }) },
  { type: 'TaskAdded', task: plannedTask(`${secret} of no plant`) },
  { type: 'TaskAdded', task: done },
  { type: 'TaskCompleted', task: factsOf(done), doneOn: '2026-03-01', next: null },
]

const params: Record<string, string> = {
  userId: 'Iris Vale',
  displayName: 'Iris Vale',
  locationId: idOf('Bed'),
  plantId: rose,
  plant: 'lemon',
}

let server: QueryServer
beforeEach(async () => {
  server = await openQueryServer()
  await server.happen(iris, garden)
})
afterEach(() => server.close())

const addressOf = ({ url }: RouteOptions) =>
  url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? `unknown-${name}`))

const routesForAll = () => server.routes.filter(({ method, config }) => method === 'GET' && config?.public)

test('no public route sends private data', async () => {
  const open = routesForAll()
  expect(open.length).toBeGreaterThan(10)
  for (const route of open) {
    const { status, text } = await server.look(addressOf(route))
    expect([route.url, status]).toEqual([route.url, 200])
    expect(text, route.url).not.toContain(secret)
    expect(text, route.url).not.toContain(iris)
  }
})

test('plants that became private are in no public answer any more', async () => {
  const hides: GardenEvent = {
    type: 'VisibilityChanged',
    plantIds: [rose],
    locationId: idOf('Bed'),
    visibility: 'private',
  }
  await server.happen(iris, [...garden, hides])
  for (const route of routesForAll()) {
    const { text } = await server.look(addressOf(route))
    expect(text, route.url).not.toContain('Rosa shown for a while')
  }
})
