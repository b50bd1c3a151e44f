import { useQueryClient } from '@tanstack/react-query'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { useWrite } from '../cache/use-write.ts'
import { put } from '../http/client.ts'
import { withBehind } from '../http/with-behind.ts'
import { readPreferences } from '../views/read-preferences.ts'
import { profileQueries } from './api.ts'
import { storePreferences } from './preferences-copy.ts'

/** What a save sends: flat, and only what it is about. */
export type PreferencesToSave = Partial<
  Omit<PreferencesView, 'country' | 'hemisphere' | 'taskGeneration'>
> & {
  taskGeneration?: Partial<PreferencesView['taskGeneration']>
}

/** Saves preferences; what is absent stays as it is. Tells whether what was hidden may still be seen. */
export function useSavePreferences() {
  const queries = useQueryClient()
  return useWrite({
    changes: ['preferences'],
    mutationFn: ({ changes, idempotencyKey }: { changes: PreferencesToSave; idempotencyKey: string }) =>
      withBehind(async () =>
        readPreferences(await put<unknown>('/preferences', changes, { idempotencyKey })),
      ),
    onSuccess: ({ answer: saved }) => {
      storePreferences(saved)
      queries.setQueryData(profileQueries.preferences().queryKey, saved)
    },
  })
}
