import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { answerContents, invalidateAnswers, type Kind } from './answer-contents.ts'

const families = Object.keys(answerContents) as (keyof typeof answerContents)[]
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
])('a change of %s invalidates them and what derives from them', async (kind, expected) => {
  await invalidateAnswers(client, [kind])
  expect(dropped()).toEqual(expected)
})

test('the cache entries of a deleted item are removed and not fetched again', async () => {
  let reads = 0
  const queryFn = () => ++reads
  await client.fetchQuery({ queryKey: ['plants', 'lemon'], queryFn })
  await client.fetchQuery({ queryKey: ['tasks', 'care-plan', 'lemon'], queryFn })
  await invalidateAnswers(client, ['plants', 'tasks'], { gone: 'lemon' })
  expect(client.getQueryState(['plants', 'lemon'])).toBe(undefined)
  expect(client.getQueryState(['tasks', 'care-plan', 'lemon'])).toBe(undefined)
  expect(dropped()).toEqual(garden)
  expect(reads).toBe(2)
})

test('entries that the write has updated itself are not invalidated', async () => {
  await invalidateAnswers(client, ['tasks'], { keeps: ([family]) => family === 'tasks' })
  expect(dropped()).toEqual(garden.filter((family) => family !== 'tasks'))
})
