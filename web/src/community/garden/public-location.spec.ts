import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { PublicLocation as PublicLocationView } from '@wattle/contracts/community/views.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PublicLocation } from './public-location.tsx'

const verandah: PublicLocationView = {
  id: 'l1',
  name: 'Back verandah',
  icon: '🪴',
  iconBackground: '#fff3e0',
  plants: [
    { id: 'p1', name: 'Bird’s nest fern', species: 'Asplenium nidus', imageUrl: '/api/images/fern' },
    { id: 'p2', name: 'A find', species: '', imageUrl: null },
  ],
  nextToken: null,
  plantCount: 2,
}

const markupOf = (location: PublicLocationView) =>
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(
        MemoryRouter,
        null,
        createElement(PublicLocation, { displayName: 'Inner West', location }),
      ),
    ),
  )

test('a plant tile shows picture, name and species, and links to the plant', () => {
  const [, fern = '', find = ''] = markupOf(verandah).split('<a ')
  expect(fern).toContain('href="/public/Inner%20West/plants/p1"')
  expect(fern).toContain('src="/api/images/fern?width=640"')
  expect(fern).toMatch(/>Bird’s nest fern<.*>Asplenium nidus</)
  expect(find).toMatch(/>A find<.*>Unknown species</)
})

test('a location with more plants has a tile that shows all of them', () => {
  expect(markupOf(verandah)).not.toContain('Show All Plants')
  const markup = markupOf({ ...verandah, nextToken: 'more', plantCount: 16 })
  expect(markup).toContain('Show All Plants')
  expect(markup).toContain('16 plants')
})
