import { useSyncExternalStore } from 'react'
import { messageOf } from '../http/api-error.ts'
import { clearGardenData } from './clear-data.ts'
import { saveOpenDrafts } from './drafts/open-forms.ts'
import { type Gardener, isCurrent, storedSession } from './stored-session.ts'

export type Session =
  /** A return from the provider or a renewal is in progress. */
  | { status: 'loading' }
  | { status: 'signed-in'; gardener: Gardener }
  /** The access token had expired before the page was opened; a page that needs it may renew it. */
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
 * data is cleared here too. A token that expires in the open page is renewed by the next request, so that
 * the page stays, with what is being typed.
 */
export function recheckSession(): void {
  const stored = storedSession()
  const sub = stored?.gardener.sub
  const isOpen = session.status === 'signed-in'
  const isSignedIn = isCurrent(stored) || (isOpen && sub === shownTo && Boolean(stored?.canRenew))
  if (isOpen && !isSignedIn && (sub ?? shownTo) === shownTo) saveOpenDrafts()
  if (shownTo && sub !== shownTo) clearGardenData()
  shownTo = sub
  if (stored && isSignedIn) setSession({ status: 'signed-in', gardener: stored.gardener })
  else setSession({ status: stored?.canRenew ? 'lapsed' : 'signed-out' })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
