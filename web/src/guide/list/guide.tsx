import { useInfiniteQuery } from '@tanstack/react-query'
import { monthOf } from '@wattle/contracts/civil-date.ts'
import { guidePlantAddress } from '@wattle/contracts/guide/addresses.ts'
import { useRef } from 'react'
import { SeedDrawing } from '../../art/seed-drawing.tsx'
import { useToday } from '../../profile/use-today.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/state.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { DrawnHead } from '../../ui/page/drawn-head.tsx'
import { ListTools } from '../../ui/page/list-tools.tsx'
import { Tile, Tiles } from '../../ui/page/tile.tsx'
import { TileSkeleton } from '../../ui/page/tile-skeleton.tsx'
import { monthName } from '../../ui/text/dates.ts'
import { counted } from '../../ui/text/words.ts'
import { useFocusOnMore } from '../../ui/use-focus-on-more.ts'
import { guideQueries } from '../api.ts'
import { PlaceLine } from '../place-line.tsx'
import { usePlace } from '../use-place.ts'
import { GuideFilterFields } from './guide-filters.tsx'
import { askedOf, useGuideView } from './use-guide-view.ts'

/** Every plant of the guide, to be leafed through by anybody. */
export default function Guide() {
  const { view, filters, show, clear } = useGuideView()
  const { place, tell } = usePlace()
  const month = monthOf(useToday())
  const guide = useInfiniteQuery(guideQueries.plants(askedOf(view.search, filters, month), place))
  const skeleton = useSkeleton(guide.isPending)
  const [first] = guide.data?.pages ?? []
  const plants = guide.data?.pages.flatMap((page) => page.plants) ?? []
  const list = useRef<HTMLDivElement>(null)
  const expectMore = useFocusOnMore(list, plants.length, guide.hasNextPage)
  const showMore = () => {
    expectMore()
    void guide.fetchNextPage()
  }
  const isKnown = first && !guide.isPlaceholderData && !guide.isError
  return (
    <>
      <DrawnHead
        title="Plant Guide"
        lead="What grows in Australian gardens, what it needs, and when. Leaf through, or look for something."
        drawing={<SeedDrawing />}
      />
      <div className="stack">
        {first && <PlaceLine place={first.place} onTell={tell} />}
        <ListTools view={view} label="Search the guide" count={Number.POSITIVE_INFINITY} />
        {first && (
          <GuideFilterFields
            filters={filters}
            kinds={first.kinds}
            hasPlace={first.place !== null}
            onChange={show}
          />
        )}
        <p className="muted" role="status">
          {skeleton
            ? 'Loading the guide'
            : isKnown
              ? foundText(first.count, filters.only.includes('now'))
              : '\u00a0'}
        </p>
        {guide.isError && !guide.isFetchNextPageError ? (
          <ErrorState
            message="The plant guide could not be loaded."
            busy={guide.isFetching}
            onRetry={() => void guide.refetch()}
          >
            Please check your connection and try again.
          </ErrorState>
        ) : first?.count === 0 ? (
          <EmptyState
            card
            title="Nothing in the guide matches"
            drawing={<SeedDrawing />}
            action={<Button onClick={clear}>Show every plant</Button>}
          >
            Try another spelling, a botanical name, or fewer filters.
          </EmptyState>
        ) : (
          <div aria-busy={guide.isPending || guide.isPlaceholderData || guide.isFetchingNextPage}>
            <Tiles ref={list} bed="eucalypt">
              {skeleton
                ? Array.from({ length: 12 }, (_, key) => `skeleton-${key}`).map((key) => (
                    <TileSkeleton key={key} />
                  ))
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
        )}
        {guide.hasNextPage && (
          <p>
            <Button busy={guide.isFetchingNextPage} onClick={showMore}>
              {guide.isFetchNextPageError ? 'Try again' : 'Show more plants'}
            </Button>
          </p>
        )}
      </div>
    </>
  )

  function foundText(count: number, isNow: boolean) {
    return isNow ? `${counted(count, 'plant')} to plant in ${monthName(month)}` : counted(count, 'plant')
  }
}
