import type { ErasureAnswer } from '@wattle/contracts/erasure/views.ts'
import { useWrite } from '../cache/use-write.ts'
import { withBehind } from '../http/with-behind.ts'
import { del, post } from '../http/write.ts'

/** Asks for the garden to be erased. Tells until when it can be kept, and whether visitors may still see it. */
export function useRequestErasure() {
  return useWrite({
    changes: ['preferences'],
    mutationFn: (idempotencyKey: string) =>
      withBehind(() => post<ErasureAnswer>('/erasure', undefined, { idempotencyKey })),
  })
}

/** Keeps the garden after all. */
export function useKeepGarden() {
  return useWrite({ changes: ['preferences'], mutationFn: () => del('/erasure') })
}
