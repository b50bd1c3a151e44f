import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a list with a button for more: when the button goes with the last page, the focus goes on to the first thing that came.
 * Returns what is to be called when more is asked for.
 */
export function useFocusOnMore(
  list: RefObject<HTMLElement | null>,
  count: number,
  hasMore: boolean,
): () => void {
  const firstNew = useRef<number>(null)
  // Together with what is drawn, before anything else looks for a place for the focus.
  useLayoutEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return
    const row = list.current?.children[firstNew.current]
    firstNew.current = null
    if (!hasMore) row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [list, count, hasMore])
  return () => {
    firstNew.current = count
  }
}
