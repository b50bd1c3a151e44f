import { addMonths, type CivilDate, type CivilMonth, monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { monthText } from '../ui/dates.ts'

/** The tasks of one place; those of no place are General. */
export type PlaceGroup = {
  id: string
  name: string
  icon: string | null
  background: string | null
  tasks: TaskWithPlant[]
}
export type MonthGroup = { month: CivilMonth | ''; label: string; places: PlaceGroup[] }

/** What a month is called beside today: This Month, Last Month, its name, or Unscheduled for none. */
export function monthLabel(month: CivilMonth | '', today: CivilDate): string {
  if (month === '') return 'Unscheduled'
  if (month === monthOf(today)) return 'This Month'
  return month === addMonths(monthOf(today), -1) ? 'Last Month' : monthText(month)
}

/** Tasks by month, earliest first with the unscheduled last, and by place within, General last. */
export function groupByMonth(tasks: readonly TaskWithPlant[], today: CivilDate): MonthGroup[] {
  return [...Map.groupBy(tasks, (task) => task.month)]
    .sort(([a], [b]) => Number(!a) - Number(!b) || a.localeCompare(b))
    .map(([month, list]) => ({ month, label: monthLabel(month, today), places: groupByPlace(list) }))
}

function groupByPlace(tasks: readonly TaskWithPlant[]): PlaceGroup[] {
  return [...Map.groupBy(tasks, (task) => task.plant?.locationId ?? '')]
    .map(([id, list]) => {
      const plant = list[0]?.plant
      return {
        id,
        name: plant?.locationName || 'General',
        icon: plant?.locationIcon ?? null,
        background: plant?.locationBackground ?? null,
        tasks: list,
      }
    })
    .sort((a, b) => Number(!a.id) - Number(!b.id) || a.name.localeCompare(b.name, 'en-AU'))
}
