import { useRef } from 'react'
import { type MonthGroup, rowsOf, rowsToDraw, tasksOf, topOf } from './group-tasks.ts'
import { Head } from './month-head.tsx'
import { MoreTasks } from './more-tasks.tsx'
import { PlaceTasks } from './task-groups.tsx'
import type { RowActions } from './task-rows.tsx'
import { useRows } from './use-rows.ts'

/** The rows, month by month and place by place, a page of them at a time. */
export function Groups({
  id,
  groups,
  isEveryMonth,
  actions,
}: {
  id: string
  groups: readonly MonthGroup[]
  isEveryMonth: boolean
  actions: RowActions
}) {
  const area = useRef<HTMLDivElement>(null)
  const more = useRows(area)
  const all = rowsOf(groups)
  const shown = rowsToDraw(all, more.rows)
  const top = topOf(groups, shown)
  return (
    <div ref={area}>
      {top.map(({ month, label, places }, index) => (
        <div key={month}>
          {(month === '' || isEveryMonth) && (
            <Head
              id={index === 0 && isEveryMonth ? id : `${id}-${month || 'unscheduled'}`}
              month={month}
              label={label}
            />
          )}
          {places.map((place) => (
            <PlaceTasks key={place.id} place={place} month={label} {...actions} />
          ))}
        </div>
      ))}
      <MoreTasks {...more} hasMore={all > shown} text={`${tasksOf(top)} of ${tasksOf(groups)} tasks shown`} />
    </div>
  )
}
