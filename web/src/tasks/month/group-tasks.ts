import { addMonths, type CivilDate, type CivilMonth, monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { monthText } from '../../ui/text/dates.ts'

/** The tasks of one place; those of no place are General. */
export type PlaceGroup = {
  id: string
  name: string
  icon: string | null
  background: string | null
  /** How many tasks there are, also when only the first of them are in the list. */
  count: number
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

/** The groups with so many tasks as are wanted, from the top; places and months without any of them are left out. */
export function topOf(groups: readonly MonthGroup[], wanted: number): MonthGroup[] {
  let room = wanted
  const top = (place: PlaceGroup): PlaceGroup => {
    const tasks = place.tasks.slice(0, Math.max(0, room))
    room -= place.tasks.length
    return { ...place, tasks }
  }
  return groups
    .map((group) => ({ ...group, places: group.places.map(top).filter(({ tasks }) => tasks.length > 0) }))
    .filter(({ places }) => places.length > 0)
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
        count: list.length,
        tasks: list,
      }
    })
    .sort((a, b) => Number(!a.id) - Number(!b.id) || a.name.localeCompare(b.name, 'en-AU'))
}
