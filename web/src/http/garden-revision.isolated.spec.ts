import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../session/testing/memory-storage.ts'

let tab: Storage

/** The module after a page (re)load. */
const loaded = async () => {
  vi.resetModules()
  return import('./garden-revision.ts')
}

const asked = (revision: string, garden: string) => ({ 'x-garden-revision': revision, 'x-garden': garden })

beforeEach(() => {
  tab = memoryStorage({})
  vi.stubGlobal('sessionStorage', tab)
})
afterEach(() => vi.unstubAllGlobals())

test('the highest seen revision is sent until the gardener signs out', async () => {
  const { forgetRevision, newestRevision, rememberRevision } = await loaded()
  expect(newestRevision('nell')).toEqual({})
  for (const header of ['-1', '7', '5', null, 'x']) rememberRevision('nell', header, 'green')
  expect(newestRevision('nell')).toEqual(asked('7', 'green'))
  forgetRevision()
  expect(newestRevision('nell')).toEqual({})
})

test('the seen revision survives a reload, until the gardener signs out', async () => {
  const before = await loaded()
  before.rememberRevision('nell', '7', 'green')
  const after = await loaded()
  expect(after.newestRevision('nell')).toEqual(asked('7', 'green'))
  after.rememberRevision('nell', '6', 'green')
  expect(after.newestRevision('nell')).toEqual(asked('7', 'green'))
  after.forgetRevision()
  expect((await loaded()).newestRevision('nell')).toEqual({})
})

test('a garden that replaced an erased one starts without its seen revision', async () => {
  const { isFromBefore, newestRevision, rememberRevision } = await loaded()
  rememberRevision('nell', '120', 'green')
  rememberRevision('nell', '-1', 'golden')
  expect(newestRevision('nell')).toEqual({})
  expect(isFromBefore('nell', '-1')).toBe(false)
  rememberRevision('nell', '3', 'golden')
  expect(newestRevision('nell')).toEqual(asked('3', 'golden'))
})

test('another gardener never sends the seen revision, also after a reload', async () => {
  const before = await loaded()
  before.rememberRevision('nell', '7', 'green')
  expect(before.newestRevision('omar')).toEqual({})
  const after = await loaded()
  expect(after.newestRevision('omar')).toEqual({})
  after.rememberRevision('omar', '2', 'green')
  expect([after.newestRevision('omar'), after.newestRevision('nell')]).toEqual([asked('2', 'green'), {}])
})

test('new revisions are passed on, except those that came from another tab', async () => {
  const { rememberRevision, takeRevision, tellRevisions } = await loaded()
  const told: number[] = []
  tellRevisions(({ revision }) => told.push(revision))
  for (const header of ['7', '7', '6', '8']) rememberRevision('nell', header, 'green')
  expect(takeRevision({ sub: 'nell', garden: 'green', revision: 12 })).toBe(true)
  rememberRevision('nell', '12', 'green')
  expect(told).toEqual([7, 8])
})

test('with a full storage the revision is kept until the page is left', async () => {
  const { newestRevision, rememberRevision } = await loaded()
  tab.setItem = () => {
    throw new DOMException('It is full.', 'QuotaExceededError')
  }
  rememberRevision('nell', '7', 'green')
  expect(newestRevision('nell')).toEqual(asked('7', 'green'))
})
