import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Tiles } from '../../ui/page/tile.tsx'
import { TileSkeleton } from '../../ui/page/tile-skeleton.tsx'
import { LocationBand } from '../location-band.tsx'
import styles from './location-card.module.css'

/** Placeholder of a location, on the same grid. */
export function LocationCardSkeleton() {
  return (
    <div className={styles.card} data-bed="eucalypt" aria-hidden="true">
      <LocationBand
        icon={<Skeleton onBed width={56} height={56} radius={28} />}
        heading={<Skeleton onBed width={190} height={24} />}
        detail={<Skeleton onBed width={80} />}
      />
      <div className={styles.tiles}>
        <Tiles>
          {[1, 2, 3, 4, 5].map((key) => (
            <TileSkeleton key={key} />
          ))}
        </Tiles>
      </div>
    </div>
  )
}
