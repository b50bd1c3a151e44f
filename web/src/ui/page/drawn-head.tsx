import type { ReactNode } from 'react'
import { usePageTitle } from '../navigation/use-page-title.ts'
import styles from './drawn-head.module.css'

/** The head of a page that has nothing to do on it: its name, a sentence, and a drawing beside them. Also names the window. */
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
