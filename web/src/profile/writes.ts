import { useQueryClient } from '@tanstack/react-query'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { useRef } from 'react'
import { useWrite } from '../cache/use-write.ts'
import { useSubmitKey } from '../http/submit/submit-key.ts'
import { withBehind } from '../http/with-behind.ts'
import { put } from '../http/write.ts'
import { defaultPreferences, readPreferences } from '../views/read-preferences.ts'
import { profileQueries } from './api.ts'
import { storedPreferences, storePreferences } from './preferences-copy.ts'

/** The request body of a save; absent fields stay unchanged. */
export type PreferencesToSave = Partial<
  Omit<PreferencesView, 'country' | 'hemisphere' | 'taskGeneration'>
> & {
  taskGeneration?: Partial<PreferencesView['taskGeneration']>
}

/** Saves preferences; absent fields stay unchanged. Reports whether hidden data may still be visible. */
export function useSavePreferences() {
  const queries = useQueryClient()
  const { queryKey } = profileQueries.preferences()
  const keyOf = useSubmitKey()
  // After a successful save, the same change is a new submit with a new key.
  const saves = useRef(0)
  return useWrite({
    changes: ['preferences'],
    mutationFn: (changes: PreferencesToSave) =>
      savePreferences(changes, keyOf({ changes, after: saves.current }), queries.getQueryData(queryKey)),
    onSuccess: ({ answer: saved }) => {
      saves.current++
      queries.setQueryData(queryKey, saved)
    },
  })
}

/**
 * Saves to this device first, so that dates and seasons follow the change at once, then to the server, whose answer
 * replaces the copy.
 */
export async function savePreferences(
  changes: PreferencesToSave,
  idempotencyKey: string,
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
