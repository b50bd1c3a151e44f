import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { LocationView } from '@wattle/contracts/locations/views.ts'
import { Outlet, useNavigate, useParams } from 'react-router'
import { PotDrawing } from '../../art/pot-drawing.tsx'
import { isGone } from '../../http/gone.ts'
import { useToday } from '../../profile/use-today.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { NotHere } from '../../ui/feedback/not-here.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/state.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { PlusIcon } from '../../ui/icons.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { BackLink } from '../../ui/page/page-head.tsx'
import { capitalised, counted, inWords } from '../../ui/text/words.ts'
import { locationQueries } from '../api.ts'
import { LocationActions } from '../location-actions.tsx'
import { LocationBand } from '../location-band.tsx'
import styles from './location-page.module.css'
import { PlantCard, PlantCardSkeleton } from './plant-card.tsx'

/** One place: its band, and a card for each of its plants. The forms of a plant open over it. */
export default function LocationPage() {
  const { locationId = '' } = useParams()
  return (
    <>
      <Location key={locationId} locationId={locationId} />
      <Outlet />
    </>
  )
}

function Location({ locationId }: { locationId: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(locationQueries.details(locationId))
  const skeleton = useSkeleton(isPending)
  usePageTitle(data?.name ?? (error ? 'Location' : 'My Plants'))
  if (skeleton) return <LocationSkeleton />
  // Deleted somewhere else while it was looked at: what was read of it holds no more.
  const isMissing = isGone(error, 'location')
  if (data && !isMissing) return <LocationContent location={data} />
  if (isPending) return null
  return (
    <NotHere
      title={isMissing ? 'Could not find location' : 'Error loading location details'}
      retry={isMissing ? undefined : { run: () => void refetch(), busy: isFetching }}
    >
      {isMissing
        ? 'It may have been deleted, or the link is an old one. Your other places are all here.'
        : 'Please check your connection and try again.'}
    </NotHere>
  )
}

function LocationContent({ location }: { location: LocationView }) {
  const navigate = useNavigate()
  const { icon, iconBackground, name, description, count, conditions } = location
  return (
    <>
      <BackLink to="/my-plants" label="My Plants" />
      <header className={styles.head} data-bed={bedOf(iconBackground)}>
        <LocationBand
          large
          icon={icon}
          heading={<h1 tabIndex={-1}>{name}</h1>}
          detail={description ? `${counted(count, 'plant')}. ${description}` : counted(count, 'plant')}
          conditions={conditions}
          actions={
            <LocationActions
              location={location}
              onDeleted={() => void navigate('/my-plants', { replace: true })}
            />
          }
        />
      </header>
      <LocationPlants location={location} />
    </>
  )
}

function LocationPlants({ location }: { location: LocationView }) {
  const { id, iconBackground, locationVisibility } = location
  const today = useToday()
  const plants = useInfiniteQuery(locationQueries.plantPages(id))
  const skeleton = useSkeleton(plants.isPending)
  const shown = plants.data?.pages.flatMap((page) => page.plants) ?? []
  const total = plants.data?.pages.at(-1)?.count ?? location.count
  const failedMore = plants.isFetchNextPageError
  const add = (
    <ButtonLink to={`/my-plants/${encodeURIComponent(id)}/add-plant`} variant="primary" icon={<PlusIcon />}>
      Add Plant
    </ButtonLink>
  )

  if (plants.isError && !plants.data && !skeleton) {
    return (
      <>
        <div className={styles.bar}>
          <p className="muted" />
          {add}
        </div>
        <ErrorState
          message="Error loading plants for this location"
          busy={plants.isFetching}
          onRetry={() => void plants.refetch()}
        >
          Please check your connection and try again.
        </ErrorState>
      </>
    )
  }
  if (plants.data && shown.length === 0 && !skeleton) {
    return (
      <EmptyState card title="Nothing planted here yet" drawing={<PotDrawing />} action={add}>
        Add the first plant and its year of care is planned for you.
      </EmptyState>
    )
  }
  return (
    <section aria-label="Plants" aria-busy={plants.isPending || plants.isFetchingNextPage}>
      <div className={styles.bar}>
        <p className="muted" role="status">
          {plants.data &&
            (shown.length < total ? `${capitalised(inWords(shown.length))} of ${total} shown` : '')}
        </p>
        {add}
      </div>
      <ul className={styles.cards}>
        {!skeleton &&
          shown.map((plant, index) => (
            <PlantCard
              key={plant.id}
              plant={plant}
              today={today}
              isPrivate={locationVisibility === 'mixed' && plant.visibility === 'private'}
              bed={bedOf(iconBackground)}
              first={index === 0}
            />
          ))}
        {(skeleton || plants.isFetchingNextPage) && [1, 2, 3].map((key) => <PlantCardSkeleton key={key} />)}
      </ul>
      {failedMore && (
        <Banner tone="error" action={<Button onClick={() => void plants.fetchNextPage()}>Retry</Button>}>
          Failed to load more plants.
        </Banner>
      )}
      {plants.hasNextPage && !failedMore && (
        <p className={styles.more}>
          <Button busy={plants.isFetchingNextPage} onClick={() => void plants.fetchNextPage()}>
            Load more plants
          </Button>
        </p>
      )}
    </section>
  )
}

function LocationSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        Loading this location
      </p>
      <div className={styles.head} data-bed="eucalypt">
        <LocationBand
          large
          icon={<Skeleton onBed width={72} height={72} radius={36} />}
          heading={<Skeleton onBed width={240} height={34} />}
          detail={<Skeleton onBed width={180} />}
        />
      </div>
      <ul className={styles.cards}>
        {[1, 2, 3].map((key) => (
          <PlantCardSkeleton key={key} />
        ))}
      </ul>
    </div>
  )
}
