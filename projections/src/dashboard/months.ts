import { type CivilMonth, monthOf } from '@wattle/contracts/civil-date.ts'
import type { Priority } from '@wattle/contracts/tasks/choices.ts'
import type { TaskFacts } from '@wattle/contracts/tasks/facts.ts'

/** How many tasks fall due in a month, and how many of each priority are still to do. */
export type MonthCount = { total: number; pending: { high: number; medium: number; low: number } }

export type Months = Readonly<Record<CivilMonth, MonthCount>>

/** The fields of a task that counting needs. */
export type Counted = Pick<TaskFacts, 'dueDate' | 'priority' | 'status'>

/** A month without a task. */
export const emptyMonth: MonthCount = { total: 0, pending: { high: 0, medium: 0, low: 0 } }
const words = { 1: 'high', 2: 'medium', 3: 'low' } as const satisfies Record<Priority, string>

/** The counts after removing and adding these tasks; months without a task are absent. */
export function recount(months: Months, leaving: readonly Counted[], coming: readonly Counted[]): Months {
  const next = { ...months }
  for (const task of leaving) add(next, task, -1)
  for (const task of coming) add(next, task, 1)
  return next
}

function add(
  months: Record<CivilMonth, MonthCount>,
  { dueDate, priority, status }: Counted,
  by: 1 | -1,
): void {
  const month = monthOf(dueDate)
  const { total, pending } = months[month] ?? emptyMonth
  if (total + by === 0) {
    delete months[month]
    return
  }
  const word = words[priority]
  months[month] = {
    total: total + by,
    pending: status === 'pending' ? { ...pending, [word]: pending[word] + by } : pending,
  }
}
