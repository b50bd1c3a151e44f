import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSignedIn } from '../session/testing/stub-signed-in.ts'
import { taskQueries } from './api.ts'

let asked: string[]
const client = () => new QueryClient()

beforeEach(() => {
  asked = []
  stubSignedIn()
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const token = new URL(path, 'https://garden.example').searchParams.get('nextToken')
    const page = token
      ? { tasks: [{ id: 'b', title: 'Feed' }], nextToken: null }
      : { tasks: [{ id: 'a', title: 'Prune' }], nextToken: 'second' }
    return new Response(JSON.stringify(page), { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const path = '/api/tasks-with-plants'

test('all tasks of a month are read in pages of fifty', async () => {
  const { tasks } = await client().fetchQuery(taskQueries.month('2026-11'))
  expect(tasks.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(asked).toEqual([`${path}?limit=50&month=2026-11`, `${path}?limit=50&month=2026-11&nextToken=second`])
})

test('all tasks of a plant are read in pages of fifty, in every month', async () => {
  const { tasks } = await client().fetchQuery(taskQueries.every(['p1']))
  expect(tasks.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(asked).toEqual([`${path}?limit=50&plantId=p1`, `${path}?limit=50&plantId=p1&nextToken=second`])
})

test('the next tasks are read twenty at a time', async () => {
  await client().fetchQuery(taskQueries.next(['2026-11'], 1))
  expect(asked[0]).toBe(`${path}?limit=20&month=2026-11&status=pending`)
})
