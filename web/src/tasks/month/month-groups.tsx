import { useDeferredValue } from 'react'
import { type MonthGroup, topOf } from './group-tasks.ts'
import { Head } from './month-head.tsx'
import { PlaceTasks, type RowActions } from './task-groups.tsx'

/** Enough rows to fill a screen. */
const firstRows = 24

/** The rows, month by month and place by place. The first screenful comes at once, the rest while it can be used already. */
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
  const rows = useDeferredValue(Number.POSITIVE_INFINITY, firstRows)
  return (
    <>
      {topOf(groups, rows).map(({ month, label, places }, index) => (
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
    </>
  )
}
