import { addDays, type CivilDate, lastDay } from '@wattle/contracts/civil-date.ts'
import { nextTurn } from '@wattle/contracts/tasks/recurrence.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import type { Task } from '../state/entities.ts'

/** Days after completion in which a job that recurs yearly, or monthly, is not planned again. */
const restAfter = { aYear: 60, aMonth: 15 }

/** The most days by which work can be done ahead of its due date. */
const mostAhead = 365

/**
 * The proposed tasks without work that was done recently: a recurring task moves to its next occurrence, as
 * if it had been completed under this plan; any other task is left out.
 */
export function withoutDone(proposed: readonly PlannedTask[], tasks: readonly Task[]): PlannedTask[] {
  const done = lastDone(tasks)
  return proposed.flatMap((task): PlannedTask[] => {
    const last = task.reason && done.get(task.reason.rule)
    if (!last || task.dueDate >= addDays(last, restOf(task))) return [task]
    if (!task.isRecurring) return []
    const dueDate = nextTurn(task.recurringFrequency, task.dueDate, last, task.series?.day)
    if (dueDate > (task.series?.until ?? lastDay)) return []
    return [{ ...task, dueDate }]
  })
}

/**
 * The day up to which each rule is done: the due date of work done ahead, otherwise the day of completion.
 */
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
