import type { Priority } from '@wattle/contracts/tasks/choices.ts'
import { priorityWords } from '@wattle/contracts/tasks/choices.ts'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './pill.module.css'

/** A short fact in a rounded frame; translucent on a bed. */
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

const shapes = { 1: '▲', 2: '●', 3: '▼' } as const
const tones = { 1: styles.high, 2: styles.medium, 3: styles.low } as const

/** A task's priority: shape, colour and word together. */
export function PriorityMark({ priority }: { priority: Priority }) {
  return (
    <span className={classNames(styles.priority, tones[priority])}>
      <PriorityShape priority={priority} />
      {priorityWords[priority]}
    </span>
  )
}

/** The shape alone, where screen readers get the words elsewhere. */
export function PriorityShape({ priority }: { priority: Priority }) {
  return (
    <i className={classNames(styles.shape, tones[priority])} aria-hidden="true">
      {shapes[priority]}
    </i>
  )
}

/** A number beside a heading. `unit` tells screen readers what it counts. */
export function CountBadge({ count, unit }: { count: number; unit: string }) {
  return (
    <span className={styles.count}>
      {count}
      <span className="sr"> {unit}</span>
    </span>
  )
}
