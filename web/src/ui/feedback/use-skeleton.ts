import { startTransition, useEffect, useRef, useState } from 'react'

const showDelay = 150
const minimumShown = 300

/** Whether the first page of the visit has finished loading. */
let begun = false

/**
 * Whether to show a skeleton: only after 150 ms of loading, and then for at least 300 ms, so that nothing flashes.
 * While it is false and data is missing, show nothing. On the first page of a visit, which has been loading for a
 * while, the skeleton replaces the cover immediately and has no minimum time.
 */
export function useSkeleton(loading: boolean): boolean {
  const [shown, setShown] = useState(loading && !begun)
  const since = useRef(0)
  useEffect(() => {
    if (!loading) begun = true
    if (loading === shown) return
    const wait = loading ? showDelay : Math.max(0, minimumShown - (performance.now() - since.current))
    const timer = setTimeout(() => {
      since.current = performance.now()
      // A transition renders the content in small steps.
      startTransition(() => setShown(loading))
    }, wait)
    return () => clearTimeout(timer)
  }, [loading, shown])
  return shown
}
