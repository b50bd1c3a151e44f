import { bedOf } from '../../ui/bed-of.ts'
import { NotebookTab } from '../../ui/notebook/notebook.tsx'
import { CountBadge } from '../../ui/page/pill.tsx'
import type { LocationGroup } from './group-tasks.ts'
import { type RowActions, TaskRows } from './task-rows.tsx'

/** A location's tasks under its tab, completed ones below pending ones. */
export function LocationTasks({
  location,
  month,
  ...actions
}: { location: LocationGroup; month: string } & RowActions) {
  return (
    <section aria-label={`${location.name}, ${month}`}>
      <NotebookTab
        bed={location.id ? bedOf(location.background) : undefined}
        mark={location.icon}
        name={location.name}
      >
        {location.toDo > 0 && <CountBadge count={location.toDo} unit="to do" />}
        {location.done > 0 && <span className="small">{location.done} done</span>}
      </NotebookTab>
      <ul>
        {location.rows.map((alike) => (
          <TaskRows key={alike.key} tasks={alike.tasks} {...actions} />
        ))}
      </ul>
    </section>
  )
}
