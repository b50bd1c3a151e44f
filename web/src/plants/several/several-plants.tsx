import { lazySheet } from '../../ui/dialog/lazy-sheet.tsx'
import type { Selection } from '../../ui/selection/selection.ts'
import { useSelected } from '../../ui/selection/use-selection.ts'

const Bar = lazySheet(() => import('./several-plants-bar.tsx'))

/** What can be done with several plants at once, fetched when they are first selected. */
export function SeveralPlants({ selection }: { selection: Selection }) {
  const selected = useSelected(selection)
  return selected && <Bar {...{ selection, selected }} onClose={selection.stop} />
}
