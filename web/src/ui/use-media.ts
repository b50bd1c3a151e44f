import { useSyncExternalStore } from 'react'

/** Up to this width dialogs are bottom sheets and the sidebar is a drawer. */
export const narrow = '(max-width: 768px)'

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
