import { bedOf } from '../../ui/bed-of.ts'
import { NotebookTab } from '../../ui/notebook/notebook.tsx'
import { CountBadge } from '../../ui/page/pill.tsx'
import type { PlaceGroup } from './group-tasks.ts'
import { type RowActions, TaskRows } from './task-rows.tsx'

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
          <TaskRows key={alike.key} tasks={alike.tasks} {...actions} />
        ))}
      </ul>
    </section>
  )
}
