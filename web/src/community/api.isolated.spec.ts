import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { communityQueries } from './api.ts'

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
