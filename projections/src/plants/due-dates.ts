import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { PlantId } from '@wattle/contracts/ids.ts'
import type { TaskStatus } from '@wattle/contracts/tasks/choices.ts'

/** When the pending tasks of a plant are due. */
export type DueDates = {
  /** One date per pending task, soonest first. */
  due: readonly CivilDate[]
  /** The soonest date, for sorting. */
  nextDue: CivilDate | typeof never
}

/** Sorts after every date, so plants without a pending task come last. */
const never = '9999'

/** A task with its plant. Without a status the task is new, so it is pending. */
export type Timed = { plantId: PlantId | null; dueDate: CivilDate; status?: TaskStatus }

export const nothingDue: DueDates = { due: [], nextDue: never }

/** The plant after tasks were removed and added; only the plant's own pending tasks count. */
export function withDueDates<Plant extends DueDates & { id: PlantId }>(
  plant: Plant,
  leaving: readonly Timed[],
  coming: readonly Timed[],
): Plant {
  const datesIn = (tasks: readonly Timed[]) =>
    tasks
      .filter(({ plantId, status }) => plantId === plant.id && status !== 'completed')
      .map(({ dueDate }) => dueDate)
  const due = [...plant.due]
  for (const date of datesIn(leaving)) {
    const at = due.indexOf(date)
    if (at >= 0) due.splice(at, 1)
  }
  due.push(...datesIn(coming))
  due.sort()
  return { ...plant, due, nextDue: due[0] ?? never }
}
