import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../session/testing/memory-storage.ts'
import { Routes } from '../../ui/navigation/routes.tsx'
import { markupOf } from '../../ui/testing/markup.ts'
import LocationPage from './location-page.tsx'

const session = JSON.stringify({ id_token: 'token', expires_at: 9_999_999_999, profile: { sub: 'nell' } })

afterEach(() => void vi.unstubAllGlobals())

test('the plants of a location are requested with it, as the address asks for them', async () => {
  const asked: string[] = []
  vi.stubGlobal('localStorage', memoryStorage({ 'oidc.user:wattle': session }))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ plants: [] })
  })
  const routes = [{ path: '/my-plants/:locationId', element: createElement(LocationPage) }]
  const page = createElement(Routes, { routes })
  markupOf(page, new QueryClient(), '/my-plants/bed?search=rose&sort=name')
  await vi.waitFor(() => expect(asked).toEqual(['/api/locations/bed/plants?limit=10&search=rose&sort=name']))
})
