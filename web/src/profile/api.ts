import { queryOptions } from '@tanstack/react-query'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { get } from '../http/client.ts'
import { storedSession } from '../session/stored-session.ts'
import { defaultPreferences, readPreferences } from '../views/read-preferences.ts'
import { storedPreferences, storePreferences } from './preferences-copy.ts'

export const profileQueries = {
  preferences: () =>
    queryOptions({
      queryKey: ['profile', 'preferences'],
      queryFn: ({ signal }) => loadPreferences(signal),
    }),
}

async function loadPreferences(signal: AbortSignal): Promise<PreferencesView> {
  if (!storedSession()) return storedPreferences() ?? defaultPreferences
  const preferences = readPreferences(await get<unknown>('/preferences', signal))
  storePreferences(preferences)
  return preferences
}
