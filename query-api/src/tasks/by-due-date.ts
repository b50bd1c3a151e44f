import type { TaskDocument } from '@wattle/projections/tasks/document.ts'

/** Soonest first; on the same day, most important first, then by id. */
export function byDueDate(a: TaskDocument, b: TaskDocument): number {
  if (a.dueDate !== b.dueDate) return a.dueDate < b.dueDate ? -1 : 1
  return a.priority - b.priority || (a.id < b.id ? -1 : 1)
}
