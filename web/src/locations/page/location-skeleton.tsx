import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LocationBand } from '../location-band.tsx'
import styles from './location-page.module.css'
import { PlantCardSkeleton } from './plant-card.tsx'

export function LocationSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        Loading this location
      </p>
      <div className={styles.head} data-bed="eucalypt">
        <LocationBand
          large
          icon={<Skeleton onBed width={72} height={72} radius={36} />}
          heading={<Skeleton onBed width={240} height={34} />}
          detail={<Skeleton onBed width={180} />}
        />
      </div>
      <ul className={styles.cards}>
        {[1, 2, 3].map((key) => (
          <PlantCardSkeleton key={key} />
        ))}
      </ul>
    </div>
  )
}
