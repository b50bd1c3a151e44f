import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { plantAddress } from '@wattle/contracts/plants/addresses.ts'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { useParams } from 'react-router'
import { GuideNote, SafetyNotes } from '../../advice/parts.ts'
import { carePlanQueries } from '../../care-plans/api.ts'
import { CarePlan } from '../../care-plans/care-plan.tsx'
import { messageOf } from '../../http/api-error.ts'
import { isGone } from '../../http/gone.ts'
import { locationQueries } from '../../locations/api.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { NotHere } from '../../ui/feedback/not-here.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { BackLink } from '../../ui/page/page-head.tsx'
import { VisibilityMark } from '../../ui/page/visibility-mark.tsx'
import { dateText } from '../../ui/text/dates.ts'
import { plantQueries } from '../api.ts'
import { CareList } from '../details/care-list.tsx'
import { Planting, QuickFacts } from '../details/plant-facts.tsx'
import layout from '../details/plant-layout.module.css'
import { PlantPrint } from '../details/plant-print.tsx'
import { PlantSkeleton } from '../details/plant-skeleton.tsx'
import { PlantActions } from './plant-actions.tsx'

/** A plant: its photo, its needs, and its year of care. */
export default function PlantPage() {
  const { plantId = '' } = useParams()
  return <Plant key={plantId} plantId={plantId} />
}

export function Plant({ plantId }: { plantId: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(plantQueries.details(plantId))
  // In parallel with the plant, so that the whole page renders at once.
  usePrefetchQuery(carePlanQueries.ofPlant(plantId))
  const skeleton = useSkeleton(isPending)
  usePageTitle(data?.name ?? 'Plant')
  if (skeleton) return <PlantSkeleton />
  // Deleted elsewhere meanwhile, so the cached data is outdated.
  const isMissing = isGone(error, 'plant')
  if (data && !isMissing) return <PlantContent plant={data} />
  if (isPending) return null
  return (
    <NotHere
      title={isMissing ? 'Plant Not Found' : 'Error Loading Plant'}
      retry={isMissing ? undefined : { run: () => void refetch(), busy: isFetching }}
    >
      {isMissing ? (
        <>
          It may have been deleted, or the link may be out of date. The{' '}
          <Link to={`${plantAddress(plantId)}/history`}>history of a deleted plant</Link> is kept.
        </>
      ) : (
        `Error loading plant details: ${messageOf(error)}`
      )}
    </NotHere>
  )
}

function PlantContent({ plant }: { plant: PlantView }) {
  // Until the location has loaded, what My Plants says about it.
  const { data: locations } = useQuery({ ...locationQueries.withPlants(), enabled: false })
  const { data: location = locations?.find(({ id }) => id === plant.locationId), isPending } = useQuery(
    locationQueries.details(plant.locationId),
  )
  const bed = bedOf(location?.iconBackground)
  const locationPath = `/my-plants/${encodeURIComponent(plant.locationId)}`
  return (
    <>
      <BackLink to={location ? locationPath : '/my-plants'} label={location?.name ?? 'My Plants'} />
      <article className={layout.plant} data-bed={bed}>
        <PlantPrint
          src={plant.imageUrl}
          kind={plant.kind}
          alt={plant.imageUrl ? plant.name : 'No photo yet'}
          caption={location ? `In ${location.name}` : plant.name}
        />
        <div>
          <h1 tabIndex={-1}>{plant.name}</h1>
          {plant.species !== plant.name && <p className={`latin ${layout.species}`}>{plant.species}</p>}
          <PlantActions {...{ plant, bed, locationPath }} />
          <QuickFacts
            facts={[
              { name: 'Planted', value: dateText(plant.plantedDate) || 'Not known' },
              {
                name: 'Location',
                value: location ? (
                  <Link to={locationPath}>
                    <span aria-hidden="true">{location.icon}</span>
                    <span className="clamp">{location.name}</span>
                  </Link>
                ) : isPending ? (
                  <Skeleton width="8ch" />
                ) : (
                  'Not known'
                ),
              },
              { name: 'Planting', value: <Planting method={plant.plantingMethod} /> },
              { name: 'Visibility', value: <VisibilityMark visibility={plant.visibility} /> },
            ]}
          />
          <SafetyNotes name={plant.name} species={plant.species} />
          <CareList care={plant} whereToRead={<GuideNote name={plant.name} species={plant.species} />} />
        </div>
      </article>
      <CarePlan plant={plant} />
    </>
  )
}
