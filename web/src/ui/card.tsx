import type { ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

/** A sheet of paper with a thin edge. */
export function Card({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.card, className)}>{children}</div>
}

/** Facts with their names, one line each. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
