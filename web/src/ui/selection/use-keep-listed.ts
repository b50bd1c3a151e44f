import { useEffect, useState } from 'react'
import { itemsInOrder } from './select-box.tsx'
import type { Selection } from './selection.ts'

/**
 * Deselects items that the page no longer lists, such as after another search, so that no action affects hidden items.
 * Returns whether there are more items behind a button marked `data-more`.
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
