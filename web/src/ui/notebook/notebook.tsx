import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './notebook.module.css'

/** A page of the notebook: punched holes, the margin line, more pages under it. `blank` rules it for an empty month. */
export function Notebook({
  labelledBy,
  blank,
  children,
}: {
  labelledBy: string
  blank?: boolean | undefined
  children: ReactNode
}) {
  return (
    <section className={styles.notebook} aria-labelledby={labelledBy}>
      <div className={styles.holes} aria-hidden="true" />
      <div className={classNames(styles.page, blank && styles.blank)}>{children}</div>
    </section>
  )
}

/** The head of a page: its name at the left, how far it is at the right, a rule below. */
export function NotebookHead({ children }: { children: ReactNode }) {
  return <header className={styles.head}>{children}</header>
}

/** The index tab of a location, growing from the margin in the location's colour. Without a bed it is the tab of what is done. */
export function NotebookTab({
  id,
  bed,
  mark,
  name,
  children,
}: {
  id?: string | undefined
  bed?: string | undefined
  mark?: ReactNode
  name: string
  /** How many there are. */
  children: ReactNode
}) {
  return (
    <h3 id={id} className={styles.tab} data-bed={bed}>
      {mark && (
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
      )}
      <span className={styles.name}>{name}</span>
      {children}
    </h3>
  )
}

/** Several months on one sheet, the margin line running through. */
export function MonthSheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}

/** One month of such a sheet: its name in the margin, rows beside it. */
export function MonthSection({
  id,
  title,
  detail,
  current,
  children,
}: {
  id: string
  title: string
  detail?: string | undefined
  current?: boolean | undefined
  children: ReactNode
}) {
  return (
    <section className={classNames(styles.month, current && styles.current)} aria-labelledby={id}>
      <h3 id={id} className={styles.monthName}>
        {title}
        {detail && <span>{detail}</span>}
      </h3>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}
