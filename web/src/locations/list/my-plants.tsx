import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { LocationWithPlants } from '@wattle/contracts/locations/views.ts'
import { Outlet } from 'react-router'
import { GateDrawing, PotDrawing } from '../../art/large-drawings.tsx'
import { SeveralPlants } from '../../plants/several/several-plants.tsx'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/state.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { ClockIcon, PlusIcon } from '../../ui/garden-icons.tsx'
import { type ListView, useListView } from '../../ui/navigation/use-list-view.ts'
import { useSearch } from '../../ui/navigation/use-search.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { SelectButton } from '../../ui/selection/select-button.tsx'
import { SelectableArea } from '../../ui/selection/selectable.tsx'
import { useSelection } from '../../ui/selection/use-selection.ts'
import { inWords } from '../../ui/text/in-sentences.ts'
import { capitalised } from '../../ui/text/words.ts'
import { locationQueries } from '../api.ts'
import { FoundPlants } from '../search/found-plants.tsx'
import { PlantTools } from '../search/plant-tools.tsx'
import { sortNamed } from '../search/plant-view.ts'
import { LocationCard } from './location-card.tsx'
import { LocationCardSkeleton } from './location-card-skeleton.tsx'
import styles from './my-plants.module.css'
import { useTasksDue } from './use-tasks-due.ts'

/** All locations with their plants. The form of a location opens over this page. */
export default function MyPlants() {
  const locations = useQuery(locationQueries.withPlants())
  // Here and not in the part that is replaced after loading, which would request it twice.
  const tasksDue = useTasksDue()
  const skeleton = useSkeleton(locations.isPending)
  const isLoading = locations.isPending || skeleton
  // Everything appears together, so that nothing visible shifts.
  const shown = isLoading ? undefined : (locations.data ?? [])
  const plants = shown && plantsIn(shown)
  const view = useListView()
  const selection = useSelection()
  return (
    <>
      <PageHead
        title="My Plants"
        lead={shown ? leadFor(shown) : '\u00a0'}
        actions={
          <div className={styles.actions}>
            <ButtonLink to="/history" icon={<ClockIcon />}>
              History
            </ButtonLink>
            {plants ? <SelectButton selection={selection} what="plant" /> : null}
            <ButtonLink to="/my-plants/add-location" variant="primary" icon={<PlusIcon />}>
              Add Location
            </ButtonLink>
          </div>
        }
      />
      <PlantTools view={view} count={plants} usual={view.search ? undefined : 'Location'} />
      {/* A new key remounts this after the skeletons, so that the locations do not count as shifted when a short list shows no search. */}
      <SelectableArea key={isLoading ? 'skeletons' : 'locations'} selection={selection}>
        <Locations view={view} query={locations} tasksDue={tasksDue} skeleton={skeleton} />
      </SelectableArea>
      <SeveralPlants selection={selection} />
      <Outlet />
    </>
  )
}

type LocationsProps = {
  view: ListView
  query: UseQueryResult<LocationWithPlants[]>
  tasksDue: ReadonlyMap<string, number>
  skeleton: boolean
}

function Locations({ view, query, tasksDue, skeleton }: LocationsProps) {
  const { data, isPending, isError, isFetching, refetch } = query
  // The gardener came to add a plant but has no location yet.
  const isForPlant = useSearch().params.has('plant')
  if (skeleton) {
    return (
      <div className={styles.locations} aria-busy="true">
        <p className="sr" role="status">
          Loading your locations
        </p>
        <LocationCardSkeleton />
        <LocationCardSkeleton />
      </div>
    )
  }
  if (isPending) return null
  if (isError && !data) {
    return (
      <ErrorState
        message="Connection Error"
        drawing={<GateDrawing />}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        Failed to load your locations. Please check your connection and try again.
      </ErrorState>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState
        card
        title="No Locations Added Yet"
        drawing={<PotDrawing />}
        action={
          <ButtonLink to={`/my-plants/add-location${isForPlant ? '?plant' : ''}`} variant="primary">
            Add Your First Location
          </ButtonLink>
        }
      >
        {isForPlant
          ? 'Plants live in a location. Add one first.'
          : 'A location is any patch you look after: a bed, a balcony, a sunny sill.'}
      </EmptyState>
    )
  }
  return (
    <div className={styles.locations}>
      {data.every(({ isMockData }) => isMockData) && (
        <Banner
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          The database is unavailable, so these are sample locations. Changes will not be saved.
        </Banner>
      )}
      {view.search || sortNamed(view.sort, 'added') !== 'added' ? (
        <FoundPlants view={view} locations={data} tasksDue={tasksDue} />
      ) : (
        data.map((location, index) => (
          <LocationCard key={location.id} location={location} tasksDue={tasksDue} first={index === 0} />
        ))
      )}
    </div>
  )
}

function leadFor(locations: LocationWithPlants[]) {
  if (locations.length === 0) return undefined
  const places = said(locations.length, 'location')
  const plants = plantsIn(locations)
  return capitalised(plants > 0 ? `${said(plants, 'plant')} in ${places}` : `${places}, no plants yet`)
}

const said = (count: number, one: string) => `${inWords(count)} ${count === 1 ? one : `${one}s`}`

const plantsIn = (locations: LocationWithPlants[]) => locations.reduce((sum, { count }) => sum + count, 0)
