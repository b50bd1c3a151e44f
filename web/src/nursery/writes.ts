import { useQueryClient } from '@tanstack/react-query'
import type { Deleted } from '@wattle/contracts/deletion.ts'
import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import { removeOptimistically } from '../cache/remove-optimistically.ts'
import { useWrite } from '../cache/use-write.ts'
import { ignoreNotFound } from '../http/gone.ts'
import { useSubmitKey } from '../http/submit/submit-key.ts'
import { del, post, put } from '../http/write.ts'
import { readNurseryPlant } from '../views/read-nursery-plant.ts'
import { readPlant } from '../views/read-plant.ts'
import { nurseryPath, nurseryQueries } from './api.ts'
import { type NurseryChanges, type NurseryDraft, nurseryBody } from './form/nursery-draft.ts'

export function useAddNurseryPlant() {
  const keyOf = useSubmitKey()
  return useWrite({
    changes: ['nursery'],
    mutationFn: async (draft: NurseryDraft) =>
      readNurseryPlant(await post('/nursery/plants', nurseryBody(draft), { idempotencyKey: keyOf(draft) })),
  })
}

export function useChangeNurseryPlant(id: string) {
  const keyOf = useSubmitKey()
  return useWrite({
    changes: ['nursery'],
    mutationFn: async (changes: NurseryChanges) =>
      readNurseryPlant(await put(nurseryPath(id), changes, { idempotencyKey: keyOf(changes) })),
  })
}

/**
 * Removes a nursery plant from the list: an optimistic update, rolled back on failure. A retry after a lost
 * response uses the same key.
 */
export function useRemoveNurseryPlant(id: string) {
  const client = useQueryClient()
  const keyOf = useSubmitKey()
  const path = nurseryPath(id)
  const { queryKey } = nurseryQueries.list()
  return useWrite({
    changes: ['nursery'],
    isOptimistic: true,
    mutationKey: ['nursery', 'remove'],
    mutationFn: () =>
      ignoreNotFound('nursery-plant', del<Deleted>(path, undefined, { idempotencyKey: keyOf(path) })),
    onMutate: async () => {
      await client.cancelQueries({ queryKey, exact: true })
      return removeOptimistically<NurseryPlantView>(client, queryKey, (plant) => plant.id === id)
    },
    onError: (_error, _variables, putBack) => putBack?.(),
  })
}

/** Where, when and how to plant a nursery plant, and whether to remove it from the list. */
export type Planting = {
  locationId: string
  plantedDate: string
  plantingMethod: PlantingMethod
  removeFromNursery: boolean
}

/** Plants a nursery plant in the garden, with its details. */
export function usePlantInGarden({ id, name, species, careInstructions, imageUrl }: NurseryPlantView) {
  const keyOf = useSubmitKey()
  return useWrite({
    changes: ['plants', 'nursery'],
    mutationFn: async (planting: Planting) => {
      const body = { name, species, careInstructions, imageUrl, ...planting, nurseryPlantId: id }
      return readPlant(await post('/plants', body, { idempotencyKey: keyOf(body) }))
    },
  })
}
