import { useEffect } from 'react'
import { itemsInOrder } from './select-box.tsx'
import type { Selection } from './selection.ts'

/** Lets go of what the page lists no longer: nothing is done to items that are out of sight, such as after another search. */
export function useKeepListed(selection: Selection): void {
  useEffect(() => {
    const keepListed = () => selection.keep(new Set(itemsInOrder()))
    keepListed()
    const observer = new MutationObserver(keepListed)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [selection])
}
