import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Button } from '../buttons/button.tsx'
import { Banner } from '../feedback/banner.tsx'
import { useFocusOnMore } from '../use-focus-on-more.ts'
import styles from './load-more.module.css'

/**
 * The end of a list that loads page by page: the button for the next page, or why that could not be loaded. If the last
 * page removes the button, the focus goes to the first new item.
 */
export function LoadMore({
  query,
  list,
  count,
  items,
  what,
}: {
  query: UseInfiniteQueryResult
  list: RefObject<HTMLElement | null>
  /** The number of items listed. */
  count: number
  /** A selector of the items, if they are not the children of the list. */
  items?: string
  /** The items in a word, such as “plants”. */
  what: string
}) {
  const { hasNextPage, isFetchingNextPage } = query
  const expectMore = useFocusOnMore(list, count, hasNextPage, items)
  const load = () => {
    expectMore()
    void query.fetchNextPage()
  }
  if (!hasNextPage) return null
  const hasFailed = query.isFetchNextPageError
  return (
    <div className={styles.more}>
      {hasFailed && <Banner tone="error">Failed to load more {what}.</Banner>}
      {/* The same button before and after a failure, so that it keeps the focus. */}
      <Button data-more busy={isFetchingNextPage} onClick={load}>
        {hasFailed ? 'Retry' : `Load more ${what}`}
      </Button>
    </div>
  )
}
