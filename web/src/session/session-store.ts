import { useSyncExternalStore } from 'react'
import { messageOf } from '../http/api-error.ts'
import { clearGardenData } from './clear-data.ts'
import { keepWords } from './kept-words/open-forms.ts'
import { type Gardener, isCurrent, storedSession } from './stored-session.ts'

export type Session =
  /** A return from the provider or a renewal is being worked on. */
  | { status: 'loading' }
  | { status: 'signed-in'; gardener: Gardener }
  /** The access token has expired; it may be renewed when a page asks for it. */
  | { status: 'lapsed' }
  | { status: 'signed-out' }
  | { status: 'failed'; message: string; details: string }

let session: Session = { status: 'signed-out' }
/** Whose garden this tab has been showing. */
let shownTo: string | undefined
const listeners = new Set<() => void>()

/** Whether somebody is signed in, kept up to date. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession)
}

/** The same outside of components. */
export function currentSession(): Session {
  return session
}

export function setSession(next: Session): void {
  if (JSON.stringify(next) === JSON.stringify(session)) return
  session = next
  for (const listener of listeners) listener()
}

/** Says at the login why that did not work. */
export function failLogin(error: unknown): void {
  setSession({ status: 'failed', message: 'Login failed', details: messageOf(error) })
}

/** Takes up what lies in local storage. Nothing of a garden outlasts its gardener, whichever tab they left in. */
export function recheckSession(): void {
  const stored = storedSession()
  const sub = stored?.gardener.sub
  if (session.status === 'signed-in' && !isCurrent(stored) && (sub ?? shownTo) === shownTo) keepWords()
  if (shownTo && sub !== shownTo) clearGardenData()
  shownTo = sub
  if (stored && isCurrent(stored)) setSession({ status: 'signed-in', gardener: stored.gardener })
  else setSession({ status: stored?.canRenew ? 'lapsed' : 'signed-out' })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
