import { queryOptions } from '@tanstack/react-query'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { get } from '../http/client.ts'
import { currentSession } from '../session/session-store.ts'
import { storedSession } from '../session/stored-session.ts'
import { defaultPreferences, readPreferences } from '../views/read-preferences.ts'
import { storePreferences } from './preferences-copy.ts'

export const profileQueries = {
  preferences: () =>
    queryOptions({
      // The key names the gardener, so that a visitor's defaults are not taken for saved preferences.
      queryKey: ['profile', 'preferences', whose()],
      queryFn: ({ signal }) => loadPreferences(signal),
    }),
}

function whose(): string | null {
  const session = currentSession()
  return session.status === 'signed-in' ? session.gardener.sub : null
}

async function loadPreferences(signal: AbortSignal): Promise<PreferencesView> {
  if (!storedSession()) return defaultPreferences
  const preferences = readPreferences(await get<unknown>('/preferences', signal))
  storePreferences(preferences)
  return preferences
}
