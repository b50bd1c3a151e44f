import { useSyncExternalStore } from 'react'
import { messageOf } from '../http/api-error.ts'
import { clearGardenData } from './clear-data.ts'
import { saveOpenDrafts } from './drafts/open-forms.ts'
import { type Gardener, isCurrent, storedSession } from './stored-session.ts'

export type Session =
  /** A return from the provider or a renewal is in progress. */
  | { status: 'loading' }
  | { status: 'signed-in'; gardener: Gardener }
  /** The access token has expired; a page that needs it may renew it. */
  | { status: 'lapsed' }
  | { status: 'signed-out' }
  | { status: 'failed'; message: string; details: string }

let session: Session = { status: 'signed-out' }
/** The `sub` of the gardener whose garden this tab last showed. */
let shownTo: string | undefined
const listeners = new Set<() => void>()

/** The current session; re-renders when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession)
}

/** The same outside components. */
export function currentSession(): Session {
  return session
}

export function setSession(next: Session): void {
  if (JSON.stringify(next) === JSON.stringify(session)) return
  session = next
  for (const listener of listeners) listener()
}

/** Shows on the login page why signing in failed. */
export function failLogin(error: unknown): void {
  setSession({ status: 'failed', message: 'Login failed', details: messageOf(error) })
}

/**
 * Re-reads the session from local storage. If another tab has signed the gardener out, their garden
 * data is cleared here too.
 */
export function recheckSession(): void {
  const stored = storedSession()
  const sub = stored?.gardener.sub
  if (session.status === 'signed-in' && !isCurrent(stored) && (sub ?? shownTo) === shownTo) saveOpenDrafts()
  if (shownTo && sub !== shownTo) clearGardenData()
  shownTo = sub
  if (stored && isCurrent(stored)) setSession({ status: 'signed-in', gardener: stored.gardener })
  else setSession({ status: stored?.canRenew ? 'lapsed' : 'signed-out' })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
