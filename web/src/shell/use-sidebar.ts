import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { keepItem } from '../ui/keep-item.ts'
import { narrow, useMedia } from '../ui/use-media.ts'

const key = 'wattle-sidebar'

const isExpandedByDefault = () => !matchMedia(narrow).matches && localStorage.getItem(key) !== 'collapsed'

/**
 * Whether the sidebar is expanded. On narrow screens it collapses initially and on every change of page; on wide ones
 * the gardener's choice is stored.
 */
export function useSidebar() {
  const isNarrow = useMedia(narrow)
  const { pathname } = useLocation()
  const [expanded, setExpanded] = useState(isExpandedByDefault)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going back changes the page without a press in the sidebar
  useEffect(() => setExpanded(isExpandedByDefault()), [isNarrow, pathname])

  const choose = (next: boolean) => {
    if (!isNarrow) keepItem(localStorage, key, next ? 'expanded' : 'collapsed')
    setExpanded(next)
  }
  return { isNarrow, expanded, setExpanded: choose }
}
