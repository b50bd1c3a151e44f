import { queryClient } from '../cache/query-client.ts'
import { forgetRevision } from '../http/garden-revision.ts'
import { forgetAnswers } from '../http/kept-answers.ts'
import { forgetPrefetched } from '../http/prefetched.ts'
import { dismissToasts } from '../ui/feedback/toasts.ts'

/** Prefix of every storage key that holds garden data. */
const gardenDataPrefix = 'wattle-garden-'
/** The key of the preferences copy, which survives startup but not signing out. */
export const preferencesCopyKey = `${gardenDataPrefix}preferences`
/** The key of the postcode given to the guide, which survives startup but not signing out. */
export const guidePostcodeKey = `${gardenDataPrefix}guide-postcode`

/**
 * Whether answers are kept on this device for when the server is unreachable. Off unless built
 * with `VITE_LOCAL_BACKUP=on`.
 */
export const isBackupOn: boolean = import.meta.env.VITE_LOCAL_BACKUP === 'on'
/** Prefix of the backup's keys. */
export const backupPrefix = `${gardenDataPrefix}backup-`
/** Key prefixes that survive startup. */
const survivors = [preferencesCopyKey, guidePostcodeKey, ...(isBackupOn ? [backupPrefix] : [])]

/**
 * The key of forms that were open when the session ended or the page unloaded. Unlike garden data they survive
 * both, but not signing out.
 */
export const draftsKey = 'wattle-kept-words'

/**
 * Removes data left by an earlier version or another gardener. Readers of the surviving copies check whose they are.
 */
export function clearStaleGardenData(storage: Storage = localStorage, survive = survivors): void {
  const survives = (key: string) => survive.some((name) => key.startsWith(name))
  removeKeys(storage, (key) => key.startsWith(gardenDataPrefix) && !survives(key))
}

/**
 * Whether a gardener's data has been cleared since the page loaded. The next gardener must not be sent to
 * the previous one's page.
 */
export let hasLeft = false

/** Clears all garden data: stored, cached, prefetched, and the toasts about it. */
export function clearGardenData(): void {
  queryClient.clear()
  dismissToasts()
  forgetRevision()
  forgetAnswers()
  forgetPrefetched()
  hasLeft = true
  for (const storage of [localStorage, sessionStorage])
    removeKeys(storage, (key) => key.startsWith(gardenDataPrefix))
}

export function removeKeys(storage: Storage, match: (key: string) => boolean) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys.filter(match)) storage.removeItem(key)
}
