import type { Deleted } from '@wattle/contracts/deletion.ts'
import { useWrite } from '../cache/use-write.ts'
import { useSubmitKey } from '../http/submit/submit-key.ts'
import { withBehind } from '../http/with-behind.ts'
import { del } from '../http/write.ts'

/**
 * Permanently removes a picture and reports whether it may still be visible. A retry after a lost
 * response uses the same key.
 */
export function useRemovePicture(imageUrl: string) {
  const keyOf = useSubmitKey()
  // A picture is deleted at its own URL; write paths omit `/api`.
  const path = imageUrl.replace('/api', '')
  return useWrite({
    changes: ['plants', 'nursery', 'preferences'],
    mutationFn: () => withBehind(() => del<Deleted>(path, undefined, { idempotencyKey: keyOf(path) })),
  })
}
