import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { dropMadeOf, type Kind, madeOf } from './made-of.ts'

const families = Object.keys(madeOf) as (keyof typeof madeOf)[]
let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
  for (const family of families) client.setQueryData([family, 'one'], {})
})

const dropped = () => families.filter((family) => client.getQueryState([family, 'one'])?.isInvalidated)

const garden = ['plants', 'locations', 'tasks', 'products', 'summary', 'community', 'history']

test.each<[Kind, string[]]>([
  ['plants', garden],
  ['locations', ['plants', 'locations', 'tasks', 'products', 'nursery', 'summary', 'community', 'history']],
  ['tasks', garden],
  ['nursery', ['nursery', 'summary', 'history']],
  ['preferences', ['profile', 'summary', 'community', 'history']],
])('a change of %s drops them and what derives from them', async (kind, expected) => {
  await dropMadeOf(client, [kind])
  expect(dropped()).toEqual(expected)
})

test('what is gone is forgotten with its own pages, and not asked for again', async () => {
  let reads = 0
  const queryFn = () => ++reads
  await client.fetchQuery({ queryKey: ['plants', 'lemon'], queryFn })
  await client.fetchQuery({ queryKey: ['tasks', 'care-plan', 'lemon'], queryFn })
  await dropMadeOf(client, ['plants', 'tasks'], { gone: 'lemon' })
  expect(client.getQueryState(['plants', 'lemon'])).toBe(undefined)
  expect(client.getQueryState(['tasks', 'care-plan', 'lemon'])).toBe(undefined)
  expect(dropped()).toEqual(garden)
  expect(reads).toBe(2)
})

test('what the write has brought up to date itself is kept', async () => {
  await dropMadeOf(client, ['tasks'], { keeps: ([family]) => family === 'tasks' })
  expect(dropped()).toEqual(garden.filter((family) => family !== 'tasks'))
})
