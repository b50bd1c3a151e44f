import { beforeEach, expect, test, vi } from 'vitest'
import { draftsKey } from '../clear-data.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { deleteDraft, saveDraft, savedDrafts } from './drafts.ts'

const signIn = (sub: string) =>
  localStorage.setItem('oidc.user:a:b', JSON.stringify({ id_token: 't', profile: { sub } }))
const form = (id: string, words: unknown = id) => ({ id, sentence: `${id} is kept.`, words })

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage({}))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  return () => vi.unstubAllGlobals()
})

test('a gardener finds the latest draft of each form, until it is deleted', () => {
  signIn('nell')
  saveDraft(form('/a', 'first'), localStorage)
  saveDraft(form('/b'), localStorage)
  saveDraft(form('/a', 'last'), localStorage)
  expect(savedDrafts()).toEqual([form('/b'), form('/a', 'last')])
  deleteDraft('/b')
  expect(savedDrafts()).toEqual([form('/a', 'last')])
})

test('a draft saved for the session replaces the one of the tab, which only that tab sees', () => {
  signIn('nell')
  saveDraft(form('/a', 'of the tab'), sessionStorage)
  saveDraft(form('/b'), sessionStorage)
  saveDraft(form('/a', 'of the session'), localStorage)
  expect(savedDrafts()).toEqual([form('/a', 'of the session'), form('/b')])
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  expect(savedDrafts()).toEqual([form('/a', 'of the session')])
})

test("a tab's draft can be deleted alone", () => {
  signIn('nell')
  saveDraft(form('/a'), localStorage)
  saveDraft(form('/b'), sessionStorage)
  for (const id of ['/a', '/b']) deleteDraft(id, sessionStorage)
  expect(savedDrafts()).toEqual([form('/a')])
})

test('another gardener cannot read the drafts and deletes them', () => {
  signIn('nell')
  saveDraft(form('/a'), localStorage)
  saveDraft(form('/b'), sessionStorage)
  signIn('omar')
  expect(savedDrafts()).toEqual([])
  expect([localStorage, sessionStorage].map((storage) => storage.getItem(draftsKey))).toEqual([null, null])
})

test('without a sign-in no draft is saved, and a broken draft is ignored', () => {
  saveDraft(form('/a'), localStorage)
  saveDraft(form('/a'), sessionStorage)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  signIn('nell')
  sessionStorage.setItem(draftsKey, '{')
  expect(savedDrafts()).toEqual([])
})
