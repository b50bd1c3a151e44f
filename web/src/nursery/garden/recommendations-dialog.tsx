import { useQuery } from '@tanstack/react-query'
import type { LocationRecommendation, NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { GateDrawing } from '../../art/large-drawings.tsx'
import { SeedDrawing } from '../../art/seed-drawing.tsx'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Thing } from '../../ui/dialog/thing.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/state.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { nurseryQueries } from '../api.ts'
import { likes } from '../wording.ts'
import { Recommendation } from './recommendation.tsx'

/** Where a find would be happy: every location, the best first, with what speaks for and against it. */
export default function RecommendationsDialog({
  plant,
  onChoose,
  onClose,
}: {
  plant: NurseryPlantView
  onChoose: (locationId: string) => void
  onClose: () => void
}) {
  const { data, isError, isPending, isFetching, refetch } = useQuery(nurseryQueries.recommendations(plant.id))
  const skeleton = useSkeleton(isPending)
  return (
    <Dialog title="Location Recommendations" wide onClose={onClose}>
      <Thing
        name={plant.name}
        imageUrl={plant.imageUrl}
        detail={likes(plant.needs) ?? 'What it needs is not known yet. Its care instructions can tell.'}
      />
      <div className="stack" aria-busy={isPending}>
        {skeleton && (
          <>
            <Skeleton height={130} radius={16} />
            <Skeleton height={130} radius={16} />
          </>
        )}
        {isError && !data && !skeleton && (
          <ErrorState
            card={false}
            level={3}
            message="Could not load matching locations"
            drawing={<GateDrawing />}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && !skeleton && <Recommendations recommendations={data} onChoose={onChoose} />}
      </div>
    </Dialog>
  )
}

function Recommendations({
  recommendations,
  onChoose,
}: {
  recommendations: readonly LocationRecommendation[]
  onChoose: (locationId: string) => void
}) {
  if (recommendations.every(({ compatibility }) => compatibility === 'Poor')) {
    return (
      <EmptyState
        level={3}
        title="No Suitable Locations Found"
        drawing={<SeedDrawing />}
        action={<ButtonLink to="/my-plants/add-location">Create a garden location</ButtonLink>}
      >
        Create a new garden location that gives this plant what it needs, or tell Wattle more about the sun,
        soil and moisture of those you have.
      </EmptyState>
    )
  }
  return (
    <>
      {recommendations.map((recommendation, index) => (
        <Recommendation
          key={recommendation.locationId}
          recommendation={recommendation}
          isBest={index === 0}
          onChoose={() => onChoose(recommendation.locationId)}
        />
      ))}
      <p className="small muted">Based on the sun, soil and moisture you gave each location.</p>
    </>
  )
}
