import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router'
import type { guardedHistory } from './guarded-history.ts'

/** Shows the page of where a history is. */
export function HistoryRouter({
  history,
  children,
}: {
  history: typeof guardedHistory
  children: ReactNode
}) {
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => history.listen((update) => startTransition(() => setPlace(update))), [history])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
