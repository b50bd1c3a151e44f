import { useQueryClient } from '@tanstack/react-query'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { useWrite } from '../cache/use-write.ts'
import { withBehind } from '../http/with-behind.ts'
import { put } from '../http/write.ts'
import { defaultPreferences, readPreferences } from '../views/read-preferences.ts'
import { profileQueries } from './api.ts'
import { storedPreferences, storePreferences } from './preferences-copy.ts'

/** What a save sends: flat, and only what it is about. */
export type PreferencesToSave = Partial<
  Omit<PreferencesView, 'country' | 'hemisphere' | 'taskGeneration'>
> & {
  taskGeneration?: Partial<PreferencesView['taskGeneration']>
}

type Save = { changes: PreferencesToSave; idempotencyKey: string }

/** Saves preferences; what is absent stays as it is. Tells whether what was hidden may still be seen. */
export function useSavePreferences() {
  const queries = useQueryClient()
  const { queryKey } = profileQueries.preferences()
  return useWrite({
    changes: ['preferences'],
    mutationFn: (save: Save) => savePreferences(save, queries.getQueryData(queryKey)),
    onSuccess: ({ answer: saved }) => queries.setQueryData(queryKey, saved),
  })
}

/** Saves on this device, whatever becomes of the request, and with the server, whose answer is then the copy. */
export async function savePreferences(
  { changes, idempotencyKey }: Save,
  known: PreferencesView = storedPreferences() ?? defaultPreferences,
): Promise<{ answer: PreferencesView; isBehind: boolean }> {
  const taskGeneration = { ...known.taskGeneration, ...changes.taskGeneration }
  storePreferences({ ...known, ...changes, taskGeneration })
  const saved = await withBehind(async () =>
    readPreferences(await put<unknown>('/preferences', changes, { idempotencyKey })),
  )
  storePreferences(saved.answer)
  return saved
}
