import type { UseQueryResult } from '@tanstack/react-query'
import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { PotDrawing } from '../../art/large-drawings.tsx'
import { SeedDrawing } from '../../art/seed-drawing.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/state.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { useListView } from '../../ui/navigation/use-list-view.ts'
import { ListTools } from '../../ui/page/list-tools.tsx'
import { matchText } from '../../ui/text/match-text.ts'
import styles from './nursery.module.css'
import { NurseryCard, NurseryCardSkeleton } from './nursery-card.tsx'
import type { NurseryDialog } from './nursery-dialogs.tsx'
import { plantsFound } from './plants-found.ts'

/** The nursery plants as seed packets, or a skeleton, an error, or an empty state. */
export function Finds({
  query: { data, isPending, isError, isFetching, refetch },
  onAdd,
  onOpen,
}: {
  query: UseQueryResult<NurseryPlantView[]>
  onAdd: () => void
  onOpen: (dialog: NurseryDialog) => void
}) {
  const skeleton = useSkeleton(isPending)
  const view = useListView()
  if (skeleton) {
    return (
      <div aria-busy="true">
        <p className="sr" role="status">
          Loading your nursery plants
        </p>
        <ul className={styles.finds}>
          {[1, 2, 3].map((key) => (
            <NurseryCardSkeleton key={key} />
          ))}
        </ul>
      </div>
    )
  }
  if (isPending) return null
  if (isError && !data) {
    return (
      <ErrorState
        message="Failed to load your nursery plants"
        retryLabel="Try Again"
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        Your garden itself is not affected. Please check your connection and try again.
      </ErrorState>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState
        card
        title="No Nursery Plants Yet"
        drawing={<PotDrawing />}
        action={
          <Button variant="primary" onClick={onAdd}>
            Add Your First Nursery Plant
          </Button>
        }
      >
        Keep what you have spotted here until you know where it would grow.
      </EmptyState>
    )
  }
  const found = plantsFound(data, view.search)
  return (
    <>
      <ListTools view={view} label="Search by name, nursery or notes" count={data.length} />
      <p className="sr" role="status">
        {view.search && matchText(found.length, 'plant', view.search)}
      </p>
      {found.length === 0 && (
        <EmptyState
          card
          title={matchText(0, 'plant', view.search)}
          drawing={<SeedDrawing />}
          action={<Button onClick={view.clear}>Clear search</Button>}
        >
          Try the first few letters of a word.
        </EmptyState>
      )}
      <ul className={styles.finds}>
        {found.map((plant, index) => (
          <NurseryCard key={plant.id} plant={plant} first={index === 0} onOpen={onOpen} />
        ))}
      </ul>
    </>
  )
}
