import type { ErasureResponse } from '@wattle/contracts/erasure/views.ts'
import { useWrite } from '../cache/use-write.ts'
import { useSubmitKey } from '../http/submit/submit-key.ts'
import { withBehind } from '../http/with-behind.ts'
import { del, post } from '../http/write.ts'

/**
 * Requests the erasure of the garden. Resolves to the deadline for keeping it and whether visitors may still see it.
 */
export function useRequestErasure() {
  const keyOf = useSubmitKey()
  const path = '/erasure'
  return useWrite({
    changes: ['preferences'],
    mutationFn: () =>
      withBehind(() => post<ErasureResponse>(path, undefined, { idempotencyKey: keyOf(path) })),
  })
}

/** Withdraws the request for erasure. */
export function useKeepGarden() {
  return useWrite({ changes: ['preferences'], mutationFn: () => del('/erasure') })
}
