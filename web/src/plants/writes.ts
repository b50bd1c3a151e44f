import { useQueryClient } from '@tanstack/react-query'
import type { Deleted } from '@wattle/contracts/deletion.ts'
import type { Visibility } from '@wattle/contracts/plants/choices.ts'
import { useWrite } from '../cache/use-write.ts'
import { ignoreNotFound } from '../http/gone.ts'
import { useSubmitKey } from '../http/submit/submit-key.ts'
import { withBehind } from '../http/with-behind.ts'
import { del, post, put } from '../http/write.ts'
import { readPlant } from '../views/read-plant.ts'
import { plantQueries } from './api.ts'
import { type PlantChanges, type PlantDraft, plantBody } from './form/plant-draft.ts'
import { plantPath } from './paths.ts'

export function useCreatePlant() {
  const keyOf = useSubmitKey()
  return useWrite({
    changes: ['plants'],
    mutationFn: async (draft: PlantDraft) =>
      readPlant(await post('/plants', plantBody(draft), { idempotencyKey: keyOf(draft) })),
  })
}

/** Changes some fields of a plant and reports whether a hidden plant may still be visible. */
export function useChangePlant(plantId: string) {
  const client = useQueryClient()
  const keyOf = useSubmitKey()
  return useWrite({
    changes: ['plants'],
    mutationFn: (changes: PlantChanges) =>
      withBehind(async () =>
        readPlant(await put(plantPath(plantId), changes, { idempotencyKey: keyOf(changes) })),
      ),
    // The response does not name the kind of drawing, so that stays as it is shown.
    onSuccess: ({ answer }) =>
      void client.setQueryData(plantQueries.details(plantId).queryKey, (shown) => ({ ...shown, ...answer })),
  })
}

/** Shows or hides a plant: an optimistic update, rolled back on failure. */
export function usePlantVisibility(plantId: string) {
  const client = useQueryClient()
  const { queryKey } = plantQueries.details(plantId)
  return useWrite({
    changes: ['plants'],
    isOptimistic: true,
    // One scope for plants and locations runs these writes in sequence, so that the last choice wins.
    scope: { id: 'visibility' },
    mutationKey: ['visibility'],
    mutationFn: (visibility: Visibility) =>
      withBehind(async () => readPlant(await put(plantPath(plantId), { visibility }))),
    onMutate: async (visibility) => {
      await client.cancelQueries({ queryKey, exact: true })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (shown) => shown && { ...shown, visibility })
      return { before }
    },
    onError: (_error, _visibility, context) => client.setQueryData(queryKey, context?.before),
  })
}

/** Deletes a plant with its tasks. A retry after a lost response uses the same key. */
export function useDeletePlant(plantId: string) {
  const keyOf = useSubmitKey()
  const path = plantPath(plantId)
  return useWrite({
    changes: ['plants', 'tasks'],
    deletes: plantId,
    mutationFn: () =>
      withBehind(() =>
        ignoreNotFound('plant', del<Deleted>(path, undefined, { idempotencyKey: keyOf(path) })),
      ),
  })
}
