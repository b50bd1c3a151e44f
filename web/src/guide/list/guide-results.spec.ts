import { QueryClient, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../ui/testing/markup.ts'
import { GuideResults } from './guide-results.tsx'

const nothing = { isSuccess: true, hasNextPage: false } as UseInfiniteQueryResult
const said = (isFiltered: boolean) =>
  textOf(
    markupOf(
      createElement(GuideResults, {
        query: nothing,
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
