import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { idOf, locationCreated, plannedTask, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fern, iris, openQueryServer, type QueryServer } from '../testing/query-server.ts'

let server: QueryServer
beforeEach(async () => {
  server = await openQueryServer()
})
afterEach(() => server.close())

const using = (title: string, productName: string, plant?: string, productLink?: string): GardenEvent => ({
  type: 'TaskAdded',
  task: plannedTask(title, {
    plantId: plant ? idOf(plant) : null,
    product: { productName, ...(productLink ? { productLink } : {}) },
  }),
})
const link = 'https://shop.example/seasol'
const garden = [
  locationCreated('Bed'),
  plantCreated('Rose', 'Bed'),
  plantCreated('fern', 'Bed'),
  using('Feed', 'Seasol', 'Rose'),
  using('Soak', 'Seasol', 'Rose', link),
  using('Water', 'seasol', 'fern'),
  using('Sweep', 'a/b#c?% 🌱'),
  { type: 'TaskAdded', task: plannedTask('Look about') },
] as const

test('the shed lists each product once, by name, with the plants it is used for', async () => {
  await server.happen(iris, garden)
  const { status, body } = await server.ask('/products', { as: 'iris' })
  expect([status, body]).toEqual([
    200,
    {
      products: [
        { productName: 'a/b#c?% 🌱', plants: [], taskCount: 1 },
        {
          productName: 'Seasol',
          plants: [
            { id: idOf('fern'), name: 'fern' },
            { id: idOf('Rose'), name: 'Rose' },
          ],
          taskCount: 3,
          productLink: link,
        },
      ],
    },
  ])
})

test('product names can be requested alone', async () => {
  await server.happen(iris, garden)
  const { body } = await server.ask('/product-names', { as: 'iris' })
  expect(body).toEqual({ products: ['a/b#c?% 🌱', 'Seasol'] })
})

test('a new garden has an empty shed, and sees no products of another garden', async () => {
  await server.happen(iris, garden)
  await server.happen(fern, [locationCreated('Bed')])
  expect((await server.ask('/products', { as: 'fern' })).body).toEqual({ products: [] })
  expect((await server.ask('/product-names', { as: 'fern' })).body).toEqual({ products: [] })
  expect((await server.ask('/products')).status).toBe(401)
})
