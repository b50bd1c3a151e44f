import { useQuery } from '@tanstack/react-query'
import type { LocationWithPlants } from '@wattle/contracts/locations/views.ts'
import { plantAddress } from '@wattle/contracts/plants/addresses.ts'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { memo, useId, useState } from 'react'
import { bedOf } from '../../ui/bed-of.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { AddTile } from '../../ui/page/add-tile.tsx'
import { MoreTile, Tile, Tiles } from '../../ui/page/tile.tsx'
import { TileSkeleton } from '../../ui/page/tile-skeleton.tsx'
import { Selectable } from '../../ui/selection/selectable.tsx'
import { counted } from '../../ui/text/words.ts'
import { locationQueries } from '../api.ts'
import { LocationActions } from '../location-actions.tsx'
import { LocationBand } from '../location-band.tsx'
import styles from './location-card.module.css'

type Props = {
  location: LocationWithPlants
  /** Number of pending tasks this month by plant id. */
  tasksDue: ReadonlyMap<string, number>
  first?: boolean | undefined
}

/** A location: its pastel band, then its plants as tiles. */
export const LocationCard = memo(function LocationCard({ location, tasksDue, first }: Props) {
  const headingId = useId()
  const { id, name, icon, iconBackground, count, conditions, potFriendly } = location
  return (
    <section className={styles.card} data-bed={bedOf(iconBackground)} aria-labelledby={headingId}>
      <LocationBand
        icon={icon}
        heading={
          <h2 id={headingId}>
            <Link to={`/my-plants/${encodeURIComponent(id)}`}>{name}</Link>
          </h2>
        }
        detail={counted(count, 'plant')}
        conditions={conditions}
        potFriendly={potFriendly}
        actions={<LocationActions location={location} />}
      />
      <PlantTiles location={location} tasksDue={tasksDue} first={first} />
    </section>
  )
})

function PlantTiles({ location, tasksDue, first }: Props) {
  const { id, name, plants, nextToken, count, locationVisibility } = location
  const [showsAll, setShowsAll] = useState(false)
  const asked = showsAll && nextToken !== null
  const rest = useQuery({ ...locationQueries.rest(id, nextToken ?? ''), enabled: asked })
  const shown = asked ? [...plants, ...(rest.data ?? [])] : plants
  const tile = (plant: PlantView, index: number) => (
    <Selectable key={plant.id} id={plant.id} name={plant.name}>
      <Tile
        to={plantAddress(plant.id)}
        name={plant.name}
        species={plant.species}
        imageUrl={plant.imageUrl}
        kind={plant.kind}
        tasks={tasksDue.get(plant.id)}
        isPrivate={locationVisibility === 'mixed' && plant.visibility === 'private'}
        first={first && index === 0}
      />
    </Selectable>
  )
  return (
    <div className={styles.tiles} aria-busy={asked && rest.isPending}>
      <Tiles>
        <AddTile to={`/my-plants/${encodeURIComponent(id)}/add-plant`} label={<AddLabel location={name} />} />
        {shown.map(tile)}
        {asked && rest.isPending && [1, 2, 3].map((key) => <TileSkeleton key={key} />)}
        {nextToken && !showsAll && (
          <MoreTile
            label="Show All Plants"
            detail={`${count} in ${name}`}
            plants={plants}
            onShow={() => setShowsAll(true)}
          />
        )}
      </Tiles>
      {asked && rest.isError && (
        <Banner tone="error" action={<Button onClick={() => rest.refetch()}>Retry</Button>}>
          Failed to load plants.
        </Banner>
      )}
    </div>
  )
}

function AddLabel({ location }: { location: string }) {
  return (
    <span>
      Add Plant<span className="sr"> to {location}</span>
    </span>
  )
}
