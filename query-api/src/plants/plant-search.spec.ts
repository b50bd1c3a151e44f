import type { PlantSort } from '@wattle/contracts/plants/choices.ts'
import type { PlantCreated } from '@wattle/contracts/plants/events.ts'
import type { PlantWithLocation } from '@wattle/contracts/plants/views.ts'
import {
  factsOf,
  idOf,
  locationCreated,
  plannedTask,
  plantCreated,
} from '@wattle/contracts/testing/sample-events.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fern, iris, openQueryServer, type QueryServer } from '../testing/query-server.ts'

let server: QueryServer
beforeEach(async () => {
  server = await openQueryServer()
})
afterEach(() => server.close())

const sentence = 'This page link is no longer valid. Please start the list again.'
const bedPlants = `/locations/${idOf('Bed')}/plants`
const everywhere = '/plants-with-locations'

type Question = { search?: string; sort?: PlantSort; limit?: string; nextToken?: string }
type Answer = { plants: PlantWithLocation[]; nextToken: string | null; count: number }

async function ask(path: string, question: Question, as: 'iris' | 'fern' = 'iris') {
  const { status, body } = await server.ask(`${path}?${new URLSearchParams(question)}`, { as })
  return { status, body: body as Answer & { message: string } }
}
const names = async (path: string, question: Question, as?: 'iris' | 'fern') =>
  (await ask(path, question, as)).body.plants.map(({ name }) => name)

const planted = (name: string, species: string, bed = 'Bed', more: Partial<PlantCreated> = {}) =>
  plantCreated(name, bed, { species, ...more })

describe('a search of the garden', () => {
  test('finds plants by the beginnings of words in their names and species, in any location', async () => {
    await server.happen(iris, [
      locationCreated('Bed', { iconBackground: '#fff8e1' }),
      locationCreated('Shed'),
      planted('Crème Brûlée', 'Coreopsis hybrid'),
      planted('Rose by the gate', 'Rosa ‘Iceberg’', 'Shed'),
      planted('Lime', 'Citrus × latifolia'),
      planted('Ranunculus', 'Ranunculus ‘Café au Lait’', 'Shed'),
    ])
    for (const search of ['creme  BRULEE', 'brû', 'brulee crème', 'coreop creme'])
      expect(await names(everywhere, { search })).toEqual(['Crème Brûlée'])
    for (const search of ['iceberg', '‘Iceberg’', "rosa 'ice", 'gate ROSE'])
      expect(await names(everywhere, { search })).toEqual(['Rose by the gate'])
    expect(await names(everywhere, { search: 'citrus x lat' })).toEqual(['Lime'])
    expect(await names(everywhere, { search: 'r' })).toEqual(['Rose by the gate', 'Ranunculus'])
    expect(await names(everywhere, { search: 'lait cafe' })).toEqual(['Ranunculus'])
    for (const search of ['reme', 'rosa lime', "' or 1 = 1 --", '%', '“”'])
      expect(await names(everywhere, { search })).toEqual([])
    for (const search of ['', '  ']) expect(await names(everywhere, { search })).toHaveLength(4)
  })

  test('lists each plant with its location and its next due date, and counts the matches', async () => {
    const prune = plannedTask('Prune', { plantId: idOf('Rose'), dueDate: '2026-07-01' })
    const feed = plannedTask('Feed', { plantId: idOf('Rose'), dueDate: '2026-05-01' })
    await server.happen(iris, [
      locationCreated('Bed', { iconBackground: '#fff8e1' }),
      planted('Rose', 'Rosa'),
      planted('Aster', 'Aster'),
      planted('Rosemary', 'Salvia'),
      { type: 'TaskAdded', task: prune },
      { type: 'TaskAdded', task: feed },
    ])
    const { status, body } = await ask(everywhere, { search: 'ros', limit: '1' })
    expect(status).toBe(200)
    expect({ ...body, nextToken: '' }).toEqual({
      plants: [
        expect.objectContaining({
          id: idOf('Rose'),
          locationId: idOf('Bed'),
          locationName: 'Bed',
          locationBackground: '#fff8e1',
          nextDue: '2026-05-01',
        }),
      ],
      nextToken: '',
      count: 2,
    })
    expect(Object.keys(body.plants[0] ?? {})).not.toContain('beginnings')
    expect((await ask(everywhere, { search: 'aster' })).body.plants[0]?.nextDue).toBeNull()
  })

  test('finds a renamed plant by its new name at once', async () => {
    const was = { name: 'Rose', species: 'Rosa' }
    await server.happen(iris, [
      locationCreated('Bed'),
      planted('Rose', 'Rosa'),
      { type: 'PlantRenamed', plantId: idOf('Rose'), name: 'Lavender', species: 'Lavandula', was },
    ])
    expect(await names(everywhere, { search: 'ros' })).toEqual([])
    expect(await names(everywhere, { search: 'lav' })).toEqual(['Lavender'])
  })

  test('does not find plants of another garden', async () => {
    await server.happen(iris, [locationCreated('Bed'), planted('Rose', 'Rosa')])
    await server.happen(fern, [locationCreated('Pot'), planted('Rosella', 'Hibiscus', 'Pot')])
    expect(await names(everywhere, { search: 'ros' }, 'iris')).toEqual(['Rose'])
    expect(await names(everywhere, { search: 'ros' }, 'fern')).toEqual(['Rosella'])
    expect((await ask(bedPlants, { search: 'ros' }, 'fern')).status).toBe(404)
    const { body } = await ask(everywhere, { search: 'ros' }, 'fern')
    expect(body.count).toBe(1)
  })

  test('within a location finds only the plants of that location', async () => {
    await server.happen(iris, [
      locationCreated('Bed'),
      locationCreated('Shed'),
      planted('Rose', 'Rosa'),
      planted('Aster', 'Aster'),
      planted('Rosella', 'Hibiscus', 'Shed'),
    ])
    const { body } = await ask(bedPlants, { search: 'rös' })
    expect(body.plants.map(({ name }) => name)).toEqual(['Rose'])
    expect({ count: body.count, nextToken: body.nextToken }).toEqual({ count: 1, nextToken: null })
  })
})

