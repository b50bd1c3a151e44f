import type { ReactNode } from 'react'
import { SearchField } from '../fields/search-field.tsx'
import type { ListView } from '../navigation/use-list-view.ts'
import styles from './list-tools.module.css'

/** What fewer things than this need no search: they are seen at a glance. */
const worthSearching = 8

/** What a list is searched and sorted with. Not shown for a short list that nobody has searched or sorted. */
export function ListTools({
  view,
  label,
  count,
  children,
}: {
  view: ListView
  label: string
  /** How many things there are, whatever is searched for. */
  count: number
  children?: ReactNode
}) {
  if (count < worthSearching && !view.search && !view.sort) return null
  return (
    <search className={styles.tools}>
      <SearchField label={label} view={view} />
      {children}
    </search>
  )
}
