import { mostAtOnce } from '@wattle/contracts/most-at-once.ts'
import { type PropsWithChildren, useEffect } from 'react'
import { Button } from '../buttons/button.tsx'
import { FloatingBar } from '../page/floating-bar.tsx'
import { counted } from '../text/words.ts'
import { thingsInOrder } from './select-box.tsx'
import type { Selection } from './selection.ts'
import styles from './selection-bar.module.css'

/** How many things are chosen, and the buttons of what can be done with all of them, the main one last. Esc ends the choosing. */
export function SelectionBar({
  selection,
  chosen,
  what,
  children,
}: PropsWithChildren<{
  selection: Selection
  chosen: ReadonlySet<string>
  /** One of them, such as “plant”. */
  what: string
}>) {
  useEffect(() => {
    const stopOnEscape = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open], :popover-open')
      if (event.key === 'Escape' && !isTaken) selection.stop()
    }
    addEventListener('keydown', stopOnEscape)
    return () => removeEventListener('keydown', stopOnEscape)
  }, [selection])

  const isFull = chosen.size === mostAtOnce
  return (
    <FloatingBar role="group" aria-label={`Selected ${what}s`}>
      <p role="status">
        <strong>{counted(chosen.size, what)}</strong> selected{isFull && ', the most at a time'}
      </p>
      <Button variant="quiet" onClick={() => selection.add(thingsInOrder())}>
        Select all
      </Button>
      <Button variant="quiet" onClick={selection.stop}>
        Cancel
      </Button>
      <div className={styles.actions}>{children}</div>
    </FloatingBar>
  )
}
