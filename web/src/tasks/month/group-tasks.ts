import { addMonths, type CivilDate, type CivilMonth, lastDay, monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { monthText } from '../../ui/text/dates.ts'
import { type Alike, groupAlike } from '../row/group-alike.ts'

/** The tasks of one location; those of no location are General. */
export type LocationGroup = {
  id: string
  name: string
  icon: string | null
  background: string | null
  /** The first day on which something is due that is to do, or was until today; the last of all days where nothing is. */
  since: CivilDate
  /** How many tasks are to do and how many are done, also when only the first of them are in the rows. */
  toDo: number
  done: number
  /** Tasks alike share a row. What is done lies below what is not, the latest first. */
  rows: Alike[]
}
export type MonthGroup = { month: CivilMonth | ''; label: string; locations: LocationGroup[] }

/** What a month is called beside today: This Month, Last Month, its name, or Unscheduled for none. */
export function monthLabel(month: CivilMonth | '', today: CivilDate): string {
  if (month === '') return 'Unscheduled'
  if (month === monthOf(today)) return 'This Month'
  return month === addMonths(monthOf(today), -1) ? 'Last Month' : monthText(month)
}

/**
 * Tasks by month, earliest first with the unscheduled last, and by location within: first where something is due first, General
 * after a location as early. Those `held` were ticked a moment ago and still stand with what is to do; without `withDone` there
 * is no more than that.
 */
export function groupByMonth(
  tasks: readonly TaskWithPlant[],
  today: CivilDate,
  held: ReadonlySet<string>,
  withDone = true,
): MonthGroup[] {
  return [...Map.groupBy(tasks, (task) => task.month)]
    .sort(([a], [b]) => Number(!a) - Number(!b) || a.localeCompare(b))
    .map(([month, list]) => ({
      month,
      label: monthLabel(month, today),
      locations: [...Map.groupBy(list, (task) => task.plant?.locationId ?? '')]
        .map(([id, ofLocation]) => locationOf(id, ofLocation, today, held, withDone))
        .filter(({ rows }) => rows.length > 0)
        .sort(byFirstDay),
    }))
    .filter(({ locations }) => locations.length > 0)
}

/** Whether a task stands with what is to do. */
export function isToDo({ id, status }: TaskWithPlant, held: ReadonlySet<string>): boolean {
  return status === 'pending' || held.has(id)
}

/** The groups with so many rows as are wanted, from the top; locations and months without any of them are left out. */
export function topOf(groups: readonly MonthGroup[], wanted: number): MonthGroup[] {
  let room = wanted
  const top = (location: LocationGroup): LocationGroup => {
    const rows = location.rows.slice(0, Math.max(0, room))
    room -= location.rows.length
    return { ...location, rows }
  }
  return groups
    .map((group) => ({ ...group, locations: group.locations.map(top).filter(({ rows }) => rows.length > 0) }))
    .filter(({ locations }) => locations.length > 0)
}

/** So many rows as are wanted, and the last few with them, which are not worth asking for. */
export function rowsToDraw(all: number, wanted: number): number {
  return all - wanted <= 5 ? all : wanted
}

/** How many rows the groups have. */
export function rowsOf(groups: readonly MonthGroup[]): number {
  return rowsIn(groups).length
}

/** How many tasks are in these rows. */
export function tasksOf(groups: readonly MonthGroup[]): number {
  return rowsIn(groups).reduce((sum, { tasks }) => sum + tasks.length, 0)
}

function rowsIn(groups: readonly MonthGroup[]): Alike[] {
  return groups.flatMap(({ locations }) => locations.flatMap(({ rows }) => rows))
}

function locationOf(
  id: string,
  tasks: readonly TaskWithPlant[],
  today: CivilDate,
  held: ReadonlySet<string>,
  withDone: boolean,
): LocationGroup {
  const plant = tasks[0]?.plant
  const toDo = tasks.filter((task) => isToDo(task, held))
  const done = withDone ? tasks.filter((task) => !isToDo(task, held)) : []
  const days = [...Map.groupBy(done, ({ completedOn }) => completedOn ?? '')]
  const doneRows = days
    .sort(([a], [b]) => b.localeCompare(a))
    .flatMap(([day, then]) => groupAlike(then).map((alike) => ({ ...alike, key: day + alike.key })))
  return {
    id,
    name: plant?.locationName || 'General',
    icon: plant?.locationIcon ?? null,
    background: plant?.locationBackground ?? null,
    // With what was done today, so that no location moves away while its tasks are ticked.
    since: tasks
      .filter((task) => isToDo(task, held) || task.completedOn === today)
      .reduce((first, { dueDate }) => (dueDate < first ? dueDate : first), lastDay),
    toDo: toDo.length,
    done: done.length,
    rows: [...groupAlike(toDo), ...doneRows],
  }
}

function byFirstDay(a: LocationGroup, b: LocationGroup): number {
  return (
    a.since.localeCompare(b.since) || Number(!a.id) - Number(!b.id) || a.name.localeCompare(b.name, 'en-AU')
  )
}
