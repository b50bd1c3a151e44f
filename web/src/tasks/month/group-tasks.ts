import { addMonths, type CivilDate, type CivilMonth, lastDay, monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { byName } from '../../ui/text/by-name.ts'
import { monthText } from '../../ui/text/dates.ts'
import { type Alike, groupAlike } from '../row/group-alike.ts'

/** The tasks of one location, or the General ones without a location. */
export type LocationGroup = {
  id: string
  name: string
  icon: string | null
  background: string | null
  /**
   * The earliest due date of tasks that are pending or were completed today; the last possible date if there are none.
   */
  since: CivilDate
  /** Numbers of pending and completed tasks, even if only some rows are drawn. */
  toDo: number
  done: number
  /** Tasks alike share a row. Completed rows come last, the latest first. */
  rows: Alike[]
}
export type MonthGroup = { month: CivilMonth | ''; label: string; locations: LocationGroup[] }

/** A month's label relative to today: This Month, Last Month, its name, or Unscheduled for ''. */
export function monthLabel(month: CivilMonth | '', today: CivilDate): string {
  if (month === '') return 'Unscheduled'
  if (month === monthOf(today)) return 'This Month'
  return month === addMonths(monthOf(today), -1) ? 'Last Month' : monthText(month)
}

/**
 * Groups tasks by month, earliest first and unscheduled last, and within a month by location, ordered by earliest due
 * date, with General after a location that is equally early. Tasks in `held` were just ticked and still count as
 * pending. Without `withDone`, completed tasks are left out.
 */
export function groupByMonth(
  tasks: readonly TaskWithPlant[],
  today: CivilDate,
  held: ReadonlySet<string>,
  withDone = true,
): MonthGroup[] {
  return withRows(
    [...Map.groupBy(tasks, (task) => task.month)]
      .sort(([a], [b]) => Number(!a) - Number(!b) || a.localeCompare(b))
      .map(([month, list]) => ({
        month,
        label: monthLabel(month, today),
        locations: [...Map.groupBy(list, (task) => task.plant?.locationId ?? '')]
          .map(([id, ofLocation]) => locationOf(id, ofLocation, today, held, withDone))
          .sort(byFirstDay),
      })),
  )
}

/** Whether a task is listed among the pending ones. */
export function isToDo({ id, status }: TaskWithPlant, held: ReadonlySet<string>): boolean {
  return status === 'pending' || held.has(id)
}

/** The first `wanted` rows of the groups, without locations and months that have none of them. */
export function topOf(groups: readonly MonthGroup[], wanted: number): MonthGroup[] {
  let room = wanted
  const top = (location: LocationGroup): LocationGroup => {
    const rows = location.rows.slice(0, Math.max(0, room))
    room -= location.rows.length
    return { ...location, rows }
  }
  return withRows(groups.map((group) => ({ ...group, locations: group.locations.map(top) })))
}

/** The groups without locations and months that have no rows. */
function withRows(groups: readonly MonthGroup[]): MonthGroup[] {
  return groups
    .map((group) => ({ ...group, locations: group.locations.filter(({ rows }) => rows.length > 0) }))
    .filter(({ locations }) => locations.length > 0)
}

/** The number of rows to draw: `wanted`, or all if at most five more remain, which are not worth a button. */
export function rowsToDraw(all: number, wanted: number): number {
  return all - wanted <= 5 ? all : wanted
}

export function rowsIn(groups: readonly MonthGroup[]): Alike[] {
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
    // Tasks completed today count too, so that a location does not move while its tasks are ticked.
    since: tasks
      .filter((task) => isToDo(task, held) || task.completedOn === today)
      .reduce((first, { dueDate }) => (dueDate < first ? dueDate : first), lastDay),
    toDo: toDo.length,
    done: done.length,
    rows: [...groupAlike(toDo), ...doneRows],
  }
}

function byFirstDay(a: LocationGroup, b: LocationGroup): number {
  return a.since.localeCompare(b.since) || Number(!a.id) - Number(!b.id) || byName(a.name, b.name)
}
