import { startTransition, useEffect, useRef, useState } from 'react'

const showDelay = 150
const minimumShown = 300

/** Whether the first page of the visit has had what it waited for. */
let begun = false

/**
 * Whether to show a skeleton: only once loading has taken 150 ms, and then for at least 300 ms, so that nothing flashes.
 * While it is false and data is missing, show nothing. On the first page of a visit, which has been loading for a while,
 * it takes the place of the cover at once and goes as soon as it can.
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
      // What takes its place is drawn in small steps.
      startTransition(() => setShown(loading))
    }, wait)
    return () => clearTimeout(timer)
  }, [loading, shown])
  return shown
}
