import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guideQueries } from './api.ts'
import { plantOfNames } from './plant-of-names.ts'

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

const called = (name: string, species: string) =>
  new QueryClient().fetchQuery(plantOfNames({ name, species }))

test('the plant for some names is the one that the guide knows by them', async () => {
  answers = [
    { slug: 'lemon', notes: [] },
    { place: null, plant: { slug: 'lemon' } },
  ]
  expect(await called('Lemon', 'Citrus limon')).toEqual({ slug: 'lemon' })
  expect(asked).toEqual(['/api/guide/safety?name=Lemon&species=Citrus+limon', '/api/guide/plants/lemon'])
})

test('names that the guide does not know have no guide plant', async () => {
  answers = [{ slug: null, notes: [] }]
  expect(await called('Something', 'unknown')).toBe(null)
  expect(asked).toHaveLength(1)
})

test('a plant that is known already is not fetched again for its names', async () => {
  const client = new QueryClient()
  client.setQueryData(guideQueries.plant('lemon').queryKey, {
    place: null,
    plant: { slug: 'lemon' },
  } as never)
  answers = [{ slug: 'lemon', notes: [] }]
  const names = { name: ' Lemon', species: '' }
  expect(await client.fetchQuery(plantOfNames(names))).toEqual({ slug: 'lemon' })
  expect(asked).toEqual(['/api/guide/safety?name=Lemon'])
})
