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

test('what is kept is there for the same gardener, a form once', () => {
  signIn('nell')
  saveDraft(form('/a', 'first'), localStorage)
  saveDraft(form('/b'), localStorage)
  saveDraft(form('/a', 'last'), localStorage)
  expect(savedDrafts()).toEqual([form('/b'), form('/a', 'last')])
  deleteDraft('/b')
  expect(savedDrafts()).toEqual([form('/a', 'last')])
})

test('what a tab keeps is its own, and a form is kept in one place', () => {
  signIn('nell')
  saveDraft(form('/a', 'of the tab'), sessionStorage)
  saveDraft(form('/b'), sessionStorage)
  saveDraft(form('/a', 'of the session'), localStorage)
  expect(savedDrafts()).toEqual([form('/a', 'of the session'), form('/b')])
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  expect(savedDrafts()).toEqual([form('/a', 'of the session')])
})

test('what a tab keeps is forgotten by itself', () => {
  signIn('nell')
  saveDraft(form('/a'), localStorage)
  saveDraft(form('/b'), sessionStorage)
  for (const id of ['/a', '/b']) deleteDraft(id, sessionStorage)
  expect(savedDrafts()).toEqual([form('/a')])
})

test('another gardener reads nothing and takes it away', () => {
  signIn('nell')
  saveDraft(form('/a'), localStorage)
  saveDraft(form('/b'), sessionStorage)
  signIn('omar')
  expect(savedDrafts()).toEqual([])
  expect([localStorage, sessionStorage].map((storage) => storage.getItem(draftsKey))).toEqual([null, null])
})

test('nothing is kept for nobody, and nothing broken is read', () => {
  saveDraft(form('/a'), localStorage)
  saveDraft(form('/a'), sessionStorage)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  signIn('nell')
  sessionStorage.setItem(draftsKey, '{')
  expect(savedDrafts()).toEqual([])
})
