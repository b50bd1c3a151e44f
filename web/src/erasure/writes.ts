import type { ErasureResponse } from '@wattle/contracts/erasure/views.ts'
import { useWrite } from '../cache/use-write.ts'
import { withBehind } from '../http/with-behind.ts'
import { del, post } from '../http/write.ts'

/**
 * Requests the erasure of the garden. Resolves to the deadline for keeping it and whether visitors may still see it.
 */
export function useRequestErasure() {
  return useWrite({
    changes: ['preferences'],
    mutationFn: (idempotencyKey: string) =>
      withBehind(() => post<ErasureResponse>('/erasure', undefined, { idempotencyKey })),
  })
}

/** Withdraws the request for erasure. */
export function useKeepGarden() {
  return useWrite({ changes: ['preferences'], mutationFn: () => del('/erasure') })
}
