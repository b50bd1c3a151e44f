import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { BackLink } from '../../ui/page/page-head.tsx'
import { LocationBandSkeleton } from '../location-band-skeleton.tsx'
import styles from './location-page.module.css'
import { PlantCardSkeleton } from './plant-card.tsx'

export function LocationSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        Loading this location
      </p>
      <BackLink to="/my-plants" label="My Plants" />
      <div className={styles.head} data-bed="eucalypt">
        <LocationBandSkeleton large />
      </div>
      <div className={styles.bar}>
        <p />
        <Skeleton width={140} height={44} radius={22} />
      </div>
      <ul className={styles.cards}>
        {[1, 2, 3, 4].map((key) => (
          <PlantCardSkeleton key={key} />
        ))}
      </ul>
    </div>
  )
}
