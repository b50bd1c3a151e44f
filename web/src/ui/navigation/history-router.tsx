import { type ReactNode, useEffect, useLayoutEffect, useState, useTransition } from 'react'
import { Router } from 'react-router'
import { followHistory, placeOf } from './follow-history.ts'
import type { guardedHistory } from './guarded-history.ts'

/** Milliseconds that the old page stays while the new page's module loads; longer would look as if nothing happened. */
const mostStay = 150

/** Renders the page of a history's location. */
export function HistoryRouter({
  history,
  isFetching,
  children,
}: {
  history: typeof guardedHistory
  /** Whether a page's module is loading. */
  isFetching: () => boolean
  children: ReactNode
}) {
  const [{ action, location }, setPlace] = useState(() => placeOf(history))
  const [isGoing, startTransition] = useTransition()
  useEffect(() => {
    if (!isGoing) return
    // Outside a transition, the Suspense fallback replaces the old page.
    const timer = setTimeout(() => isFetching() && setPlace(placeOf(history)), mostStay)
    return () => clearTimeout(timer)
  }, [isGoing, isFetching, history])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the location of the first render may have been left before this effect runs
  useLayoutEffect(
    () => followHistory(history, location, (place) => startTransition(() => setPlace(place))),
    [history],
  )
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
