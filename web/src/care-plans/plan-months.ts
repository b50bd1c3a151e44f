import { addMonths, type CivilDate, type CivilMonth, monthOf } from '@wattle/contracts/civil-date.ts'
import { recursIn } from '@wattle/contracts/tasks/recurrence.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { bySoonest } from '../tasks/by-soonest.ts'
import type { YearMonth } from '../ui/notebook/year-strip.tsx'
import { monthName, monthText } from '../ui/text/dates.ts'
import { inWords } from '../ui/text/in-sentences.ts'
import { capitalised } from '../ui/text/words.ts'

/** The fields of a task that the plan needs. */
export type Planned = Pick<
  TaskView,
  'id' | 'month' | 'dueDate' | 'priority' | 'status' | 'isRecurring' | 'recurringFrequency' | 'recurringUntil'
>

export type PlanMonth<Task> = { month: CivilMonth | ''; title: string; detail?: string; tasks: Task[] }

/**
 * A plant's tasks by month, earliest first and unscheduled last, with completed tasks below pending ones. Tasks
 * completed in earlier months are returned separately. Tasks in `held` were just ticked and stay in place.
 */
export function planMonths<Task extends Planned>(
  tasks: readonly Task[],
  today: CivilDate,
  held: ReadonlySet<string> = new Set(),
): { months: PlanMonth<Task>[]; finished: Task[] } {
  const now = monthOf(today)
  const isDone = (task: Task) => task.status === 'completed' && !held.has(task.id)
  const pendingFirst = (a: Task, b: Task) => Number(isDone(a)) - Number(isDone(b)) || bySoonest(a, b)
  const isPast = (task: Task) => isDone(task) && task.month !== '' && task.month < now
  const months = [
    ...Map.groupBy(
      tasks.filter((task) => !isPast(task)),
      (task) => task.month,
    ),
  ]
    .sort(([a], [b]) => Number(!a) - Number(!b) || a.localeCompare(b))
    .map(([month, list]) => ({ month, ...headOf(month, now), tasks: list.sort(pendingFirst) }))
  return { months, finished: tasks.filter(isPast).sort((a, b) => bySoonest(b, a)) }
}

/**
 * The twelve months from this one on, with the number and priorities of their tasks. A recurring task counts in
 * every month it falls in.
 */
export function yearAhead(tasks: readonly Planned[], today: CivilDate): YearMonth[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = addMonths(monthOf(today), index)
    const within = tasks.filter((task) => fallsIn(month, task))
    return { month, tasks: within.length, priorities: [...new Set(within.map(({ priority }) => priority))] }
  })
}

/** Whether a task is ticked off once a month, however often its plant needs it. */
export function repeatsMonthly(tasks: readonly Planned[]): boolean {
  return tasks.some((task) => comesAgain(task) && task.recurringFrequency.startsWith('monthly'))
}

/** Whether a task falls in more months of the year than the one it is listed in. */
export function repeatsInYear(tasks: readonly Planned[]): boolean {
  return tasks.some((task) => comesAgain(task) && task.recurringFrequency !== 'annual')
}

function comesAgain({ isRecurring, month, status }: Planned): boolean {
  return isRecurring && month !== '' && status === 'pending'
}

function fallsIn(month: CivilMonth, task: Planned): boolean {
  const { recurringFrequency, dueDate, recurringUntil } = task
  return (
    task.month === month || (comesAgain(task) && recursIn(month, recurringFrequency, dueDate, recurringUntil))
  )
}

/**
 * The span of the plan, such as `from November 2026 to September 2027`, or `from November 2026 on` if a task repeats;
 * empty without a dated task.
 */
export function spanOf(tasks: readonly Planned[]): string {
  const months = tasks.flatMap(({ month }) => month || []).sort()
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return ''
  if (tasks.some(comesAgain)) return `from ${monthText(first)} on`
  return first === last ? `in ${monthText(first)}` : `from ${monthText(first)} to ${monthText(last)}`
}

function headOf(month: CivilMonth | '', now: CivilMonth) {
  if (month === '') return { title: 'Unscheduled' }
  if (month === now) return { title: 'This Month', detail: monthText(month) }
  return { title: monthName(month), detail: month.slice(0, 4) }
}

/** A plan in one line: `Seven tasks from November 2026 to September 2027`. */
export function planLead(months: readonly PlanMonth<Planned>[]): string {
  const tasks = months.flatMap((month) => month.tasks)
  if (tasks.length === 0) return 'Nothing more is planned'
  const number = capitalised(inWords(tasks.length))
  return `${number} ${tasks.length === 1 ? 'task' : 'tasks'} ${spanOf(tasks)}`.trim()
}
