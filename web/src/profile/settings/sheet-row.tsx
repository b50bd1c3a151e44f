import { type ReactNode, useId } from 'react'
import styles from './sheet-row.module.css'

/** A notebook page made of rows. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}

/** A topic: its title and reason in the margin, its fields beside them. */
export function SheetRow({
  title,
  why,
  anchor,
  children,
}: {
  title: string
  why: string
  /** An id for links; such a row can take the focus. */
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
