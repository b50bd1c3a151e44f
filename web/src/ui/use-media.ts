import { useCallback, useSyncExternalStore } from 'react'

/** Up to this width, dialogs are bottom sheets and the sidebar is a drawer. */
export const narrow = '(max-width: 48em)'

// One list per query, because hundreds of rows may use the same.
const lists = new Map<string, MediaQueryList>()

/** Whether a media query matches; re-renders when that changes. */
export function useMedia(query: string): boolean {
  const list = listOf(query)
  const subscribe = useCallback(
    (changed: () => void) => {
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query)
  lists.set(query, list)
  return list
}
