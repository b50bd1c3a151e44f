import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { GateDrawing } from '../art/gate-drawing.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/state.tsx'
import { useSkeleton } from '../ui/feedback/use-skeleton.ts'
import { DrawnHead } from '../ui/page/drawn-head.tsx'
import { useFocusOnMore } from '../ui/use-focus-on-more.ts'
import { communityQueries } from './api.ts'
import styles from './community.module.css'
import { GardenCard, GardenCardSkeleton } from './garden-card.tsx'

/** Every garden whose gardener chose to be listed. */
export default function Community() {
  const gardens = useInfiniteQuery(communityQueries.gardens())
  const skeleton = useSkeleton(gardens.isPending)
  const users = gardens.data?.pages.flatMap((page) => page.users) ?? []
  const list = useRef<HTMLUListElement>(null)
  const expectMore = useFocusOnMore(list, users.length, gardens.hasNextPage)
  const showMore = () => {
    expectMore()
    void gardens.fetchNextPage()
  }
  const isEmpty = !gardens.isPending && !skeleton && users.length === 0
  return (
    <>
      <DrawnHead
        title="Community Gardens"
        lead="Have a wander through what other gardeners are growing. Everyone here has chosen to share."
        drawing={<GateDrawing />}
      />
      {isEmpty ? (
        <EmptyState
          card
          title="No public gardens yet."
          drawing={<GateDrawing />}
          action={
            gardens.isError && (
              <Button variant="quiet" busy={gardens.isFetching} onClick={() => void gardens.refetch()}>
                Try again
              </Button>
            )
          }
        >
          When a gardener shares their garden, it will show up here.
        </EmptyState>
      ) : (
        <div aria-busy={gardens.isPending || gardens.isFetchingNextPage}>
          {skeleton && (
            <p className="sr" role="status">
              Loading gardens
            </p>
          )}
          <ul ref={list} className={styles.gardens}>
            {skeleton
              ? [1, 2, 3, 4, 5, 6].map((key) => <GardenCardSkeleton key={key} />)
              : users.map((user, index) => (
                  <GardenCard key={user.userId ?? user.displayName} user={user} first={index === 0} />
                ))}
          </ul>
        </div>
      )}
      {gardens.hasNextPage && (
        <p className={styles.more}>
          <Button busy={gardens.isFetchingNextPage} onClick={showMore}>
            {gardens.isFetchNextPageError ? 'Try again' : 'Show more gardens'}
          </Button>
        </p>
      )}
    </>
  )
}
