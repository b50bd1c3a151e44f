import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noNeeds } from '../../identification/needs.ts'
import { askedOnce } from './use-known-needs.ts'

const lemon = { name: 'Lemon', species: 'Citrus' }
let answer: (address: string) => Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (address: string) => answer(address))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const known = async (address: string) =>
  Response.json(address.includes('safety') ? { slug: 'lemon', notes: [] } : { plant: { needs: noNeeds } })

test("the guide provides a plant's needs", async () => {
  answer = known
  expect(await askedOnce(new QueryClient())(lemon)).toEqual(noNeeds)
})

test('a guide that takes longer than two seconds is not waited for, nor asked again', async () => {
  answer = () => new Promise(() => {})
  const needsOf = askedOnce(new QueryClient())
  const needs = needsOf(lemon)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await needs).toBeNull()
  answer = known
  expect(await needsOf({ ...lemon, name: ' Lemon' })).toBeNull()
})

test('without the guide no needs are known', async () => {
  answer = () => Promise.reject(new TypeError())
  expect(await askedOnce(new QueryClient())(lemon)).toBeNull()
})