describe('a sorted plant list', () => {
  const done = plannedTask('Done', { plantId: idOf('éclair'), dueDate: '2026-01-01' })
  const garden = [
    locationCreated('Bed'),
    planted('Zinnia', 'Aster', 'Bed', { plantedDate: '2026-02-01' }),
    planted('éclair', 'Zea', 'Bed', { plantedDate: '2025-02-01' }),
    planted('‘Dill’', 'anethum', 'Bed', { plantedDate: '2024-02-01' }),
    planted('Aster', 'Ästivum', 'Bed', { plantedDate: '2026-01-01' }),
    {
      type: 'TaskAdded' as const,
      task: plannedTask('Cut', { plantId: idOf('Aster'), dueDate: '2026-06-01' }),
    },
    {
      type: 'TaskAdded' as const,
      task: plannedTask('Sow', { plantId: idOf('‘Dill’'), dueDate: '2026-04-01' }),
    },
    { type: 'TaskAdded' as const, task: done },
    { type: 'TaskCompleted' as const, task: factsOf(done), doneOn: '2026-01-01', next: null },
  ]

  test.each<{ sort: PlantSort; order: string[] }>([
    { sort: 'added', order: ['Zinnia', 'éclair', '‘Dill’', 'Aster'] },
    { sort: 'name', order: ['Aster', '‘Dill’', 'éclair', 'Zinnia'] },
    { sort: 'species', order: ['‘Dill’', 'Zinnia', 'Aster', 'éclair'] },
    { sort: 'planted', order: ['‘Dill’', 'éclair', 'Aster', 'Zinnia'] },
    { sort: 'next', order: ['‘Dill’', 'Aster', 'Zinnia', 'éclair'] },
  ])('by $sort is the same page by page, with plants without a next task last', async ({ sort, order }) => {
    await server.happen(iris, garden)
    for (const path of [everywhere, bedPlants]) {
      expect(await names(path, { sort })).toEqual(order)
      const paged: string[] = []
      for (let token: string | null = ''; token !== null; ) {
        const { body }: { body: Answer } = await ask(path, {
          sort,
          limit: '1',
          ...(token && { nextToken: token }),
        })
        paged.push(...body.plants.map(({ name }) => name))
        token = body.nextToken
      }
      expect(paged).toEqual(order)
    }
  })

  test('lists plants of the same name once each across pages, also for a search', async () => {
    const twins = Array.from({ length: 7 }, (_, index) => ({
      ...planted('Rose', 'Rosa'),
      plantId: idOf(`rose ${index}`),
    }))
    await server.happen(iris, [locationCreated('Bed'), ...twins, planted('Aster', 'Aster')])
    const ids: string[] = []
    for (let token: string | null = ''; token !== null; ) {
      const question = { search: 'rosa', sort: 'name' as const, limit: '3' }
      const { body }: { body: Answer } = await ask(everywhere, {
        ...question,
        ...(token && { nextToken: token }),
      })
      expect(body.count).toBe(7)
      ids.push(...body.plants.map(({ id }) => id))
      token = body.nextToken
    }
    expect(ids).toEqual(twins.map(({ plantId }) => plantId))
  })

  test('continues after a name that is very long when normalised', async () => {
    const name = 'ﷺ'.repeat(200)
    await server.happen(iris, [locationCreated('Bed'), planted(name, ''), planted(`${name} `, '')])
    const { body } = await ask(everywhere, { sort: 'name', limit: '1' })
    const next = await ask(everywhere, { sort: 'name', limit: '1', nextToken: body.nextToken ?? '' })
    expect(next).toMatchObject({ status: 200, body: { nextToken: null } })
    expect(next.body.plants).toHaveLength(1)
  })

  test.each(['name', 'added'] as const)(
    'refuses the page link of another search when sorted by %s',
    async (sort) => {
      await server.happen(iris, garden)
      const { body } = await ask(everywhere, { search: 'a', sort, limit: '1' })
      const nextToken = body.nextToken ?? ''
      expect((await ask(everywhere, { search: 'Â', sort, nextToken })).status).toBe(200)
      const others: Question[] = [
        { search: 'as', sort },
        { search: 'a b', sort },
        { sort },
        { search: 'a', sort: 'species' },
        { search: 'a', sort: sort === 'added' ? 'name' : 'added' },
      ]
      for (const other of others) {
        const { status, body } = await ask(everywhere, { ...other, nextToken })
        expect({ status, message: body.message }).toEqual({ status: 400, message: sentence })
      }
      const plain = (await ask(everywhere, { limit: '1' })).body.nextToken ?? ''
      expect((await ask(everywhere, { search: 'a', sort, nextToken: plain })).status).toBe(400)
    },
  )
})

const token = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')

test.each([
  `search=${'a'.repeat(201)}`,
  'search=a&search=b',
  'sort=price',
  'sort=',
  'limit=0',
  'nextToken=x',
  `sort=name&nextToken=${token('rose', 1)}`,
  `sort=name&nextToken=${token('rose', idOf('Rose'), 'name')}`,
  `sort=name&nextToken=${token(1, idOf('Rose'), 'name')}`,
  `sort=next&nextToken=${token('2026-01-01', 1, iris, 'next', 'rose')}`,
  `nextToken=${token('rose', 1, idOf('Rose'))}`,
])('an invalid plant query is refused with 400: %s', async (question) => {
  await server.happen(iris, [locationCreated('Bed'), planted('Rose', 'Rosa')])
  for (const path of [everywhere, bedPlants])
    expect((await server.ask(`${path}?${question}`, { as: 'iris' })).status).toBe(400)
})

test('a plant search without a sign-in is refused', async () => {
  expect((await server.ask(everywhere)).status).toBe(401)
})
