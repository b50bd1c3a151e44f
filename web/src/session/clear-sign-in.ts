import { keepItem } from '../ui/keep-item.ts'
import { draftsKey, removeKeys } from './clear-data.ts'
import { mockUserKey, storedSession } from './stored-session.ts'

/** The key naming whose sign-in was lost rather than ended, so that other tabs also keep what is being typed. */
const lostSignInKey = 'wattle-lost'
const signInPrefix = 'oidc.'
const authCookie = /^(oidc|auth|session|id_?token|access_?token|refresh_?token|cognito)/i

/** Removes the stored sign-in, session storage and the sign-in cookies. */
export function clearSignIn(): void {
  removeKeys(localStorage, (key) => key.startsWith(signInPrefix) || key === mockUserKey)
  clearTab()
}

/**
 * Like `clearSignIn`, for a sign-in that nobody ended: forms in other tabs, and those already
 * kept in this one, survive.
 */
export function dropExpiredSignIn(): void {
  const sub = storedSession()?.gardener.sub
  if (sub) keepItem(localStorage, lostSignInKey, sub)
  const keptInTab = sessionStorage.getItem(draftsKey)
  clearSignIn()
  if (keptInTab !== null) keepItem(sessionStorage, draftsKey, keptInTab)
}

/** Called after signing in: removing that sign-in later may be a deliberate sign-out. */
export function forgetLoss(): void {
  localStorage.removeItem(lostSignInKey)
}

/** The gardener whose forms are kept: the one signed in, or the one whose sign-in was lost. */
export function draftsOwner(): string | null {
  return storedSession()?.gardener.sub ?? localStorage.getItem(lostSignInKey)
}

/** Deletes all kept forms. */
export function clearDrafts(): void {
  forgetLoss()
  for (const storage of [localStorage, sessionStorage]) storage.removeItem(draftsKey)
}

/** Clears session storage and the sign-in cookies. */
export function clearTab(): void {
  sessionStorage.clear()
  for (const name of document.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in every supported browser
    if (authCookie.test(name)) document.cookie = `${name}=; path=/; max-age=0`
  }
}
