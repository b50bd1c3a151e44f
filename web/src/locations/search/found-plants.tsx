import { useInfiniteQuery } from '@tanstack/react-query'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { LocationWithPlants } from '@wattle/contracts/locations/views.ts'
import { plantAddress } from '@wattle/contracts/plants/addresses.ts'
import type { PlantSort } from '@wattle/contracts/plants/choices.ts'
import type { PlantWithLocation } from '@wattle/contracts/plants/views.ts'
import { useRef } from 'react'
import { plantQueries } from '../../plants/api.ts'
import { useToday } from '../../profile/use-today.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { ErrorState } from '../../ui/feedback/state.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import type { ListView } from '../../ui/navigation/use-list-view.ts'
import { LoadMore } from '../../ui/page/load-more.tsx'
import { Tile, Tiles } from '../../ui/page/tile.tsx'
import { TileSkeleton } from '../../ui/page/tile-skeleton.tsx'
import { Selectable } from '../../ui/selection/selectable.tsx'
import { dateText } from '../../ui/text/dates.ts'
import { nearDateText } from '../../ui/text/season-text.ts'
import styles from './found-plants.module.css'
import { NothingFound } from './nothing-found.tsx'
import { foundText, sortNamed } from './plant-view.ts'

/** The plants of all locations in one list, searched and sorted. */
export function FoundPlants({
  view,
  locations,
  tasksDue,
}: {
  view: ListView
  locations: readonly LocationWithPlants[]
  /** Number of pending tasks this month by plant id. */
  tasksDue: ReadonlyMap<string, number>
}) {
  const sort = sortNamed(view.sort, 'name')
  const found = useInfiniteQuery(plantQueries.found(view.search, sort))
  const skeleton = useSkeleton(found.isPending)
  const today = useToday()
  const list = useRef<HTMLUListElement>(null)
  const plants = found.data?.pages.flatMap((page) => page.plants) ?? []
  const count = found.data?.pages.at(-1)?.count ?? 0

  if (found.isError && !found.data) {
    return (
      <ErrorState
        message="We couldn’t search your plants."
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      >
        Please check your connection and try again.
      </ErrorState>
    )
  }
  const isNothing = found.data && !found.isPlaceholderData && count === 0
  const said = found.data && !found.isPlaceholderData ? foundText(count, view.search, sort) : '\u00a0'
  const mixed = new Set(locations.filter((each) => each.locationVisibility === 'mixed').map(({ id }) => id))
  return (
    <section
      className={styles.found}
      aria-label="Plants found"
      aria-busy={found.isPending || found.isPlaceholderData || found.isFetchingNextPage}
    >
      <p className={isNothing ? 'sr' : 'muted'} role="status">
        {said}
      </p>
      {isNothing && <NothingFound view={view} />}
      <Tiles ref={list}>
        {plants.map((plant, index) => (
          <div key={plant.id} data-bed={bedOf(plant.locationBackground)}>
            <Selectable id={plant.id} name={plant.name}>
              <Tile
                to={plantAddress(plant.id)}
                name={plant.name}
                species={plant.species}
                note={<Note plant={plant} sort={sort} today={today} />}
                imageUrl={plant.imageUrl}
                kind={plant.kind}
                tasks={tasksDue.get(plant.id)}
                isPrivate={mixed.has(plant.locationId) && plant.visibility === 'private'}
                first={index === 0}
              />
            </Selectable>
          </div>
        ))}
        {(skeleton || found.isFetchingNextPage) && [1, 2, 3].map((key) => <TileSkeleton key={key} />)}
      </Tiles>
      <LoadMore query={found} list={list} count={plants.length} what="plants" />
    </section>
  )
}

/** A plant's location, and the value it is sorted by if the tile does not show it. */
function Note({
  plant: { locationName, plantedDate, nextDue },
  sort,
  today,
}: {
  plant: PlantWithLocation
  sort: PlantSort
  today: CivilDate
}) {
  const facts: Partial<Record<PlantSort, string>> = {
    planted: `Planted ${dateText(plantedDate)}`,
    next: nextDue ? `Next job ${nearDateText(nextDue, today)}` : 'No jobs planned',
  }
  const fact = facts[sort]
  return (
    <>
      <span className="sr">In </span>
      {locationName}
      {fact && (
        <>
          <br />
          {fact}
        </>
      )}
    </>
  )
}
