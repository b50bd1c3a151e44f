import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { GateDrawing } from '../art/large-drawings.tsx'
import { useSkeleton } from '../ui/feedback/use-skeleton.ts'
import { useListView } from '../ui/navigation/use-list-view.ts'
import { DrawnHead } from '../ui/page/drawn-head.tsx'
import { ListTools } from '../ui/page/list-tools.tsx'
import { LoadMore } from '../ui/page/load-more.tsx'
import { matchText, quoted } from '../ui/text/match-text.ts'
import { communityQueries } from './api.ts'
import styles from './community.module.css'
import { GardenCard, GardenCardSkeleton } from './garden-card.tsx'
import { NoGardens } from './no-gardens.tsx'

/** All gardens whose gardeners chose to be listed. */
export default function Community() {
  const view = useListView()
  const gardens = useInfiniteQuery(communityQueries.gardens(view.search))
  const skeleton = useSkeleton(gardens.isPending)
  const users = gardens.data?.pages.flatMap((page) => page.users) ?? []
  const list = useRef<HTMLUListElement>(null)
  const isAnswered = view.search !== '' && gardens.isSuccess && !gardens.isPlaceholderData
  const said = isAnswered ? foundText(users.length, gardens.hasNextPage, view.search) : ''
  const isLoading = gardens.isPending || skeleton
  const isEmpty = !isLoading && !gardens.isPlaceholderData && users.length === 0
  return (
    <>
      <DrawnHead
        title="Community Gardens"
        lead="Have a wander through what other gardeners are growing. Everyone here has chosen to share."
        drawing={<GateDrawing />}
      />
      <ListTools
        view={view}
        label="Search gardens by name"
        count={isLoading ? undefined : users.length}
        // However few there are, so that the gardens stand where their skeletons stood.
        searchFrom={1}
      />
      <p className="sr" role="status">
        {skeleton ? 'Loading gardens' : said}
      </p>
      {isEmpty ? (
        <NoGardens
          view={view}
          isError={gardens.isError}
          busy={gardens.isFetching}
          onRetry={() => void gardens.refetch()}
        />
      ) : (
        <div aria-busy={gardens.isPending || gardens.isPlaceholderData || gardens.isFetchingNextPage}>
          <ul ref={list} className={styles.gardens}>
            {skeleton
              ? [1, 2, 3, 4, 5, 6].map((key) => <GardenCardSkeleton key={key} />)
              : users.map((user, index) => (
                  <GardenCard key={user.userId ?? user.displayName} user={user} first={index === 0} />
                ))}
          </ul>
        </div>
      )}
      <LoadMore query={gardens} list={list} count={users.length} what="gardens" />
    </>
  )
}

function foundText(count: number, hasMore: boolean, search: string) {
  return hasMore
    ? `The first ${count} gardens that match ${quoted(search)}.`
    : matchText(count, 'garden', search)
}
