import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = { name: string; value: ReactNode }

/** Facts with their names, one line each unless `className` lays them out otherwise. */
export function Facts({
  facts,
  className = styles.facts,
}: {
  facts: readonly Fact[]
  className?: string | undefined
}) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
