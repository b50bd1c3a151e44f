import { useRef } from 'react'
import type { Alike } from '../row/group-alike.ts'
import { type MonthGroup, rowsIn, rowsToDraw, topOf } from './group-tasks.ts'
import { LocationTasks } from './location-tasks.tsx'
import { MonthHead } from './month-head.tsx'
import { MoreTasks } from './more-tasks.tsx'
import type { RowActions } from './task-rows.tsx'
import { useRows } from './use-rows.ts'

/** The rows by month and location, one page at a time. */
export function MonthGroups({
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
  const rows = rowsIn(groups)
  const shown = rowsToDraw(rows.length, more.rows)
  const top = topOf(groups, shown)
  return (
    <div ref={area}>
      {top.map(({ month, label, locations }, index) => (
        <div key={month}>
          {(month === '' || isEveryMonth) && (
            <MonthHead
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
      <MoreTasks
        {...more}
        hasMore={rows.length > shown}
        text={`${tasksIn(rows.slice(0, shown))} of ${tasksIn(rows)} tasks shown`}
      />
    </div>
  )
}

const tasksIn = (rows: readonly Alike[]) => rows.reduce((sum, { tasks }) => sum + tasks.length, 0)
