import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { memo } from 'react'
import { useIsSelected } from '../../ui/selection/use-selection.ts'
import { AlikeRow } from '../row/alike-row.tsx'
import { type Alike, plantsText, reasonText } from '../row/group-alike.ts'
import { TaskRow } from '../row/task-row.tsx'

export type RowActions = {
  today: CivilDate
  inFlight: ReadonlySet<string>
  leaving: ReadonlySet<string>
  arrived: ReadonlySet<string>
  onTick: (task: TaskWithPlant, completed: boolean) => void
  onTickAll: (tasks: readonly TaskWithPlant[], completed: boolean) => void
  onOpen: (dialog: 'details' | 'edit' | 'delete', task: TaskWithPlant) => void
}

type RowsProps = Pick<Alike, 'tasks'> & RowActions

/**
 * One task, or several alike in a row that expands to each of them; while selecting, each has its own row. Re-renders
 * only when one of its tasks changes.
 */
export const TaskRows = memo(TaskRowsOf, isDrawn)

function TaskRowsOf({ tasks, inFlight, leaving, arrived, onTickAll, ...actions }: RowsProps) {
  const stateOf = ({ id, status }: TaskWithPlant) => {
    // Also while leaving: a refused tick has been rolled back.
    if (status === 'pending') return 'pending'
    if (leaving.has(id)) return 'leaving'
    return arrived.has(id) ? 'arrived' : 'done'
  }
  const rows = tasks.map((task) => (
    <TaskRow
      key={task.id}
      task={task}
      plant={task.plant}
      inFlight={inFlight.has(task.id)}
      state={stateOf(task)}
      {...actions}
    />
  ))
  const [first, ...others] = tasks
  const isSelecting = useIsSelected(first.id) !== null
  if (others.length === 0 || isSelecting) return rows
  const states = new Set(tasks.map(stateOf))
  return (
    <AlikeRow
      task={first}
      plants={plantsText(tasks)}
      reason={reasonText(tasks)}
      today={actions.today}
      inFlight={tasks.some(({ id }) => inFlight.has(id))}
      state={states.size === 1 ? stateOf(first) : states.has('pending') ? 'pending' : 'done'}
      checked={tasks.every(({ status }) => status === 'completed')}
      onTick={(completed) => onTickAll(tasks, completed)}
    >
      {rows}
    </AlikeRow>
  )
}

/** Whether these tasks would render the same, so that a tick re-renders only one row of the month. */
export function isDrawn(
  before: RowsProps,
  { tasks, inFlight, leaving, arrived, ...rest }: RowsProps,
): boolean {
  const isSame = (task: TaskWithPlant, index: number) =>
    task === before.tasks[index] &&
    inFlight.has(task.id) === before.inFlight.has(task.id) &&
    leaving.has(task.id) === before.leaving.has(task.id) &&
    arrived.has(task.id) === before.arrived.has(task.id)
  return (
    tasks.length === before.tasks.length &&
    tasks.every(isSame) &&
    Object.entries(rest).every(([name, value]) => before[name as keyof typeof rest] === value)
  )
}
