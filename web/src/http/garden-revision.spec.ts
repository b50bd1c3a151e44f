import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../session/testing/memory-storage.ts'

let tab: Storage

/** The page as it is after a (re)load. */
const loaded = async () => {
  vi.resetModules()
  return import('./garden-revision.ts')
}

beforeEach(() => {
  tab = memoryStorage({})
  vi.stubGlobal('sessionStorage', tab)
})
afterEach(() => vi.unstubAllGlobals())

test('the highest revision seen is asked for, until the gardener leaves', async () => {
  const { forgetRevision, newestRevision, rememberRevision } = await loaded()
  expect(newestRevision()).toBe(null)
  for (const header of ['-1', '7', '5', null, 'x']) rememberRevision(header)
  expect(newestRevision()).toBe('7')
  forgetRevision()
  expect(newestRevision()).toBe(null)
})

test('a page that is loaded again asks for it too, and after leaving no longer', async () => {
  const before = await loaded()
  before.rememberRevision('7')
  const after = await loaded()
  expect(after.newestRevision()).toBe('7')
  after.rememberRevision('6')
  expect(after.newestRevision()).toBe('7')
  after.forgetRevision()
  expect((await loaded()).newestRevision()).toBe(null)
})
