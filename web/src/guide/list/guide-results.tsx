import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { guidePlantAddress } from '@wattle/contracts/guide/addresses.ts'
import { asksWhatIsSafe } from '@wattle/contracts/guide/asks-what-is-safe.ts'
import type { GuideTile } from '@wattle/contracts/guide/views.ts'
import { useRef } from 'react'
import { SeedDrawing } from '../../art/seed-drawing.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/state.tsx'
import { LoadMore } from '../../ui/page/load-more.tsx'
import { Tile, Tiles } from '../../ui/page/tile.tsx'
import { TileSkeleton } from '../../ui/page/tile-skeleton.tsx'

const skeletons = Array.from({ length: 12 }, (_, index) => index)

/** The plants found, page by page, or a skeleton, an empty state, or an error. */
export function GuideResults({
  query,
  search,
  plants,
  skeleton,
  isFiltered,
  onClear,
}: {
  query: UseInfiniteQueryResult
  search: string
  plants: readonly GuideTile[]
  skeleton: boolean
  isFiltered: boolean
  onClear: () => void
}) {
  const list = useRef<HTMLUListElement>(null)
  if (query.isLoadingError && !skeleton) {
    return (
      <ErrorState
        message="The plant guide could not be loaded."
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        Please check your connection and try again.
      </ErrorState>
    )
  }
  if (query.isSuccess && !query.isPlaceholderData && plants.length === 0) {
    const isAboutSafety = asksWhatIsSafe(search)
    return (
      <EmptyState
        card
        title={isAboutSafety ? 'The guide keeps no list of safe plants' : 'Nothing in the guide matches'}
        drawing={<SeedDrawing />}
        action={<Button onClick={onClear}>Show every plant</Button>}
      >
        {isAboutSafety
          ? 'Each plant’s page notes what is known to be poisonous. A page without a note doesn’t mean that the plant is safe, so please ask your vet or doctor if you aren’t sure.'
          : isFiltered
            ? 'Try another spelling, a botanical name, or fewer filters.'
            : 'Try another spelling or a botanical name. Without a name, leave the search empty and use the filters.'}
      </EmptyState>
    )
  }
  return (
    <>
      <div aria-busy={query.isPending || query.isPlaceholderData || query.isFetchingNextPage}>
        <Tiles ref={list} bed="eucalypt">
          {skeleton
            ? skeletons.map((key) => <TileSkeleton key={key} />)
            : plants.map(({ slug, name, species, kind, kindName }) => (
                <Tile
                  key={slug}
                  to={guidePlantAddress(slug)}
                  name={name}
                  species={species}
                  note={kindName}
                  imageUrl={null}
                  kind={kind}
                />
              ))}
        </Tiles>
      </div>
      <LoadMore query={query} list={list} count={plants.length} what="plants" />
    </>
  )
}
