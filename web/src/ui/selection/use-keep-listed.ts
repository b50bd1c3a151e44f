import { useEffect, useState } from 'react'
import { itemsInOrder } from './select-box.tsx'
import type { Selection } from './selection.ts'

/**
 * Deselects items that the page no longer lists, such as after another search, so that no action affects hidden items.
 * Returns the number of listed items, and whether there are more behind a button marked `data-more`.
 */
export function useKeepListed(selection: Selection): { listed: number; hasMore: boolean } {
  const [listed, setListed] = useState(0)
  const [hasMore, setHasMore] = useState(false)
  useEffect(() => {
    const look = () => {
      const items = new Set(itemsInOrder())
      selection.keep(items)
      setListed(items.size)
      setHasMore(document.querySelector('[data-more]') !== null)
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [selection])
  return { listed, hasMore }
}
