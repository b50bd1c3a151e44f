import { type PropsWithChildren, useEffect } from 'react'
import { Button } from '../buttons/button.tsx'
import { FloatingBar } from '../page/floating-bar.tsx'
import { itemsInOrder } from './select-box.tsx'
import { SelectedCount } from './selected-count.tsx'
import type { Selection } from './selection.ts'
import styles from './selection-bar.module.css'
import { useKeepListed } from './use-keep-listed.ts'

/** The number of selected items and the actions on all of them, the primary one last. Esc ends selecting. */
export function SelectionBar({
  selection,
  selected,
  what,
  children,
}: PropsWithChildren<{
  selection: Selection
  selected: ReadonlySet<string>
  /** The singular noun, such as “plant”. */
  what: string
}>) {
  const { listed, hasMore } = useKeepListed(selection)
  useEffect(() => {
    const stopOnEscape = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open], :popover-open')
      if (event.key === 'Escape' && !isTaken) selection.stop()
    }
    addEventListener('keydown', stopOnEscape)
    return () => removeEventListener('keydown', stopOnEscape)
  }, [selection])

  const isAll = listed > 0 && listed === selected.size
  return (
    <FloatingBar role="group" aria-label={`Selected ${what}s`}>
      <p className={styles.count}>
        <SelectedCount count={selected.size} what={what} />
      </p>
      <Button variant="quiet" onClick={() => (isAll ? selection.start() : selection.add(itemsInOrder()))}>
        {isAll ? 'Select none' : hasMore ? 'Select all shown' : 'Select all'}
      </Button>
      <Button variant="quiet" onClick={selection.stop}>
        Cancel
      </Button>
      <div className={styles.actions}>{children}</div>
    </FloatingBar>
  )
}
