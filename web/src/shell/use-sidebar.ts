import { useEffect, useState } from 'react'
import { narrow, useMedia } from '../ui/use-media.ts'

const key = 'wattle-sidebar'

/** Whether the sidebar is expanded. It collapses by itself on narrow screens; on wide ones the gardener's choice is kept. */
export function useSidebar() {
  const isNarrow = useMedia(narrow)
  const [expanded, setExpanded] = useState(
    () => !matchMedia(narrow).matches && localStorage.getItem(key) !== 'collapsed',
  )
  useEffect(() => {
    setExpanded(!isNarrow && localStorage.getItem(key) !== 'collapsed')
  }, [isNarrow])

  const choose = (next: boolean) => {
    if (!isNarrow) localStorage.setItem(key, next ? 'expanded' : 'collapsed')
    setExpanded(next)
  }
  return { isNarrow, expanded, setExpanded: choose }
}
