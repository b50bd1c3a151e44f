import type { LocationVisibility } from '@wattle/contracts/plants/choices.ts'
import type { Priority } from '@wattle/contracts/tasks/choices.ts'
import { priorityWords } from '@wattle/contracts/tasks/choices.ts'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { GlobeIcon, LockIcon, MixedIcon } from '../icons.tsx'
import styles from './pill.module.css'

/** A short fact in a rounded frame; on a bed it lies lightly on its colour. */
export function Pill({
  icon,
  onBed,
  children,
}: {
  icon?: ReactNode
  onBed?: boolean | undefined
  children: ReactNode
}) {
  return (
    <span className={classNames(styles.pill, onBed && styles.onBed)}>
      {icon}
      {children}
    </span>
  )
}

/** Who can see it: Public, Mixed or Private, by icon, colour and word. */
export function VisibilityMark({
  visibility,
  children,
}: {
  visibility: LocationVisibility
  children?: ReactNode
}) {
  return (
    <span className={classNames(styles.pill, visibility !== 'private' && styles[visibility])}>
      {visibility === 'public' ? (
        <GlobeIcon size={16} />
      ) : visibility === 'mixed' ? (
        <MixedIcon size={16} />
      ) : (
        <LockIcon size={16} />
      )}
      {visibility === 'public' ? 'Public' : visibility === 'mixed' ? 'Mixed' : 'Private'}
      {children}
    </span>
  )
}

const shapes = { 1: '▲', 2: '●', 3: '▼' } as const
const tones = { 1: styles.high, 2: styles.medium, 3: styles.low } as const

/** How much a task matters: shape, colour and word together. */
export function PriorityMark({ priority }: { priority: Priority }) {
  return (
    <span className={classNames(styles.priority, tones[priority])}>
      <PriorityShape priority={priority} />
      {priorityWords[priority]}
    </span>
  )
}

/** The shape alone, where the words stand elsewhere for the ears. */
export function PriorityShape({ priority }: { priority: Priority }) {
  return (
    <i className={classNames(styles.shape, tones[priority])} aria-hidden="true">
      {shapes[priority]}
    </i>
  )
}

/** A number beside a heading. `unit` says to the ears what it counts. */
export function CountBadge({ count, unit }: { count: number; unit: string }) {
  return (
    <span className={styles.count}>
      {count}
      <span className="sr"> {unit}</span>
    </span>
  )
}

/** A number in a stitched circle with its unit below, on the picture of a garden. */
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
