import { useEffect, useState } from 'react'
import { itemsInOrder } from './select-box.tsx'
import type { Selection } from './selection.ts'

/**
 * Lets go of what the page lists no longer: nothing is done to items that are out of sight, such as after another search. Says
 * whether there are more than the page lists, behind a button marked `data-more`.
 */
export function useKeepListed(selection: Selection): boolean {
  const [hasMore, setHasMore] = useState(false)
  useEffect(() => {
    const look = () => {
      selection.keep(new Set(itemsInOrder()))
      setHasMore(document.querySelector('[data-more]') !== null)
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [selection])
  return hasMore
}
