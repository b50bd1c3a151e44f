import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { isGone } from '../../http/gone.ts'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/state.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { useSearch } from '../../ui/navigation/use-search.ts'
import { locationQueries } from '../api.ts'
import { LocationFormDialog } from './location-form-dialog.tsx'

/** The form of a location, over My Plants: a new one, or the one in the address. */
export default function LocationForm({ onClose }: { onClose: () => void }) {
  const { locationId } = useParams()
  return locationId ? (
    <EditLocation locationId={locationId} onClose={onClose} />
  ) : (
    <NewLocation onClose={onClose} />
  )
}

function NewLocation({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { params: search } = useSearch()
  return (
    <LocationFormDialog
      onClose={onClose}
      onSaved={({ id }) => void navigate(nextPath(search, id), { replace: true })}
    />
  )
}

function EditLocation({ locationId, onClose }: { locationId: string; onClose: () => void }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(locationQueries.details(locationId))
  const skeleton = useSkeleton(isPending)
  const toMyPlants = useToMyPlants()
  if (data && !skeleton)
    return <LocationFormDialog key={data.id} location={data} onClose={onClose} onSaved={toMyPlants} />
  const isMissing = isGone(error, 'location')
  return (
    <Dialog
      title="Edit Location"
      wide
      onClose={onClose}
      footer={<DialogCancel>Back to My Plants</DialogCancel>}
    >
      <div className="stack" aria-busy={isPending}>
        {skeleton && (
          <>
            <Skeleton height={120} radius={16} />
            <Skeleton height={240} />
          </>
        )}
        {isMissing && !skeleton && (
          <ErrorState card={false} message="Location not found">
            It may have been deleted, or the link may be out of date.
          </ErrorState>
        )}
        {error && !isMissing && !skeleton && (
          <ErrorState
            card={false}
            message="Could not load location details"
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </Dialog>
  )
}

/**
 * Where to go after adding a location: on to the plant or nursery plant that the address says needed
 * one, otherwise to My Plants.
 */
function nextPath(search: URLSearchParams, locationId: string): string {
  if (search.has('plant')) return `/my-plants/${encodeURIComponent(locationId)}/add-plant?${search}`
  return search.has('grow') || search.has('suits') ? `/nursery?${search}` : '/my-plants'
}

function useToMyPlants() {
  const navigate = useNavigate()
  return () => void navigate('/my-plants', { replace: true })
}
