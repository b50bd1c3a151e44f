import { capitalised, inWords } from '../ui/text/words.ts'
import { type PlanMonth, type Planned, spanOf } from './plan-months.ts'

/** A plan in one line: `Seven tasks from November 2026 to September 2027`. */
export function planLead(months: readonly PlanMonth<Planned>[]): string {
  const tasks = months.flatMap((month) => month.tasks)
  if (tasks.length === 0) return 'Nothing more is planned'
  const number = capitalised(inWords(tasks.length))
  return `${number} ${tasks.length === 1 ? 'task' : 'tasks'} ${spanOf(tasks)}`.trim()
}
