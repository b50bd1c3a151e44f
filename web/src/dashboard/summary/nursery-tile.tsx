import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from '../../ui/navigation/link.tsx'
import styles from './nursery-tile.module.css'
import tiles from './summary-tiles.module.css'

/** Decoration; Home does not wait for it. */
const NurseryFan = lazy(() => import('./nursery-fan.tsx').catch(() => ({ default: (): ReactNode => null })))

export function NurseryPlants({ count }: { count: number }) {
  return (
    <Link to="/nursery" className={`${tiles.card} ${tiles.quarter} ${styles.tile}`}>
      <div className={tiles.top}>
        <h2>Nursery plants</h2>
        <p className={styles.number}>{count}</p>
      </div>
      <span className={styles.fan} aria-hidden="true">
        <Suspense>
          <NurseryFan count={count} />
        </Suspense>
      </span>
      <p className="small muted">
        {count > 0 ? 'Waiting for a home.' : 'Seen something you like? Note it here.'}
      </p>
    </Link>
  )
}
