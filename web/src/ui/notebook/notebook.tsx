import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './notebook.module.css'

/**
 * A page of the notebook: punched holes, the margin line, more pages below. `blank` draws ruled
 * lines for an empty month.
 */
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

/** The head of a page: its name on the left, its progress on the right, a rule below. */
export function NotebookHead({ children }: { children: ReactNode }) {
  return <header className={styles.head}>{children}</header>
}

/**
 * A location's index tab in the location's colour, attached to the margin. Without a bed it is
 * the tab of completed tasks.
 */
export function NotebookTab({
  bed,
  mark,
  name,
  children,
}: {
  bed?: string | undefined
  mark?: ReactNode
  name: string
  /** The number of tasks. */
  children: ReactNode
}) {
  return (
    <h3 className={styles.tab} data-bed={bed}>
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

/** Several months on one sheet, with a continuous margin line. */
export function MonthSheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}

/** A month of the sheet: its name in the margin, rows beside it. */
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
