import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { preferencesCopyKey } from '../session/clear-data.ts'
import { storedSession } from '../session/stored-session.ts'
import { keepItem } from '../ui/keep-item.ts'
import { readPreferences } from '../views/read-preferences.ts'

/** Stores a copy of the preferences on this device, with its owner. */
export function storePreferences(preferences: PreferencesView, storage: Storage = localStorage): void {
  const sub = storedSession(storage)?.gardener.sub
  if (sub) keepItem(storage, preferencesCopyKey, JSON.stringify({ sub, preferences }))
}

/** The copy on this device; null if there is none or it belongs to another gardener. */
export function storedPreferences(storage: Storage = localStorage): PreferencesView | null {
  try {
    const copy = JSON.parse(storage.getItem(preferencesCopyKey) ?? 'null')
    const isOurs = copy !== null && copy.sub === storedSession(storage)?.gardener.sub
    return isOurs ? readPreferences(copy.preferences) : null
  } catch {
    return null
  }
}
