import { idOf, locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { entityTag, type Ingredients } from './entity-tags.ts'
import { fern, iris, noon, openQueryServer, type QueryServer } from './testing/query-server.ts'

const made: Ingredients = {
  store: 'this one',
  gardenId: iris,
  reads: [
    { name: 'plants', build: { version: 2, build: 0 }, revision: 4 },
    { name: 'tasks', build: { version: 1, build: 0 }, revision: 4 },
  ],
  now: noon,
}
const [ofPlants, ofTasks] = made.reads as [Ingredients['reads'][0], Ingredients['reads'][0]]

test.each<[string, Partial<Ingredients>]>([
  ['another store', { store: 'another one' }],
  ['another garden', { gardenId: fern }],
  ['a read model that has seen more', { reads: [ofPlants, { ...ofTasks, revision: 5 }] }],
  ['a read model in another version', { reads: [{ ...ofPlants, build: { version: 3, build: 0 } }, ofTasks] }],
  ['a read model that was made anew', { reads: [{ ...ofPlants, build: { version: 2, build: 7 } }, ofTasks] }],
  ['the next day in Perth alone', { now: new Date('2026-03-21T16:00:00Z') }],
])('the entity tag changes with %s', (_what, changed) => {
  expect(entityTag(made)).toBe(entityTag({ ...made, now: new Date(noon.getTime() + 60_000) }))
  expect(entityTag({ ...made, ...changed })).not.toBe(entityTag(made))
})

let server: QueryServer
beforeEach(async () => {
  server = await openQueryServer()
})
afterEach(() => server.close())

const events = [locationCreated('Bed'), plantCreated('Rose', 'Bed')]
const tagOf = ({ headers }: Awaited<ReturnType<QueryServer['ask']>>) => String(headers.etag)
const having = (tag: string, headers = {}) =>
  ({ as: 'iris', headers: { 'if-none-match': tag, ...headers } }) as const

test('a request with the current entity tag gets 304, and no document is read', async () => {
  await server.happen(iris, events)
  const first = await server.ask('/plants', { as: 'iris' })
  server.collections.plants.find = () => {
    throw new Error('Somebody looked for documents.')
  }
  const again = await server.ask('/plants', having(`"another", ${tagOf(first)}`))
  expect([again.status, again.body]).toEqual([304, undefined])
  expect(again.headers).toMatchObject({
    etag: tagOf(first),
    'x-garden-revision': '1',
    'cache-control': 'no-store',
  })
})

test('a request with the tag of an older revision gets the new answer', async () => {
  await server.happen(iris, events.slice(0, 1))
  const before = await server.ask('/plants', { as: 'iris' })
  await server.happen(iris, events)
  const after = await server.ask('/plants', having(tagOf(before)))
  expect([after.status, after.body.plants.length]).toEqual([200, 1])
})

test("an answer that is behind has no tag, and is sent even if the request's tag matches", async () => {
  await server.happen(iris, events)
  const before = await server.ask('/plants', { as: 'iris' })
  server.collections.plants.waitForSeen = async () => false
  const behind = await server.ask('/plants', having(tagOf(before), { 'x-garden-revision': '7' }))
  expect([behind.status, behind.headers.etag, behind.headers['x-garden-behind']]).toEqual([
    200,
    undefined,
    'true',
  ])
})

test('an error response has no tag', async () => {
  await server.happen(iris, events)
  const { status, headers } = await server.ask(`/plants/${idOf('Aster')}`, { as: 'iris' })
  expect([status, headers.etag]).toEqual([404, undefined])
})
