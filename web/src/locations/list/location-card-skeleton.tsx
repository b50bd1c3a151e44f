import { AddTileSkeleton } from '../../ui/page/add-tile.tsx'
import { Tiles } from '../../ui/page/tile.tsx'
import { TileSkeleton } from '../../ui/page/tile-skeleton.tsx'
import { LocationBandSkeleton } from '../location-band-skeleton.tsx'
import styles from './location-card.module.css'

/** Placeholder of a location, on the same grid. */
export function LocationCardSkeleton() {
  return (
    <div className={styles.card} data-bed="eucalypt" aria-hidden="true">
      <LocationBandSkeleton />
      <div className={styles.tiles}>
        <Tiles>
          <AddTileSkeleton />
          {[1, 2, 3, 4].map((key) => (
            <TileSkeleton key={key} />
          ))}
        </Tiles>
      </div>
    </div>
  )
}
