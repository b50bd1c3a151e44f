import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubSignedIn } from '../../session/testing/stub-signed-in.ts'
import { Routes } from '../../ui/navigation/routes.tsx'
import { markupOf } from '../../ui/testing/markup.ts'
import LocationPage from './location-page.tsx'

afterEach(() => void vi.unstubAllGlobals())

test('the plants of a location are requested with it, as the address asks for them', async () => {
  const asked: string[] = []
  stubSignedIn()
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
