import { useQuery } from '@tanstack/react-query'
import { PotDrawing } from '../../art/pot-drawing.tsx'
import { locationQueries } from '../../locations/api.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/state.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'

/** Asks where a plant of the guide will grow; its form opens there, filled in. */
export default function ChooseLocationDialog({
  slug,
  name,
  onClose,
}: {
  slug: string
  name: string
  onClose: () => void
}) {
  const { data: locations, isError, isPending, isFetching, refetch } = useQuery(locationQueries.list())
  const skeleton = useSkeleton(isPending)
  return (
    <Dialog title={`Where will ${name} grow?`} onClose={onClose} footer={<DialogCancel />}>
      <div className="stack" aria-busy={isPending}>
        {skeleton && <Skeleton height={160} />}
        {isError && !skeleton && (
          <ErrorState
            card={false}
            message="Could not load required data"
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {locations?.length === 0 && !skeleton && (
          <EmptyState
            title="No Locations Added Yet"
            drawing={<PotDrawing />}
            action={<ButtonLink to="/my-plants/add-location">Add Location</ButtonLink>}
          >
            Create a garden location first, then plant it there.
          </EmptyState>
        )}
        {locations?.map(({ id, icon, name: place }) => (
          <ButtonLink
            key={id}
            wide
            to={`/my-plants/${encodeURIComponent(id)}/add-plant?plant=${encodeURIComponent(slug)}`}
            icon={<span aria-hidden="true">{icon}</span>}
          >
            {place}
          </ButtonLink>
        ))}
      </div>
    </Dialog>
  )
}
