import { presentTask } from '@wattle/contracts/tasks/present.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import type { Garden } from '../state/garden.ts'
import { taskIn } from '../state/garden-lookup.ts'

export function presentTaskIn(garden: Garden, taskId: string): TaskView {
  const task = taskIn(garden, taskId)
  return presentTask({ ...task, recurringUntil: task.series?.until ?? null })
}
