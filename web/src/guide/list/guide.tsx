import { useInfiniteQuery } from '@tanstack/react-query'
import { monthOf } from '@wattle/contracts/civil-date.ts'
import { useEffect } from 'react'
import { guideQueries } from '../../advice/api.ts'
import { usePlace } from '../../advice/use-place.ts'
import { SeedDrawing } from '../../art/seed-drawing.tsx'
import { ApiError } from '../../http/api-error.ts'
import { useToday } from '../../profile/use-today.ts'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { DrawnHead } from '../../ui/page/drawn-head.tsx'
import { ListTools } from '../../ui/page/list-tools.tsx'
import { monthName } from '../../ui/text/dates.ts'
import { counted } from '../../ui/text/words.ts'
import { useLastKnown } from '../../ui/use-last-known.ts'
import { narrow, useMedia } from '../../ui/use-media.ts'
import { PlaceLine } from '../place-line.tsx'
import { GuideFilterFields, KindSelect, SunSelect } from './guide-filters.tsx'
import { GuideResults } from './guide-results.tsx'
import { askedOf, useGuideView } from './use-guide-view.ts'

/** The plant guide, public. */
export default function Guide() {
  const { view, filters, show, clear } = useGuideView()
  const { place, own, isPending: isPlaceUnknown, tell } = usePlace()
  const month = monthOf(useToday())
  const isNarrow = useMedia(narrow)
  const guide = useInfiniteQuery({
    ...guideQueries.plants(askedOf(view.search, filters, month, place), place),
    enabled: !isPlaceUnknown,
  })
  // A kind that a release renamed, or one with a typo: the address may be an old one.
  const isUnknownKind = filters.kind !== '' && guide.error instanceof ApiError && guide.error.status === 400
  useEffect(() => {
    if (isUnknownKind) show({ kind: '' })
  })
  const skeleton = useSkeleton(guide.isPending || isUnknownKind)
  const [first] = guide.data?.pages ?? []
  // The place and the kinds are the same for every search, even one that fails.
  const known = useLastKnown(first)
  // Everything appears together, so that nothing visible shifts.
  const isAnswered = !skeleton && (first !== undefined || guide.isError)
  const isTold = first && !guide.isPlaceholderData && !guide.isError
  const { kind, sun, only } = filters
  const isFiltered = kind + sun !== '' || only.length > 0
  // The server puts the popular plants first as long as nothing more than the month narrows the list.
  const isPopularFirst = view.search + kind + sun === '' && only.every((each) => each === 'now')
  const isNow = first?.place && filters.only.includes('now')
  return (
    <>
      <DrawnHead
        title="Plant Guide"
        lead="What grows in Australian gardens, what it needs, and when. Leaf through it, or search for a plant."
        drawing={<SeedDrawing />}
      />
      <div className="stack">
        {known && !skeleton && <PlaceLine place={known.place} own={own} onTell={tell} />}
        <ListTools
          view={view}
          label="Search the guide"
          count={isAnswered ? (first?.count ?? 0) : undefined}
          // Also beside filters that nothing matches.
          searchFrom={0}
        >
          {known &&
            !skeleton &&
            !isNarrow && [
              <KindSelect key="kind" filters={filters} kinds={known.kinds} onChange={show} />,
              <SunSelect key="sun" filters={filters} onChange={show} />,
            ]}
        </ListTools>
        {known && !skeleton && (
          <GuideFilterFields
            filters={filters}
            kinds={known.kinds}
            hasPlace={known.place !== null}
            onChange={show}
          />
        )}
        <p className={isAnswered ? 'muted' : 'sr'} role="status">
          {skeleton && 'Loading the guide'}
          {isTold && `${counted(first.count, 'plant')}${isNow ? ` to plant in ${monthName(month)}` : ''}`}
          {isTold && isPopularFirst && ': the popular ones from A to Z, then the others'}
        </p>
        <GuideResults
          key={isAnswered ? 'plants' : 'skeletons'}
          query={guide}
          search={view.search}
          plants={guide.data?.pages.flatMap((page) => page.plants) ?? []}
          skeleton={skeleton}
          isFiltered={isFiltered}
          onClear={clear}
        />
      </div>
    </>
  )
}
