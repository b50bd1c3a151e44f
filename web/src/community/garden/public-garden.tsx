import { useQuery } from '@tanstack/react-query'
import { galleryImages } from '@wattle/contracts/community/gallery-images.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { GateDrawing, Sprig } from '../../art/large-drawings.tsx'
import { SeedlingDrawing } from '../../art/seedling-drawing.tsx'
import { isNotFound } from '../../http/api-error.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/state.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { BackLink } from '../../ui/page/page-head.tsx'
import { Tiles } from '../../ui/page/tile.tsx'
import { TileSkeleton } from '../../ui/page/tile-skeleton.tsx'
import { ClosedGate } from '../closed-gate.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { publicGardenQueries } from './api.ts'
import styles from './public-garden.module.css'
import { PublicLocation } from './public-location.tsx'

/** A shared garden: pictures, a few words, and the locations with their public plants. */
export default function PublicGarden() {
  const { displayName = '' } = useParams()
  return <Garden key={displayName} displayName={displayName} />
}

function Garden({ displayName }: { displayName: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(publicGardenQueries.summary(displayName))
  const skeleton = useSkeleton(isPending)
  const isMissing = isNotFound(error)
  const name = data?.displayName ?? displayName
  usePageTitle(isMissing ? 'Garden Not Found' : name)
  let content: ReactNode = null
  if (skeleton) content = <HeadSkeleton />
  else if (isMissing) {
    content = <ClosedGate title="Garden Not Found" />
  } else if (data) {
    content = (
      <>
        <Gallery images={galleryImages(data)} name={name} />
        <header className={styles.head}>
          <div>
            <h1 tabIndex={-1}>{name}</h1>
            {data.about && <p>{data.about}</p>}
          </div>
          <Sprig />
        </header>
        <Locations displayName={name} />
      </>
    )
  } else if (!isPending) {
    content = (
      <ErrorState
        level={1}
        message="Failed to load this garden."
        drawing={<GateDrawing />}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        Please check your connection and try again.
      </ErrorState>
    )
  }
  return (
    <div aria-busy={isPending}>
      <BackLink to="/public" label="Community Gardens" />
      {content}
    </div>
  )
}

function Locations({ displayName }: { displayName: string }) {
  const { data, isPending, isFetching, refetch } = useQuery(publicGardenQueries.locations(displayName))
  const skeleton = useSkeleton(isPending)
  if (skeleton) {
    return (
      <div aria-busy="true">
        <Tiles>
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <TileSkeleton key={key} />
          ))}
        </Tiles>
      </div>
    )
  }
  if (isPending) return null
  if (!data) {
    return (
      <ErrorState message="Failed to load plants." busy={isFetching} onRetry={() => void refetch()}>
        Please check your connection and try again.
      </ErrorState>
    )
  }
  if (data.length === 0) {
    return <EmptyState card title="This gardener has not shared any plants." drawing={<SeedlingDrawing />} />
  }
  return (
    <div className={styles.locations}>
      {data.map((location) => (
        <PublicLocation key={location.id} displayName={displayName} location={location} />
      ))}
    </div>
  )
}

function HeadSkeleton() {
  return (
    <div className="stack">
      <p className="sr" role="status">
        Loading this garden
      </p>
      <Skeleton className={styles.picture} height="auto" radius={20} />
      <Skeleton width={260} height={36} />
      <Skeleton width="60%" />
    </div>
  )
}
