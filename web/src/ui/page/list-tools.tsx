import { Children, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { SearchField } from '../fields/search-field.tsx'
import type { ListView } from '../navigation/use-list-view.ts'
import { useLastKnown } from '../use-last-known.ts'
import styles from './list-tools.module.css'

/**
 * Search and sort controls of a list. A short list that is neither searched nor sorted shows none; while its
 * length is unknown, only their space is reserved, so that the list does not shift. Once shown they stay,
 * because somebody may be typing.
 */
export function ListTools({
  view,
  label,
  count,
  searchFrom = 8,
  children,
}: {
  view: ListView
  label: string
  /** The number of items regardless of the search; undefined while unknown. */
  count: number | undefined
  /** A list with fewer items needs no search. */
  searchFrom?: number
  /** Controls beside the search, each in its own column. */
  children?: ReactNode
}) {
  const isWanted = view.search !== '' || view.sort !== '' || (count !== undefined && count >= searchFrom)
  const isShown = useLastKnown(isWanted || null) !== null
  if (!isShown && count !== undefined) return null
  return (
    <search className={classNames(styles.tools, Boolean(children) && styles.shared, !isShown && styles.room)}>
      <SearchField label={label} view={view} />
      {Children.map(children, (each) => each && <div className={styles.sort}>{each}</div>)}
    </search>
  )
}
