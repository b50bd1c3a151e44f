import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { useId, useState } from 'react'
import { bedOf } from '../../ui/bed-of.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { NotebookTab } from '../../ui/notebook/notebook.tsx'
import { CountBadge } from '../../ui/page/pill.tsx'
import { TaskRow } from '../row/task-row.tsx'
import type { PlaceGroup } from './group-tasks.ts'

export type RowActions = {
  today: CivilDate
  inFlight: ReadonlySet<string>
  leaving: ReadonlySet<string>
  arrived: ReadonlySet<string>
  onTick: (task: TaskWithPlant, completed: boolean) => void
  onOpen: (task: TaskWithPlant) => void
  onEdit: (task: TaskWithPlant) => void
  onDelete: (task: TaskWithPlant) => void
}

const firstDone = 4

/** What is to do in one place, under its tab. */
export function PlaceTasks({ place, month, ...actions }: { place: PlaceGroup; month: string } & RowActions) {
  return (
    <section aria-label={`${place.name}, ${month}`}>
      <NotebookTab bed={place.id ? bedOf(place.background) : undefined} mark={place.icon} name={place.name}>
        <CountBadge count={place.count} unit="to do" />
      </NotebookTab>
      <Rows tasks={place.tasks} {...actions} />
    </section>
  )
}

/** What is done, the latest first; the rest of a long list on demand. */
export function DoneTasks({ tasks, ...actions }: { tasks: readonly TaskWithPlant[] } & RowActions) {
  const id = useId()
  const [all, setAll] = useState(false)
  const sorted = tasks.toSorted((a, b) => (b.completedOn ?? '').localeCompare(a.completedOn ?? ''))
  const hidden = all ? 0 : Math.max(0, tasks.length - firstDone)
  return (
    <section aria-labelledby={id}>
      <NotebookTab id={id} mark={<CheckIcon />} name="Done">
        <CountBadge count={tasks.length} unit="done" />
      </NotebookTab>
      <Rows tasks={sorted.slice(0, tasks.length - hidden)} {...actions} />
      {hidden > 0 && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          Show {hidden} more
        </Button>
      )}
    </section>
  )
}

function Rows({
  tasks,
  inFlight,
  leaving,
  arrived,
  ...actions
}: { tasks: readonly TaskWithPlant[] } & RowActions) {
  return (
    <ul>
      {tasks.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          plant={task.plant}
          inFlight={inFlight.has(task.id)}
          state={
            leaving.has(task.id)
              ? 'leaving'
              : task.status === 'pending'
                ? 'pending'
                : arrived.has(task.id)
                  ? 'arrived'
                  : 'done'
          }
          {...actions}
        />
      ))}
    </ul>
  )
}
