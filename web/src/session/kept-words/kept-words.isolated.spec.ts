import { beforeEach, expect, test, vi } from 'vitest'
import { keptWordsKey } from '../clear-data.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { dropForm, keepForm, keptForms } from './kept-words.ts'

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
  keepForm(form('/a', 'first'), localStorage)
  keepForm(form('/b'), localStorage)
  keepForm(form('/a', 'last'), localStorage)
  expect(keptForms()).toEqual([form('/b'), form('/a', 'last')])
  dropForm('/b')
  expect(keptForms()).toEqual([form('/a', 'last')])
})

test('what a tab keeps is its own, and a form is kept in one place', () => {
  signIn('nell')
  keepForm(form('/a', 'of the tab'), sessionStorage)
  keepForm(form('/b'), sessionStorage)
  keepForm(form('/a', 'of the session'), localStorage)
  expect(keptForms()).toEqual([form('/a', 'of the session'), form('/b')])
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  expect(keptForms()).toEqual([form('/a', 'of the session')])
})

test('what a tab keeps is forgotten by itself', () => {
  signIn('nell')
  keepForm(form('/a'), localStorage)
  keepForm(form('/b'), sessionStorage)
  for (const id of ['/a', '/b']) dropForm(id, sessionStorage)
  expect(keptForms()).toEqual([form('/a')])
})

test('another gardener reads nothing and takes it away', () => {
  signIn('nell')
  keepForm(form('/a'), localStorage)
  keepForm(form('/b'), sessionStorage)
  signIn('omar')
  expect(keptForms()).toEqual([])
  expect([localStorage, sessionStorage].map((storage) => storage.getItem(keptWordsKey))).toEqual([null, null])
})

test('nothing is kept for nobody, and nothing broken is read', () => {
  keepForm(form('/a'), localStorage)
  keepForm(form('/a'), sessionStorage)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  signIn('nell')
  sessionStorage.setItem(keptWordsKey, '{')
  expect(keptForms()).toEqual([])
})
