import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { ApiError } from '../../http/api-error.ts'
import { addressesIn, markupOf, textOf } from '../../ui/testing/markup.ts'
import { plantQueries } from '../api.ts'
import { Plant } from './plant-page.tsx'

/** The plant's page after this loading error. */
function pageAfter(error: Error) {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const query = client.getQueryCache().build(client, { queryKey: plantQueries.details('p1').queryKey })
  query.setState({ ...query.state, status: 'error', error })
  return markupOf(createElement(Plant, { plantId: 'p1' }), client)
}

test('a plant that fails to load says why, and offers a retry and the way back', () => {
  const page = pageAfter(new ApiError(500, 'The garden is away.'))
  expect(textOf(page)).toBe(
    'Error Loading Plant Error loading plant details: The garden is away. Retry Back to My Plants',
  )
  expect(page).toContain('role="alert"')
  expect(addressesIn(page)).toEqual(['/my-plants'])
})

test('a missing plant offers no retry, but its history', () => {
  const page = pageAfter(new ApiError(404, 'Plant not found', { code: 'plant-not-found' }))
  const text = textOf(page)
  expect(text).toMatch(/^Plant Not Found /)
  expect(text).not.toContain('Retry')
  expect(addressesIn(page)).toContain('/plants/p1/history')
})
