import type { ReactNode } from 'react'
import styles from './showcase.module.css'

/** A titled sheet of the showcase. */
export function Part({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={wide ? `${styles.part} ${styles.wide}` : styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
