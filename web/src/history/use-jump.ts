import { useEffect, useState } from 'react'
import { showToast } from '../ui/feedback/toasts.ts'

export const anchorOf = (revision: number): string => `entry-${revision}`

type Pages = {
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: () => unknown
}

/**
 * Scrolls to another entry of the list and focuses it, loading the pages up to it first. `widen` clears
 * the filters that hide it.
 */
export function useJump(pages: Pages, isNarrowed: boolean, widen: () => void): (revision: number) => void {
  const [wanted, setWanted] = useState<number | null>(null)
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages

  useEffect(() => {
    if (wanted === null) return
    const entry = document.getElementById(anchorOf(wanted))
    if (entry) {
      entry.scrollIntoView({ block: 'center' })
      entry.focus({ preventScroll: true })
    } else if (isFetching) return
    else if (isNarrowed) return widen()
    else if (hasNextPage && !isError) return void fetchNextPage()
    else showToast('That entry cannot be shown here.')
    setWanted(null)
  }, [wanted, isFetching, isError, hasNextPage, isNarrowed, widen, fetchNextPage])

  return setWanted
}
