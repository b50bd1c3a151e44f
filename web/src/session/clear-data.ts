import { queryClient } from '../cache/query-client.ts'
import { forgetAhead } from '../http/asked-ahead.ts'
import { forgetRevision } from '../http/garden-revision.ts'
import { forgetAnswers } from '../http/kept-answers.ts'
import { dismissToasts } from '../ui/feedback/toasts.ts'

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
/** What survives the start-up, by the beginnings of its names. */
const survivors = [preferencesCopyKey, guidePostcodeKey, ...(isBackupOn ? [backupPrefix] : [])]

/** Where forms lie that were open when a session ended or their page went away. Unlike the garden's data they outlast that, but no sign-out. */
export const keptWordsKey = 'wattle-kept-words'

/** Removes what an earlier version kept or another gardener left. Copies that stay are told apart where they are read. */
export function clearStaleGardenData(storage: Storage = localStorage, survive = survivors): void {
  const survives = (key: string) => survive.some((name) => key.startsWith(name))
  removeKeys(storage, (key) => key.startsWith(gardenDataPrefix) && !survives(key))
}

/** Whether a gardener has left since the page was loaded: where they were is no business of the next one. */
export let hasLeft = false

/** Forgets the garden: what is stored, what is cached, what was seen and said of it. */
export function clearGardenData(): void {
  queryClient.clear()
  dismissToasts()
  forgetRevision()
  forgetAnswers()
  forgetAhead()
  hasLeft = true
  for (const storage of [localStorage, sessionStorage])
    removeKeys(storage, (key) => key.startsWith(gardenDataPrefix))
}

export function removeKeys(storage: Storage, match: (key: string) => boolean) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys.filter(match)) storage.removeItem(key)
}
