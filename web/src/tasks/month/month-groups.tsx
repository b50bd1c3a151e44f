import { useRef } from 'react'
import { type MonthGroup, rowsOf, rowsToDraw, tasksOf, topOf } from './group-tasks.ts'
import { Head } from './month-head.tsx'
import { MoreTasks } from './more-tasks.tsx'
import { LocationTasks } from './task-groups.tsx'
import type { RowActions } from './task-rows.tsx'
import { useRows } from './use-rows.ts'

/** The rows by month and location, one page at a time. */
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
      {top.map(({ month, label, locations }, index) => (
        <div key={month}>
          {(month === '' || isEveryMonth) && (
            <Head
              id={index === 0 && isEveryMonth ? id : `${id}-${month || 'unscheduled'}`}
              month={month}
              label={label}
            />
          )}
          {locations.map((location) => (
            <LocationTasks key={location.id} location={location} month={label} {...actions} />
          ))}
        </div>
      ))}
      <MoreTasks {...more} hasMore={all > shown} text={`${tasksOf(top)} of ${tasksOf(groups)} tasks shown`} />
    </div>
  )
}
