import { expect, test } from 'vitest'
import { keptWordsKey } from '../clear-data.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { dropForm, keepForm, keptForms } from './kept-words.ts'

const signedIn = (sub: string) => ({ 'oidc.user:a:b': JSON.stringify({ id_token: 't', profile: { sub } }) })
const form = (id: string, words: unknown = id) => ({ id, sentence: `${id} is kept.`, words })

test('what is kept is there for the same gardener, a form once', () => {
  const storage = memoryStorage(signedIn('nell'))
  keepForm(form('/a', 'first'), storage)
  keepForm(form('/b'), storage)
  keepForm(form('/a', 'last'), storage)
  expect(keptForms(storage)).toEqual([form('/b'), form('/a', 'last')])
  dropForm('/b', storage)
  expect(keptForms(storage)).toEqual([form('/a', 'last')])
})

test('another gardener reads nothing and takes it away', () => {
  const storage = memoryStorage(signedIn('nell'))
  keepForm(form('/a'), storage)
  storage.setItem('oidc.user:a:b', signedIn('omar')['oidc.user:a:b'])
  expect(keptForms(storage)).toEqual([])
  expect(storage.getItem(keptWordsKey)).toBe(null)
})

test('nothing is kept for nobody, and nothing broken is read', () => {
  const storage = memoryStorage({})
  keepForm(form('/a'), storage)
  expect(storage.entries()).toEqual({})
  const broken = memoryStorage({ ...signedIn('nell'), [keptWordsKey]: '{' })
  expect(keptForms(broken)).toEqual([])
})
