import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSignedIn } from '../session/testing/stub-signed-in.ts'
import { hookResult } from '../ui/testing/hook-result.ts'
import { defaultPreferences } from '../views/read-preferences.ts'
import { storedPreferences } from './preferences-copy.ts'
import { savePreferences, useSavePreferences } from './writes.ts'

const known = { ...defaultPreferences, state: 'Victoria', postcode: '3068' } as const
const changes = { postcode: '3070', taskGeneration: { effort: 'High' } } as const
const changed = { ...known, postcode: '3070', taskGeneration: { ...known.taskGeneration, effort: 'High' } }

let answer: () => Response

beforeEach(() => {
  stubSignedIn()
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['fails', () => new Response('{}', { status: 500 })],
])('changed preferences stay on this device when the server %s', async (_how, failing) => {
  answer = failing
  await expect(savePreferences(changes, 'key', known)).rejects.toThrow()
  expect(storedPreferences()).toEqual(changed)
})

test('once the server has answered, the copy is its answer', async () => {
  answer = () =>
    new Response(JSON.stringify({ preferences: { ...changed, about: 'Roses' } }), {
      headers: { 'content-type': 'application/json' },
    })
  expect(await savePreferences(changes, 'key', known)).toEqual({
    answer: { ...changed, about: 'Roses' },
    isBehind: false,
  })
  expect(storedPreferences()).toEqual({ ...changed, about: 'Roses' })
})

test('before anything was read, changes are applied to the copy on this device', async () => {
  answer = () => new Response('{}', { status: 500 })
  await expect(savePreferences(changes, 'key', known)).rejects.toThrow()
  await expect(savePreferences({ about: 'Ferns' }, 'other')).rejects.toThrow()
  expect(storedPreferences()).toEqual({ ...changed, about: 'Ferns' })
})

test('a failed save is sent again with its key, and the same save after a successful one with a new key', async () => {
  const keys: string[] = []
  const isFailing = [true, false, false]
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'] ?? '')
    return isFailing[keys.length - 1] ? new Response('{}', { status: 500 }) : Response.json({})
  })
  const { mutateAsync } = hookResult(useSavePreferences, new QueryClient())
  await expect(mutateAsync(changes)).rejects.toThrow()
  await mutateAsync(changes)
  await mutateAsync(changes)
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2])
})
