import { locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { locations } from '@wattle/projections/locations/locations.ts'
import { plants } from '@wattle/projections/plants/plants.ts'
import { tasks } from '@wattle/projections/tasks/tasks.ts'
import { expect, test } from 'vitest'
import { iris, openQueryServer, type QueryServer } from './testing/query-server.ts'

const events = [locationCreated('Bed'), plantCreated('Rose', 'Bed')]
const asking = (revision: string) => ({ as: 'iris', headers: { 'x-garden-revision': revision } }) as const
const told = ({ headers }: Awaited<ReturnType<QueryServer['ask']>>) => [
  headers['x-garden-revision'],
  headers['x-garden-behind'],
]

test('an answer waits until its read models have seen the requested revision', async () => {
  const server = await openQueryServer()
  await server.happen(iris, events.slice(0, 1))
  const answer = server.ask('/plants', asking('1'))
  await server.happen(iris, events)
  expect((await answer).body.plants).toHaveLength(1)
  expect(told(await answer)).toEqual(['1', undefined])
  await server.close()
})

test('an answer states the lowest revision of its read models', async () => {
  const server = await openQueryServer()
  await server.happen(iris, events, [locations, tasks])
  await server.happen(iris, events.slice(0, 1), [plants])
  expect(told(await server.ask('/locations', { as: 'iris' }))).toEqual(['1', undefined])
  expect(told(await server.ask('/locations-with-plants', { as: 'iris' }))).toEqual(['0', undefined])
  await server.close()
})

test('an answer whose read models do not catch up within two seconds says that it is behind', async () => {
  const server = await openQueryServer()
  await server.happen(iris, events)
  const waits: unknown[] = []
  server.collections.plants.waitForSeen = async (...wait) => {
    waits.push(wait)
    return false
  }
  const answer = await server.ask('/plants', asking('7'))
  expect(answer.status).toBe(200)
  expect(told(answer)).toEqual(['1', 'true'])
  expect(waits).toEqual([[iris, 7, 2000]])
  await server.close()
})

test('an answer whose read models have seen the requested revision does not wait', async () => {
  const server = await openQueryServer()
  await server.happen(iris, events)
  server.collections.plants.waitForSeen = () => {
    throw new Error('Somebody waited.')
  }
  expect(told(await server.ask('/plants', asking('1')))).toEqual(['1', undefined])
  await server.close()
})

test('an answer about a parked garden does not wait', async () => {
  const server = await openQueryServer({ parked: [iris] })
  await server.happen(iris, events)
  server.collections.plants.waitForSeen = () => {
    throw new Error('Somebody waited.')
  }
  expect(told(await server.ask('/plants', asking('7')))).toEqual(['1', 'true'])
  await server.close()
})

test('an answer does not wait for a revision that was seen in another garden', async () => {
  const server = await openQueryServer()
  await server.happen(iris, events)
  const { headers } = await server.ask('/plants', { as: 'iris' })
  server.collections.plants.waitForSeen = () => {
    throw new Error('Somebody waited.')
  }
  const seen = (garden: string) =>
    ({ as: 'iris', headers: { 'x-garden-revision': '7', 'x-garden': garden } }) as const
  expect(told(await server.ask('/plants', seen('5eed1e55')))).toEqual(['1', undefined])
  expect((await server.ask('/plants', seen(`${headers['x-garden']}`))).status).toBe(500)
  await server.close()
})

test('an invalid revision is refused with 400', async () => {
  const server = await openQueryServer()
  expect((await server.ask('/plants', asking('soon'))).status).toBe(400)
  await server.close()
})
