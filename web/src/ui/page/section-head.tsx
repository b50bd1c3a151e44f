import type { ReactNode } from 'react'
import styles from './section-head.module.css'

/** A section's heading with a drawn stem after it, and at most one link. */
export function SectionHead({
  title,
  id,
  link,
}: {
  title: string
  id?: string | undefined
  link?: ReactNode
}) {
  return (
    <div className={styles.section}>
      <h2 id={id}>{title}</h2>
      <svg viewBox="0 0 200 14" aria-hidden="true">
        <path d="M1 8C40 5 80 10 118 7S150 7 158 6M40 7C44 2 51 1 56 2C53 6 46 8 40 7ZM84 8.5C88 13 95 14 100 12.5C97 9 90 7 84 8.5ZM122 7C126 2 133 1 138 2.5C135 6 128 8 122 7Z" />
        <circle cx="162" cy="6" r="2.6" />
        <circle cx="169" cy="9" r="2" />
        <circle cx="170" cy="3" r="1.6" />
      </svg>
      {link}
    </div>
  )
}
