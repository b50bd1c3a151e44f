import { monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import type { Garden } from '../state/garden.ts'
import { taskIn } from '../state/garden-lookup.ts'

export function presentTask(garden: Garden, taskId: string): TaskView {
  const task = taskIn(garden, taskId)
  return {
    id: task.id,
    title: task.title,
    description: task.description,
    plantId: task.plantId,
    dueDate: task.dueDate,
    month: monthOf(task.dueDate),
    priority: task.priority,
    status: task.status,
    completedOn: task.completedOn,
    isRecurring: task.isRecurring,
    recurringFrequency: task.recurringFrequency,
    recurringUntil: task.series?.until ?? null,
    estimatedTime: task.estimatedTime,
    product: task.product,
    reason: task.reason,
    isAutomated: task.isAutomated,
  }
}
