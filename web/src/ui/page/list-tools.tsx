import { Children, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { SearchField } from '../fields/search-field.tsx'
import type { ListView } from '../navigation/use-list-view.ts'
import { useLastKnown } from '../use-last-known.ts'
import styles from './list-tools.module.css'

/** What fewer things than this need no search: they are seen at a glance. */
const worthSearching = 8

/**
 * What a list is searched and sorted with. Not shown for a short list that nobody has searched or sorted; as long as nobody
 * knows how long it is, only room is kept for it, so that the list does not move when it comes. Once shown it stays, whatever
 * becomes of the list: somebody may be typing.
 */
export function ListTools({
  view,
  label,
  count,
  children,
}: {
  view: ListView
  label: string
  /** How many things there are, whatever is searched for; undefined while that is not known. */
  count: number | undefined
  /** What stands beside the search, each in a column of its own. */
  children?: ReactNode
}) {
  const isWanted = view.search !== '' || view.sort !== '' || (count ?? 0) >= worthSearching
  const isShown = useLastKnown(isWanted || null) !== null
  if (!isShown && count !== undefined) return null
  return (
    <search className={classNames(styles.tools, Boolean(children) && styles.shared, !isShown && styles.room)}>
      <SearchField label={label} view={view} />
      {Children.map(children, (each) => each && <div className={styles.sort}>{each}</div>)}
    </search>
  )
}
