import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSignedIn } from '../session/testing/stub-signed-in.ts'
import { locationQueries } from './api.ts'

beforeEach(stubSignedIn)
afterEach(() => void vi.unstubAllGlobals())

test("the rest of a location's plants is read from every page after the first", async () => {
  const pages: Record<string, object> = {
    second: { plants: [{ id: 'b', name: 'Basil' }], nextToken: 'third' },
    third: { plants: [{ id: 'c', name: 'Chives' }], nextToken: null },
  }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const token = new URL(path, 'https://garden.example').searchParams.get('nextToken') ?? ''
    return new Response(JSON.stringify(pages[token]), { headers: { 'content-type': 'application/json' } })
  })
  const plants = await new QueryClient().fetchQuery(locationQueries.rest('bed/1', 'second'))
  expect(plants.map(({ id }) => id)).toEqual(['b', 'c'])
  expect(asked).toEqual([
    '/api/locations/bed%2F1/plants?limit=200&nextToken=second',
    '/api/locations/bed%2F1/plants?limit=200&nextToken=third',
  ])
})

test('upcoming tasks are understood with numbers as text and dates with a time', async () => {
  const task = { id: 't', title: 'Feed', priority: '1', dueDate: '2026-11-20T09:00:00Z', status: 'pending' }
  const plants = [{ id: 'b', name: 'Basil', upcomingTasks: [task] }]
  vi.stubGlobal('fetch', async () => Response.json({ plants, nextToken: null, count: '1' }))
  const { pages } = await new QueryClient().fetchInfiniteQuery(locationQueries.plantPages('bed', '', 'added'))
  expect(pages[0]?.count).toBe(1)
  expect(pages[0]?.plants[0]?.upcomingTasks).toMatchObject([{ priority: 1, dueDate: '2026-11-20' }])
})
