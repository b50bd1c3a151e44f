import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { LocationView } from '@wattle/contracts/locations/views.ts'
import { Outlet, useNavigate, useParams } from 'react-router'
import { isGone } from '../../http/gone.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { NotHere } from '../../ui/feedback/not-here.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { useIfMounted } from '../../ui/navigation/use-if-mounted.ts'
import { useListView } from '../../ui/navigation/use-list-view.ts'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { BackLink } from '../../ui/page/page-head.tsx'
import { counted } from '../../ui/text/words.ts'
import { locationQueries } from '../api.ts'
import { LocationActions } from '../location-actions.tsx'
import { LocationBand } from '../location-band.tsx'
import { PlantTools } from '../search/plant-tools.tsx'
import styles from './location-page.module.css'
import { LocationPlants } from './location-plants.tsx'
import { LocationSkeleton } from './location-skeleton.tsx'
import { pagesInView } from './pages-in-view.ts'

/** A location: its band, and a card for each plant. The forms of a plant open over this page. */
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
  // In parallel with the location, so that the plants do not wait for it.
  usePrefetchInfiniteQuery(pagesInView(locationId, useListView()))
  const skeleton = useSkeleton(isPending)
  usePageTitle(data?.name ?? (error ? 'Location' : 'My Plants'))
  if (skeleton) return <LocationSkeleton />
  // Deleted elsewhere meanwhile, so the cached data is outdated.
  const isMissing = isGone(error, 'location')
  if (data && !isMissing) return <LocationContent location={data} />
  if (isPending) return null
  return (
    <NotHere
      title={isMissing ? 'Could not find location' : 'Error loading location details'}
      retry={isMissing ? undefined : { run: () => void refetch(), busy: isFetching }}
    >
      {isMissing
        ? 'It may have been deleted, or the link may be out of date. Your other locations are all here.'
        : 'Please check your connection and try again.'}
    </NotHere>
  )
}

function LocationContent({ location }: { location: LocationView }) {
  const navigate = useNavigate()
  const ifMounted = useIfMounted()
  const view = useListView()
  const { icon, iconBackground, name, description, count, conditions, potFriendly } = location
  return (
    <>
      <BackLink to="/my-plants" label="My Plants" />
      <header className={styles.head} data-bed={bedOf(iconBackground)}>
        <LocationBand
          large
          icon={icon}
          heading={<h1 tabIndex={-1}>{name}</h1>}
          detail={description ? `${counted(count, 'plant')} · ${description}` : counted(count, 'plant')}
          conditions={conditions}
          potFriendly={potFriendly}
          actions={
            <LocationActions
              location={location}
              onDeleted={() => ifMounted(() => void navigate('/my-plants', { replace: true }))}
            />
          }
        />
      </header>
      <PlantTools view={view} count={count} usual="Order added" />
      <LocationPlants location={location} view={view} />
    </>
  )
}
