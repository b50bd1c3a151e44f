import { keepItem } from '../ui/keep-item.ts'
import { keptWordsKey, removeKeys } from './clear-data.ts'
import { mockUserKey, storedSession } from './stored-session.ts'

/** Where it says whose sign-in was lost: nobody signed out, so the other tabs keep what is being typed as well. */
const lostSignInKey = 'wattle-lost'
const signInPrefix = 'oidc.'
const authCookie = /^(oidc|auth|session|id_?token|access_?token|refresh_?token|cognito)/i

/** Removes the stored sign-in, session storage and cookies that have to do with it. */
export function clearSignIn(): void {
  removeKeys(localStorage, (key) => key.startsWith(signInPrefix) || key === mockUserKey)
  clearTab()
}

/** The same for a sign-in that nobody ended: what is being typed in other tabs is kept, and what this one has kept. */
export function loseSignIn(): void {
  const sub = storedSession()?.gardener.sub
  if (sub) keepItem(localStorage, lostSignInKey, sub)
  const keptInTab = sessionStorage.getItem(keptWordsKey)
  clearSignIn()
  if (keptInTab !== null) keepItem(sessionStorage, keptWordsKey, keptInTab)
}

/** Somebody is signed in again, so a sign-in that is removed after this may have been ended. */
export function forgetLoss(): void {
  localStorage.removeItem(lostSignInKey)
}

/** Whose words are kept: the gardener's who is signed in, or was until the sign-in was lost. */
export function keepsFor(): string | null {
  return storedSession()?.gardener.sub ?? localStorage.getItem(lostSignInKey)
}

/** Forgets what was typed into forms. */
export function clearKeptWords(): void {
  forgetLoss()
  for (const storage of [localStorage, sessionStorage]) storage.removeItem(keptWordsKey)
}

/** Removes session storage and the cookies that have to do with a sign-in. */
export function clearTab(): void {
  sessionStorage.clear()
  for (const name of document.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '')) {
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser that we serve
    if (authCookie.test(name)) document.cookie = `${name}=; path=/; max-age=0`
  }
}
