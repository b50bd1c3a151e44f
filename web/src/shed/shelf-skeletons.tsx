import { Skeleton } from '../ui/feedback/skeleton.tsx'
import styles from './shelves.module.css'

/** Placeholders of products, on the same shelves. */
export function ShelfSkeletons() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        Loading your garden shed
      </p>
      <ul className={styles.shelves} aria-hidden="true">
        {[1, 2, 3, 4].map((key) => (
          <li key={key}>
            <div className={styles.board}>
              <div className={styles.wall} />
              <div className={styles.product}>
                <Skeleton width="60%" height={20} className={styles.lineSkeleton} />
                <Skeleton width={150} height={44} radius={12} />
                <Skeleton width="44%" className={styles.lineSkeleton} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
