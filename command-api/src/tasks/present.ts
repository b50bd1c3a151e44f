import { monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { taskIn } from '../state/find.ts'
import type { Garden } from '../state/garden.ts'

export function presentTask(garden: Garden, taskId: string): TaskView {
  const {
    touched: _touched,
    nextId: _nextId,
    series: _series,
    taskType: _taskType,
    ...task
  } = taskIn(garden, taskId)
  return { ...task, month: monthOf(task.dueDate) }
}
