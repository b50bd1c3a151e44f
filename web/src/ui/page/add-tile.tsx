import type { ReactNode } from 'react'
import { SeedlingDrawing } from '../../art/seedling-drawing.tsx'
import { classNames } from '../class-names.ts'
import { Link } from '../navigation/link.tsx'
import styles from './tile.module.css'

/** The first tile of a location, where another plant can be added. */
export function AddTile({ to, label }: { to: string; label: ReactNode }) {
  return (
    <Link to={to} className={classNames(styles.tile, styles.add)}>
      <span className={styles.space}>
        <SeedlingDrawing />
        {label}
      </span>
    </Link>
  )
}

/** Placeholder of the tile where another plant can be added. */
export function AddTileSkeleton() {
  return (
    <span className={classNames(styles.tile, styles.add)} aria-hidden="true">
      <span className={styles.space} />
    </span>
  )
}
