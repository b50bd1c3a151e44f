import { classNames } from '../class-names.ts'
import styles from './pill.module.css'

/** A number in a stitched circle with its unit below, for a garden's cover picture. */
export function CountCircle({
  count,
  unit,
  className,
}: {
  count: number
  unit: string
  className?: string | undefined
}) {
  return (
    <span className={classNames(styles.circle, className)}>
      {count}
      <small>{unit}</small>
    </span>
  )
}
