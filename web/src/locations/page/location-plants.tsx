import { useInfiniteQuery } from '@tanstack/react-query'
import type { LocationView } from '@wattle/contracts/locations/views.ts'
import { useRef } from 'react'
import { PotDrawing } from '../../art/large-drawings.tsx'
import { SeveralPlants } from '../../plants/several/several-plants.tsx'
import { useToday } from '../../profile/use-today.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { NotHere } from '../../ui/feedback/not-here.tsx'
import { EmptyState } from '../../ui/feedback/state.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { PlusIcon } from '../../ui/garden-icons.tsx'
import type { ListView } from '../../ui/navigation/use-list-view.ts'
import { LoadMore } from '../../ui/page/load-more.tsx'
import { SelectButton } from '../../ui/selection/select-button.tsx'
import { SelectableArea } from '../../ui/selection/selectable.tsx'
import { useSelection } from '../../ui/selection/use-selection.ts'
import { NothingFound } from '../search/nothing-found.tsx'
import { foundText, sortNamed } from '../search/plant-view.ts'
import styles from './location-page.module.css'
import { pagesInView } from './pages-in-view.ts'
import { PlantCard, PlantCardSkeleton } from './plant-card.tsx'

export function LocationPlants({ location, view }: { location: LocationView; view: ListView }) {
  const { id, iconBackground, locationVisibility } = location
  const today = useToday()
  const sort = sortNamed(view.sort, 'added')
  const plants = useInfiniteQuery(pagesInView(id, view))
  const skeleton = useSkeleton(plants.isPending)
  const shown = plants.data?.pages.flatMap((page) => page.plants) ?? []
  const total = plants.data?.pages.at(-1)?.count ?? location.count
  const list = useRef<HTMLUListElement>(null)
  const isNothing = plants.data && !plants.isPlaceholderData && shown.length === 0 && !skeleton
  const said =
    plants.data && !plants.isPlaceholderData
      ? [foundText(total, view.search, sort), shown.length < total && `${shown.length} of ${total} shown`]
          .filter(Boolean)
          .join(' ')
      : ''
  const selection = useSelection()
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
        <NotHere
          title="Error loading plants for this location"
          level={2}
          retry={{ run: () => void plants.refetch(), busy: plants.isFetching }}
        >
          Please check your connection and try again.
        </NotHere>
      </>
    )
  }
  if (isNothing && !view.search) {
    return (
      <EmptyState card title="Nothing planted here yet" drawing={<PotDrawing />} action={add}>
        Add the first plant, and Wattle plans its year of care.
      </EmptyState>
    )
  }
  return (
    <section
      aria-label="Plants"
      aria-busy={plants.isPending || plants.isPlaceholderData || plants.isFetchingNextPage}
    >
      <div className={styles.bar}>
        <p className="muted" role="status">
          {isNothing ? <span className="sr">{said}</span> : said}
        </p>
        <div className={styles.actions}>
          <SelectButton selection={selection} what="plant" />
          {add}
        </div>
      </div>
      {isNothing && <NothingFound view={view} />}
      <SelectableArea selection={selection}>
        <ul ref={list} className={styles.cards}>
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
      </SelectableArea>
      <LoadMore query={plants} list={list} count={shown.length} what="plants" />
      <SeveralPlants selection={selection} />
    </section>
  )
}
