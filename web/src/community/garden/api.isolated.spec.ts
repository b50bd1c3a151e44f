import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publicGardenQueries } from './api.ts'

const asked: string[] = []
let answers: unknown[]

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(answers.shift())
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const tile = (id: string) => ({ id, name: id, species: '', imageUrl: null })

test('a public location is read with fifteen plants, and the rest ten to a page', async () => {
  const client = new QueryClient()
  answers = [
    { locations: [] },
    { plants: [tile('p16')], nextToken: 'b' },
    { plants: [tile('p26')], nextToken: null },
  ]
  await client.fetchQuery(publicGardenQueries.locations('Inner West'))
  const rest = await client.fetchQuery(publicGardenQueries.rest('Inner West', 'l1', 'a'))
  expect(rest.map(({ id }) => id)).toEqual(['p16', 'p26'])
  const garden = '/api/public/users/Inner%20West'
  expect(asked).toEqual([
    `${garden}/locations-with-plants?limit=15`,
    `${garden}/locations/l1/plants?limit=10&nextToken=a`,
    `${garden}/locations/l1/plants?limit=10&nextToken=b`,
  ])
})
