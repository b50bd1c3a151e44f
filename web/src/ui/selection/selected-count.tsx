import { mostAtOnce } from '@wattle/contracts/most-at-once.ts'
import { counted } from '../text/words.ts'

/** How many items are selected, and whether more could be; `what` is one of them, such as “plant”. */
export function SelectedCount({ count, what }: { count: number; what: string }) {
  return (
    <>
      <strong>{counted(count, what)}</strong> selected
      {count === mostAtOnce && ', the most you can select at once'}
    </>
  )
}
