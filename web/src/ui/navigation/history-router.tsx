import { type ReactNode, useEffect, useLayoutEffect, useState, useTransition } from 'react'
import { Router } from 'react-router'
import { followHistory, placeOf } from './follow-history.ts'
import type { guardedHistory } from './guarded-history.ts'

/** Milliseconds that the page stays which one leaves for one that has to be fetched; longer would look as if nothing happened. */
const mostStay = 150

/** Shows the page of where a history is. */
export function HistoryRouter({
  history,
  isFetching,
  children,
}: {
  history: typeof guardedHistory
  /** Whether a page is being fetched. */
  isFetching: () => boolean
  children: ReactNode
}) {
  const [{ action, location }, setPlace] = useState(() => placeOf(history))
  const [isGoing, startTransition] = useTransition()
  useEffect(() => {
    if (!isGoing) return
    // Outside of a transition, what is shown while a page is fetched takes the place of the last one.
    const timer = setTimeout(() => isFetching() && setPlace(placeOf(history)), mostStay)
    return () => clearTimeout(timer)
  }, [isGoing, isFetching, history])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place that was drawn first is what it may have gone on from
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
