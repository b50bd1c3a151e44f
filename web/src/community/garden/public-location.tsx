import { useQuery } from '@tanstack/react-query'
import { publicPlantAddress } from '@wattle/contracts/community/addresses.ts'
import type { PublicLocation as PublicLocationView } from '@wattle/contracts/community/views.ts'
import { useId, useState } from 'react'
import { bedOf } from '../../ui/bed-of.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { MoreTile, Tile, Tiles } from '../../ui/page/tile.tsx'
import { TileSkeleton } from '../../ui/page/tile-skeleton.tsx'
import { counted } from '../../ui/text/words.ts'
import { publicGardenQueries } from './api.ts'
import styles from './public-location.module.css'

/** A location of a public garden, as a panel in its bed's colour: name, number of plants, and their tiles. */
export function PublicLocation({
  displayName,
  location,
}: {
  displayName: string
  location: PublicLocationView
}) {
  const headingId = useId()
  const [showsAll, setShowsAll] = useState(false)
  const { id, name, icon, iconBackground, plants, nextToken, plantCount } = location
  const asked = showsAll && nextToken !== null
  const rest = useQuery({ ...publicGardenQueries.rest(displayName, id, nextToken ?? ''), enabled: asked })
  const shown = asked ? [...plants, ...(rest.data ?? [])] : plants
  return (
    <section className={styles.location} data-bed={bedOf(iconBackground)} aria-labelledby={headingId}>
      <header className={styles.head}>
        <span className={styles.emoji} aria-hidden="true">
          {icon}
        </span>
        <h2 id={headingId}>{name}</h2>
        <p>{counted(Number(plantCount), 'plant')}</p>
      </header>
      <div className={styles.plants} aria-busy={asked && rest.isPending}>
        <Tiles>
          {shown.map((plant) => (
            <Tile
              key={plant.id}
              to={publicPlantAddress(displayName, plant.id)}
              name={plant.name}
              species={plant.species || 'Unknown species'}
              imageUrl={plant.imageUrl}
              kind={plant.kind}
            />
          ))}
          {asked && rest.isPending && [1, 2, 3].map((key) => <TileSkeleton key={key} />)}
          {nextToken && !showsAll && (
            <MoreTile
              label="Show All Plants"
              detail={`${plantCount} in ${name}`}
              plants={plants}
              onShow={() => setShowsAll(true)}
            />
          )}
        </Tiles>
      </div>
      {asked && rest.isError && (
        <Banner tone="error" action={<Button onClick={() => void rest.refetch()}>Retry</Button>}>
          Failed to load plants.
        </Banner>
      )}
    </section>
  )
}
