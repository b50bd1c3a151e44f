import { QueryClient, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { ApiError } from '../../http/api-error.ts'
import { markupOf, textOf } from '../../ui/testing/markup.ts'
import { GuideResults } from './guide-results.tsx'

const nothing = { isSuccess: true, hasNextPage: false } as UseInfiniteQueryResult
const said = (isFiltered: boolean, query = nothing) =>
  textOf(
    markupOf(
      createElement(GuideResults, {
        query,
        search: 'sausage tree',
        plants: [],
        skeleton: false,
        isFiltered,
        onClear: () => {},
      }),
      new QueryClient(),
    ),
  )

test('a search that finds nothing mentions fewer filters only where some are on', () => {
  expect(said(true)).toContain('a botanical name, or fewer filters.')
  expect(said(false)).not.toContain('fewer filters')
  expect(said(false)).toContain('leave the search empty and use the filters')
})

test('a filter that the guide does not know matches nothing, and is no connection error', () => {
  const refused = (status: number) =>
    ({
      ...nothing,
      isSuccess: false,
      isLoadingError: true,
      error: new ApiError(status, 'Sorry'),
    }) as UseInfiniteQueryResult
  expect(said(true, refused(400))).toContain('Nothing in the guide matches')
  expect(said(true, refused(400))).toContain('Show every plant')
  expect(said(true, refused(500))).toContain('check your connection')
})
