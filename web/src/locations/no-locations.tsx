import type { UseQueryResult } from '@tanstack/react-query'
import { PotDrawing } from '../art/large-drawings.tsx'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/feedback/state.tsx'

/** Shown instead of a choice of locations: they are loading, could not be loaded, or there are none. */
export function NoLocations({
  locations: { data, isPending, isError, isFetching, refetch },
  skeleton,
  then,
}: {
  locations: UseQueryResult<readonly unknown[]>
  skeleton: boolean
  /** Query parameters for the form of a new location, which returns to this task after saving: `plant=lavender`. */
  then: string
}) {
  return (
    <div aria-busy={isPending}>
      {skeleton && <Skeleton height={200} />}
      {isError && !skeleton && (
        <ErrorState
          card={false}
          message="Could not load required data"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {/* While refetching, a location may just have been added. */}
      {data?.length === 0 && !skeleton && !isFetching && (
        <EmptyState
          title="No Locations Added Yet"
          drawing={<PotDrawing />}
          action={
            <ButtonLink to={`/my-plants/add-location?${then}`} variant="primary">
              Add Location
            </ButtonLink>
          }
        >
          Plants live in a location. Add one first.
        </EmptyState>
      )}
    </div>
  )
}
