import { queryClient } from '../cache/query-client.ts'
import { forgetRevision } from '../http/garden-revision.ts'
import { forgetAnswers } from '../http/kept-answers.ts'
import { dismissToasts } from '../ui/feedback/toasts.ts'
import { mockUserKey } from './stored-session.ts'

/** Everything of a garden that a browser keeps has a name that starts so. */
const gardenDataPrefix = 'wattle-garden-'
/** Where the copy of the preferences lies; it survives the start-up, not a sign-out. */
export const preferencesCopyKey = `${gardenDataPrefix}preferences`
/** Where the postcode lies that the guide was told; it survives the start-up, not a sign-out. */
export const guidePostcodeKey = `${gardenDataPrefix}guide-postcode`

/** Whether answers are kept on this device for when the server is away. Off unless the app is built with `VITE_LOCAL_BACKUP=on`. */
export const isBackupOn: boolean = import.meta.env.VITE_LOCAL_BACKUP === 'on'
/** Where they lie. */
export const backupPrefix = `${gardenDataPrefix}backup-`

/** Where forms lie that were open when a session ended. Unlike the garden's data they outlast that, but no sign-out. */
export const keptWordsKey = 'wattle-kept-words'

const signInPrefix = 'oidc.'
const authCookie = /^(oidc|auth|session|id_?token|access_?token|refresh_?token|cognito)/i

/** Removes what an earlier version kept or another gardener left. Copies that stay are told apart where they are read. */
export function clearStaleGardenData(storage: Storage = localStorage, keepsBackup = isBackupOn): void {
  const isKept = (key: string) =>
    key === preferencesCopyKey || key === guidePostcodeKey || (keepsBackup && key.startsWith(backupPrefix))
  removeKeys(storage, (key) => key.startsWith(gardenDataPrefix) && !isKept(key))
}

/** Forgets the garden: what is stored, what is cached, what was seen and said of it. */
export function clearGardenData(): void {
  queryClient.clear()
  dismissToasts()
  forgetRevision()
  forgetAnswers()
  for (const storage of [localStorage, sessionStorage])
    removeKeys(storage, (key) => key.startsWith(gardenDataPrefix))
}

/** Forgets what was typed into forms. */
export function clearKeptWords(): void {
  localStorage.removeItem(keptWordsKey)
}

/** Removes the stored sign-in, session storage and cookies that have to do with it. */
export function clearSignIn(): void {
  removeKeys(localStorage, (key) => key.startsWith(signInPrefix) || key === mockUserKey)
  clearTab()
}

/** Removes session storage and the cookies that have to do with a sign-in. */
export function clearTab(): void {
  sessionStorage.clear()
  for (const name of document.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '')) {
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser that we serve
    if (authCookie.test(name)) document.cookie = `${name}=; path=/; max-age=0`
  }
}

function removeKeys(storage: Storage, match: (key: string) => boolean) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys.filter(match)) storage.removeItem(key)
}
