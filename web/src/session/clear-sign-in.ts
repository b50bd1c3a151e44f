import { keptWordsKey, lostSignInKey, removeKeys } from './clear-data.ts'
import { mockUserKey } from './stored-session.ts'

const signInPrefix = 'oidc.'
const authCookie = /^(oidc|auth|session|id_?token|access_?token|refresh_?token|cognito)/i

/** Removes the stored sign-in, session storage and cookies that have to do with it. */
export function clearSignIn(): void {
  removeKeys(localStorage, (key) => key.startsWith(signInPrefix) || key === mockUserKey)
  clearTab()
}

/** The same for a sign-in that nobody ended: what is being typed in other tabs is kept as well. */
export function loseSignIn(): void {
  try {
    localStorage.setItem(lostSignInKey, '')
  } catch {
    // A full storage tells nobody.
  }
  clearSignIn()
}

/** Forgets what was typed into forms. */
export function clearKeptWords(): void {
  localStorage.removeItem(lostSignInKey)
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
