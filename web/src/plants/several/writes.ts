import type { Deleted } from '@wattle/contracts/deletion.ts'
import type { PlantMove } from '@wattle/contracts/plants/commands.ts'
import { useWrite } from '../../cache/use-write.ts'
import { useSubmitKey } from '../../http/submit/submit-key.ts'
import { withBehind } from '../../http/with-behind.ts'
import { post, put } from '../../http/write.ts'

/** Moves plants, each to a location, in one command. A retry after a lost response uses the same key. */
export function useMovePlants() {
  const keyOf = useSubmitKey()
  return useWrite({
    changes: ['plants'],
    mutationFn: (moves: readonly PlantMove[]) =>
      put('/plants/move', { moves }, { idempotencyKey: keyOf(moves) }),
  })
}

/** Deletes plants with their tasks in one command. A retry after a lost response uses the same key. */
export function useDeletePlants() {
  const keyOf = useSubmitKey()
  return useWrite({
    changes: ['plants', 'tasks'],
    mutationFn: (plantIds: readonly string[]) =>
      withBehind(() => post<Deleted>('/plants/delete', { plantIds }, { idempotencyKey: keyOf(plantIds) })),
  })
}
