import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router'
import { followHistory, placeOf } from './follow-history.ts'
import type { guardedHistory } from './guarded-history.ts'

/** Shows the page of where a history is. */
export function HistoryRouter({
  history,
  children,
}: {
  history: typeof guardedHistory
  children: ReactNode
}) {
  const [{ action, location }, setPlace] = useState(() => placeOf(history))
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
