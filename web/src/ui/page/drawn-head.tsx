import type { ReactNode } from 'react'
import { usePageTitle } from '../navigation/use-page-title.ts'
import styles from './drawn-head.module.css'

/**
 * The head of a page without actions: its name, a sentence, and a drawing beside them. Also sets the window's title.
 */
export function DrawnHead({ title, lead, drawing }: { title: string; lead: string; drawing: ReactNode }) {
  usePageTitle(title)
  return (
    <header className={styles.head}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{lead}</p>
      </div>
      {drawing}
    </header>
  )
}
