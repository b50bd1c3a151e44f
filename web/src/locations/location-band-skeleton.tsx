import { Skeleton } from '../ui/feedback/skeleton.tsx'
import styles from './location-band.module.css'
import { LocationBand } from './location-band.tsx'

/** About as wide as conditions, and as many that they take the lines of the buttons too. */
const pills = [180, 70, 90, 140, 96]

/** Placeholder of a location's band. */
export function LocationBandSkeleton({ large }: { large?: boolean }) {
  return (
    <LocationBand
      large={large}
      icon={<Skeleton onBed ratio="1" radius={46} />}
      heading={<Skeleton onBed width="min(100%, 240px)" height={large ? 34 : 24} />}
      detail={<Skeleton onBed className={styles.below} width={80} />}
    >
      {pills.map((width) => (
        <Skeleton key={width} onBed width={width} height={28} radius={14} />
      ))}
    </LocationBand>
  )
}
