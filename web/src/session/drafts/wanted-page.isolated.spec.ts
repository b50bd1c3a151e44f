import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { saveDraft, savedDrafts } from './drafts.ts'
import { offerPage } from './offer-page.ts'
import { wantedPage } from './wanted-page.ts'

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
  expect(paths.map((pathname) => wantedPage({ pathname })?.id)).toEqual(paths)
  expect(wantedPage({ pathname: '/tasks', search: '?month=2026-10' })?.id).toBe('/tasks?month=2026-10')
  const others = ['/', '/login', '/taskslist', '//example.com', 'https://example.com/nursery', '/guide', 1]
  expect(others.map((pathname) => wantedPage({ pathname })).filter(Boolean)).toEqual([])
  expect([null, undefined, false, 'x', {}].map(wantedPage).filter(Boolean)).toEqual([])
})

test('a wanted page is offered in its own tab', () => {
  const page = wantedPage({ pathname: '/guide/tomato', name: 'Tomato' })
  offerPage(page)
  expect(page).toEqual({
    id: '/guide/tomato',
    sentence: 'You were looking at Tomato.',
    opening: 'Open Tomato',
  })
  expect(savedDrafts()).toEqual([page])
  expect(localStorage.length).toBe(1)
})

test('no page is offered beside a draft, and no page of another site', () => {
  offerPage({ id: 'https://example.com', sentence: 'Look here.' })
  offerPage('/nursery')
  expect(savedDrafts()).toEqual([])
  const form = {
    id: '/settings',
    sentence: 'We kept your changes to the settings.',
    words: { about: 'Pots' },
  }
  saveDraft(form, localStorage)
  for (const pathname of ['/settings', '/nursery']) offerPage(wantedPage({ pathname }))
  expect(savedDrafts()).toEqual([form])
})
