import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a list with a “more” button: if the last page removes the button, focuses the first new item. Returns the
 * function to call when loading more.
 */
export function useFocusOnMore(
  list: RefObject<HTMLElement | null>,
  count: number,
  hasMore: boolean,
  items = ':scope > *',
): () => void {
  const firstNew = useRef<number>(null)
  // A layout effect, so that it runs before other code restores the lost focus.
  useLayoutEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return
    const row = list.current?.querySelectorAll(items)[firstNew.current]
    firstNew.current = null
    if (!hasMore) row?.querySelector<HTMLElement>('a, button, summary')?.focus({ preventScroll: true })
  }, [list, count, hasMore, items])
  return () => {
    firstNew.current = count
  }
}
