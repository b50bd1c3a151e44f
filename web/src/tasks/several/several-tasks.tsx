import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { lazySheet } from '../../ui/dialog/lazy-sheet.tsx'
import type { Selection } from '../../ui/selection/selection.ts'
import { useSelected } from '../../ui/selection/use-selection.ts'

const Bar = lazySheet(() => import('./several-tasks-bar.tsx'))

/** Bulk actions for tasks, loaded when selecting starts. */
export function SeveralTasks({
  selection,
  tasks,
}: {
  selection: Selection
  tasks: readonly TaskWithPlant[] | undefined
}) {
  const selected = useSelected(selection)
  return selected && <Bar {...{ selection, selected, tasks }} onClose={selection.stop} />
}
