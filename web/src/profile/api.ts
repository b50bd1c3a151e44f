import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { get, put } from '../http/client.ts'
import { withBehind } from '../http/with-behind.ts'
import { storedSession } from '../session/stored-session.ts'
import { defaultPreferences, readPreferences } from '../views/read-preferences.ts'
import { keepCopy, keptCopy } from './preferences-copy.ts'

/** What a save sends: flat, and only what it is about. */
export type PreferencesToSave = Partial<
  Omit<PreferencesView, 'country' | 'hemisphere' | 'taskGeneration'>
> & {
  taskGeneration?: Partial<PreferencesView['taskGeneration']>
}

export const profileQueries = {
  all: ['profile'] as const,
  preferences: () =>
    queryOptions({
      queryKey: ['profile', 'preferences'],
      queryFn: ({ signal }) => loadPreferences(signal),
    }),
}

/** Saves preferences; what is absent stays as it is. Tells whether what was hidden may still be seen. */
export function useSavePreferences() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ changes, idempotencyKey }: { changes: PreferencesToSave; idempotencyKey: string }) =>
      withBehind(async () =>
        readPreferences(await put<unknown>('/preferences', changes, { idempotencyKey })),
      ),
    onSuccess: ({ answer: saved }) => {
      keepCopy(saved)
      queries.setQueryData(profileQueries.preferences().queryKey, saved)
      void queries.invalidateQueries({ queryKey: ['summary'] })
      void queries.invalidateQueries({ queryKey: ['community'] })
    },
  })
}

async function loadPreferences(signal: AbortSignal): Promise<PreferencesView> {
  if (!storedSession()) return keptCopy() ?? defaultPreferences
  const preferences = readPreferences(await get<unknown>('/preferences', signal))
  keepCopy(preferences)
  return preferences
}
