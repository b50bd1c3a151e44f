import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locationQueries } from '../../locations/api.ts'
import { LocationField } from './location-field.tsx'

const props = { lost: 'Back step', value: '', error: undefined, onChange() {} }
const optionsIn = (client: QueryClient) =>
  [
    ...renderToStaticMarkup(
      createElement(QueryClientProvider, { client }, createElement(LocationField, props)),
    ).matchAll(/<option[^>]*>([^<]*)/g),
  ].map(([, text]) => text)

test('if the locations failed to load there is none to choose', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  const { queryKey } = locationQueries.list()
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('Away')) })
  expect(optionsIn(client)).toEqual(['Choose another location'])
  client.setQueryData(queryKey, [{ id: 'l1', name: 'Front step' } as never])
  expect(optionsIn(client)).toEqual(['Choose another location', 'Front step'])
})
