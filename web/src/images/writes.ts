import type { Deleted } from '@wattle/contracts/deletion.ts'
import { useWrite } from '../cache/use-write.ts'
import { useSubmitKey } from '../http/submit/submit-key.ts'
import { withBehind } from '../http/with-behind.ts'
import { del } from '../http/write.ts'

/** Removes a picture for good; tells whether it may still be seen. Tried again after a lost answer, it is the same removal. */
export function useRemovePicture(imageUrl: string) {
  const keyOf = useSubmitKey()
  // The address of a picture is where it is removed; paths of writes begin after `/api`.
  const path = imageUrl.replace('/api', '')
  return useWrite({
    changes: ['plants', 'nursery', 'preferences'],
    mutationFn: () => withBehind(() => del<Deleted>(path, undefined, { idempotencyKey: keyOf(path) })),
  })
}
