import { maxBatchSize } from '@wattle/contracts/max-batch-size.ts'
import { counted } from '../text/words.ts'

/** The number of selected items, with a note at the maximum. `what` is the singular noun, such as “plant”. */
export function SelectedCount({ count, what }: { count: number; what: string }) {
  return (
    <>
      <strong>{counted(count, what)}</strong>
      <span> selected</span>
      {count === maxBatchSize && ', the most you can select at once'}
    </>
  )
}
