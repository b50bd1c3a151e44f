import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { saveDraft, savedDrafts } from './drafts.ts'
import { offerPage } from './offer-page.ts'
import { wantedPath } from './wanted-page.ts'

beforeEach(() => {
  vi.stubGlobal(
    'localStorage',
    memoryStorage({ 'oidc.user:a:b': '{"id_token":"t","profile":{"sub":"nell"}}' }),
  )
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  return () => vi.unstubAllGlobals()
})

test('only a page of this app that Home can name counts as wanted', () => {
  const paths = ['/nursery', '/plants/p1/history', '/guide/tomato', '/my-plants']
  expect(paths.map((pathname) => wantedPath({ pathname }))).toEqual(paths)
  expect(wantedPath({ pathname: '/tasks', search: '?month=2026-10' })).toBe('/tasks?month=2026-10')
  const others = ['/', '/login', '/taskslist', '//example.com', 'https://example.com/nursery', '/guide', 1]
  expect(others.map((pathname) => wantedPath({ pathname })).filter(Boolean)).toEqual([])
  expect([null, undefined, false, 'x', {}].map(wantedPath).filter(Boolean)).toEqual([])
})

test('a wanted page is offered in its own tab', () => {
  offerPage('/guide/tomato')
  expect(savedDrafts()).toEqual([
    { id: '/guide/tomato', sentence: 'You were looking at a plant in the guide.' },
  ])
  expect(localStorage.length).toBe(1)
})

test('no page is offered beside a draft, and no page of another site', () => {
  offerPage('https://example.com')
  offerPage({ pathname: '/nursery' })
  expect(savedDrafts()).toEqual([])
  const form = {
    id: '/settings',
    sentence: 'Your changes to the settings are kept.',
    words: { about: 'Pots' },
  }
  saveDraft(form, localStorage)
  offerPage('/settings')
  offerPage('/nursery')
  expect(savedDrafts()).toEqual([form])
})
