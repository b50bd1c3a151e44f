import { addDays, type CivilDate, lastDay, partsOf } from '@wattle/contracts/civil-date.ts'
import { nextTurn } from '@wattle/contracts/tasks/recurrence.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import type { Task } from '../state/tasks.ts'

/** Days after it was done in which a job that comes once a year, or once a month, is not asked for again. */
const restAfter = { aYear: 60, aMonth: 15 }

/** Days for which work can be done ahead. */
const mostAhead = 365

/**
 * The proposed tasks without the work that was done just now: what recurs is asked for at its next turn, as if it had been
 * completed from this plan, and what does not is left out.
 */
export function withoutDone(proposed: readonly PlannedTask[], tasks: readonly Task[]): PlannedTask[] {
  const done = lastDone(tasks)
  return proposed.flatMap((task): PlannedTask[] => {
    const last = task.reason && done.get(task.reason.rule)
    if (!last || task.dueDate >= addDays(last, restOf(task))) return [task]
    if (!task.isRecurring) return []
    const dueDate = nextTurn(task.recurringFrequency, task.dueDate, last)
    if (dueDate > (task.series?.until ?? lastDay)) return []
    return [{ ...task, dueDate, series: task.series && { ...task.series, day: partsOf(dueDate).day } }]
  })
}

/** The last day for which each rule was done. */
function lastDone(tasks: readonly Task[]): Map<string, CivilDate> {
  const days = new Map<string, CivilDate>()
  for (const { reason, completedOn, dueDate } of tasks) {
    if (!reason || completedOn === null) continue
    const day = clamped(dueDate, completedOn, addDays(completedOn, mostAhead))
    if (day > (days.get(reason.rule) ?? '')) days.set(reason.rule, day)
  }
  return days
}

const clamped = (day: CivilDate, first: CivilDate, last: CivilDate): CivilDate =>
  day < first ? first : day > last ? last : day

const restOf = ({ recurringFrequency }: PlannedTask): number =>
  recurringFrequency.startsWith('monthly') ? restAfter.aMonth : restAfter.aYear
