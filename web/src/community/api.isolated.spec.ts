import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { communityQueries } from './api.ts'
import { publicPlantQueries } from './plant/api.ts'

afterEach(() => void vi.unstubAllGlobals())

test('public gardens are read page by page, and can be searched by name', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ users: [], nextToken: asked.length === 1 ? 'b' : null })
  })
  await new QueryClient().fetchInfiniteQuery({ ...communityQueries.gardens(''), pages: 3 })
  await new QueryClient().fetchInfiniteQuery(communityQueries.gardens('inner west'))
  expect(asked).toEqual([
    '/api/public/users',
    '/api/public/users?nextToken=b',
    '/api/public/users?search=inner+west',
  ])
})

test('a public plant comes with the name of its garden as its gardener spells it', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ displayName: 'Inner West', plant: { id: 'p1' }, tasks: [] })
  })
  const plant = await new QueryClient().fetchQuery(publicPlantQueries.details('inner west', 'p1'))
  expect(plant.gardenName).toBe('Inner West')
  expect(asked).toEqual(['/api/public/users/inner%20west/plants/p1'])
})
