import { type ReactNode, useId } from 'react'
import styles from './sheet-row.module.css'

/** A page of the notebook that holds rows. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}

/** One subject: what it is and why it is asked in the margin, the answers beside it. */
export function SheetRow({
  title,
  why,
  anchor,
  children,
}: {
  title: string
  why: string
  /** An id that links lead to; the row then takes the focus. */
  anchor?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <section id={anchor} className={styles.row} aria-labelledby={id} tabIndex={anchor ? -1 : undefined}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p className="why">{why}</p>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
