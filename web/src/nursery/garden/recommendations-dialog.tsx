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

/** All locations for a nursery plant, the best first, with what matches and what does not. */
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
  const known = likes(plant.needs)
  return (
    <Dialog title="Location Recommendations" wide onClose={onClose}>
      <Thing
        name={plant.name}
        imageUrl={plant.imageUrl}
        detail={known ?? 'What it needs is not known yet. Add care instructions, and Wattle can tell.'}
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
        {data && !skeleton && (
          <Recommendations
            recommendations={data}
            isKnown={known !== null}
            nurseryPlantId={plant.id}
            onChoose={onChoose}
          />
        )}
      </div>
    </Dialog>
  )
}

export function Recommendations({
  recommendations,
  isKnown,
  nurseryPlantId,
  onChoose,
}: {
  recommendations: readonly LocationRecommendation[]
  /** Whether any need of the plant is known; otherwise no location can be rated. */
  isKnown: boolean
  nurseryPlantId: string
  onChoose: (locationId: string) => void
}) {
  const isAnySuitable = recommendations.some(({ compatibility }) => compatibility !== 'Poor')
  return (
    <>
      {!isAnySuitable && (
        <EmptyState
          level={3}
          title="No Suitable Locations Found"
          drawing={<SeedDrawing />}
          action={
            <ButtonLink to={`/my-plants/add-location?suits=${encodeURIComponent(nurseryPlantId)}`}>
              Create a garden location
            </ButtonLink>
          }
        >
          {isKnown
            ? 'Create a new garden location that gives this plant what it needs, or tell Wattle more about the sun, soil and moisture of those you have.'
            : 'Wattle can’t tell what would suit this plant until its care instructions say what it likes. Create a new garden location, or choose one of yours.'}
        </EmptyState>
      )}
      {(isAnySuitable || !isKnown) &&
        recommendations.map((recommendation, index) => (
          <Recommendation
            key={recommendation.locationId}
            recommendation={recommendation}
            isBest={isKnown && index === 0}
            onChoose={() => onChoose(recommendation.locationId)}
          />
        ))}
      {isAnySuitable && (
        <p className="small muted">Based on the sun, soil and moisture you gave each location.</p>
      )}
    </>
  )
}
