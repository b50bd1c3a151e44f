import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

/** A placeholder for content that is loading. `aria-busy` belongs on the region around it. */
export function Skeleton({
  width,
  height = 14,
  ratio,
  radius = 8,
  onBed,
  className,
}: {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  /** A CSS aspect ratio, instead of a height. */
  ratio?: string | undefined
  radius?: number | undefined
  onBed?: boolean | undefined
  className?: string | undefined
}) {
  return (
    <span
      className={classNames(styles.skeleton, onBed && styles.onBed, className)}
      style={{ width, height: ratio ? undefined : height, aspectRatio: ratio, borderRadius: radius }}
      aria-hidden="true"
    />
  )
}
