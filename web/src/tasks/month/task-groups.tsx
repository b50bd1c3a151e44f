import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { NotebookTab } from '../../ui/notebook/notebook.tsx'
import { CountBadge } from '../../ui/page/pill.tsx'
import { useIsSelected } from '../../ui/selection/use-selection.ts'
import { AlikeRow } from '../row/alike-row.tsx'
import { type Alike, plantsText, reasonText } from '../row/group-alike.ts'
import { TaskRow } from '../row/task-row.tsx'
import type { PlaceGroup } from './group-tasks.ts'

export type RowActions = {
  today: CivilDate
  inFlight: ReadonlySet<string>
  leaving: ReadonlySet<string>
  arrived: ReadonlySet<string>
  onTick: (task: TaskWithPlant, completed: boolean) => void
  onTickAll: (tasks: readonly TaskWithPlant[], completed: boolean) => void
  onOpen: (task: TaskWithPlant) => void
  onEdit: (task: TaskWithPlant) => void
  onDelete: (task: TaskWithPlant) => void
}

/** What is to do in one place, under its tab, and below it what is done there. */
export function PlaceTasks({ place, month, ...actions }: { place: PlaceGroup; month: string } & RowActions) {
  return (
    <section aria-label={`${place.name}, ${month}`}>
      <NotebookTab bed={place.id ? bedOf(place.background) : undefined} mark={place.icon} name={place.name}>
        {place.toDo > 0 && <CountBadge count={place.toDo} unit="to do" />}
        {place.done > 0 && <span className="small">{place.done} done</span>}
      </NotebookTab>
      <ul>
        {place.rows.map((alike) => (
          <Tasks key={alike.key} tasks={alike.tasks} {...actions} />
        ))}
      </ul>
    </section>
  )
}

/** A task, or several alike in one row that opens to each of them; while tasks are selected, each its own. */
function Tasks({
  tasks,
  inFlight,
  leaving,
  arrived,
  onTickAll,
  ...actions
}: Pick<Alike, 'tasks'> & RowActions) {
  const stateOf = ({ id, status }: TaskWithPlant) => {
    if (leaving.has(id)) return 'leaving'
    if (status === 'pending') return 'pending'
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
