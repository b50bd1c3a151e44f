import { lazySheet } from '../../ui/dialog/lazy-sheet.tsx'
import type { Selection } from '../../ui/selection/selection.ts'
import { useSelected } from '../../ui/selection/use-selection.ts'

const Bar = lazySheet(() => import('./several-plants-bar.tsx'))

/** Bulk actions for plants, loaded when selecting starts. */
export function SeveralPlants({ selection }: { selection: Selection }) {
  const selected = useSelected(selection)
  return selected && <Bar {...{ selection, selected }} onClose={selection.stop} />
}
