import { Skeleton } from '../feedback/skeleton.tsx'
import styles from './tile.module.css'

export function TileSkeleton() {
  return (
    <span className={styles.tile} aria-hidden="true">
      <Skeleton ratio="4 / 5" radius={12} />
      <Skeleton className={styles.below} width="82%" />
      <Skeleton className={styles.below} width="58%" />
    </span>
  )
}
