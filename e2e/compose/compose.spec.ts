import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Compose, openCompose } from '../src/compose.ts'
import { addPlant, addTask, plantGarden } from '../src/garden.ts'
import { type Gardener, gardenerAt } from '../src/gardener.ts'
import type { Things } from '../src/operations.ts'
import { longestPlan, planOf } from '../src/plan.ts'

const rosa = 'rosa@example.test'

let compose: Compose
let gardener: Gardener
let things: Things

beforeAll(async () => {
  compose = await openCompose()
})
afterAll(() => compose?.down())

/** Adds a task and waits until it is shown, retrying while services are still starting. */
async function works(title: string): Promise<void> {
  const { plant } = things
  await vi.waitFor(
    async () => void (await addTask(gardener, { plantId: plant, title, dueDate: '2190-01-15' })),
    {
      timeout: 90_000,
      interval: 500,
    },
  )
  await vi.waitUntil(
    async () => {
      const { status, body } = await gardener.ask('GET', '/tasks-with-plants?month=2190-01&limit=100')
      return status === 200 && JSON.stringify(body).includes(title)
    },
    { timeout: 120_000, interval: 250 },
  )
}

test('everything is built, started and healthy', async () => {
  await compose.up()
  expect((await compose.services()).get('worker')).toBe(2)
})

test('a garden is begun, shown to visitors and given a care plan, through the gateway', async () => {
  gardener = await gardenerAt(compose, rosa)
  things = await plantGarden(gardener, 'Rosa')
  expect((await planOf(gardener, things.plant, longestPlan)).tasks.length).toBeGreaterThan(1)
  const visitor = await gardenerAt(compose)
  expect((await visitor.ask('GET', things.picture.replace('/api', ''))).status).toBe(200)
})

test.each([
  ...['command-api', 'query-api', 'relay', 'sagas', 'worker', 'gateway'],
  ...['eventstoredb', 'kafka', 'mongodb', 's3', 'openid'],
])('what is written is shown again after a restart of %s', async (service) => {
  await compose.restart(service)
  await compose.healthy()
  // Tokens expire after five minutes, so sign in again.
  gardener = await gardenerAt(compose, rosa)
  await works(`After ${service}`)
})

test('every service has been restarted', async () => {
  const restarted = ['command-api', 'query-api', 'relay', 'sagas', 'worker', 'gateway']
  const engines = ['eventstoredb', 'kafka', 'mongodb', 's3', 'openid']
  expect([...(await compose.services()).keys()].toSorted()).toEqual([...restarted, ...engines].toSorted())
})

test('three workers share what two did', async () => {
  await compose.up('--scale', 'worker=3')
  expect((await compose.services()).get('worker')).toBe(3)
  gardener = await gardenerAt(compose, rosa)
  await works('With three workers')
  const plant = await addPlant(gardener, things.location, { name: 'Fig', species: 'Ficus carica' })
  expect((await planOf(gardener, plant, longestPlan)).tasks.length).toBeGreaterThan(1)
})

test('taken down, nothing is left', async () => {
  await compose.down()
  expect(await compose.left()).toEqual([])
})
