import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { SeedDrawing } from '../art/seed-drawing.tsx'
import { useTimeZone } from '../profile/use-time-zone.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/feedback/state.tsx'
import { useSkeleton } from '../ui/feedback/use-skeleton.ts'
import { LoadMore } from '../ui/page/load-more.tsx'
import { type HistoryWanted, historyQueries } from './api.ts'
import styles from './history.module.css'
import { Timeline } from './timeline.tsx'
import { useJump } from './use-jump.ts'

/** The list of entries, including its loading, error and empty states. */
export function Entries({
  wanted,
  last,
  empty,
  onWiden,
}: {
  wanted: HistoryWanted
  last?: number | undefined
  /** The text for a history without any entry. */
  empty: ReactNode
  /** Clears all filters. */
  onWiden: () => void
}) {
  const pages = useInfiniteQuery(historyQueries.pages(wanted))
  const skeleton = useSkeleton(pages.isPending)
  const timeZone = useTimeZone()
  const isNarrowed = wanted.kind !== null || wanted.at !== null
  const jump = useJump(pages, isNarrowed, onWiden)
  const list = useRef<HTMLDivElement>(null)
  const entries = pages.data?.pages.flatMap((page) => page.history) ?? []
  if (skeleton) return <EntriesSkeleton />
  if (pages.isPending) return null
  if (!pages.data) {
    return (
      <ErrorState
        message="The history could not be loaded."
        busy={pages.isFetching}
        onRetry={() => void pages.refetch()}
      >
        Nothing is lost. Please check your connection and try again.
      </ErrorState>
    )
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        card
        title={isNarrowed ? 'Nothing like that happened' : 'Nothing has happened yet'}
        drawing={<SeedDrawing />}
        action={isNarrowed && <Button onClick={onWiden}>Show everything</Button>}
      >
        {isNarrowed ? 'Try another kind or a later date.' : empty}
      </EmptyState>
    )
  }
  return (
    <div ref={list} aria-busy={pages.isFetchingNextPage}>
      <Timeline
        entries={entries}
        isWhole={!pages.hasNextPage}
        last={last}
        timeZone={timeZone}
        linksPlants={wanted.plantId === null}
        onJump={jump}
      />
      <LoadMore query={pages} list={list} count={entries.length} items="ol > li" what="entries" />
    </div>
  )
}

function EntriesSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p className="sr" role="status">
        Loading the history
      </p>
      <Skeleton width={200} height={32} />
      {[1, 2, 3, 4].map((key) => (
        <div key={key}>
          <Skeleton width={44} height={44} radius={22} />
          <span>
            <Skeleton width={96} />
            <Skeleton width="80%" height={20} />
            <Skeleton width={120} />
          </span>
        </div>
      ))}
    </div>
  )
}
