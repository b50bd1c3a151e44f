import type { UseQueryResult } from '@tanstack/react-query'
import { PotDrawing } from '../art/large-drawings.tsx'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/feedback/state.tsx'

/** Where one of the locations is to be chosen: that they are still coming, could not be loaded, or are not there yet. */
export function NoLocations({
  locations: { data, isPending, isError, isFetching, refetch },
  skeleton,
  then,
}: {
  locations: UseQueryResult<readonly unknown[]>
  skeleton: boolean
  /** What goes on once a location is there, as the form of a new one takes it from its address: `plant=lavender`. */
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
      {/* One has been added a moment ago while it is read again. */}
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
