import type { CivilDate, CivilMonth } from '@wattle/contracts/civil-date.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { TaskStatus } from '@wattle/contracts/tasks/choices.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'

/** A task, with the times it was recorded and last changed. */
export type TaskDocument = Omit<PlannedTask, 'taskId' | 'series' | 'taskType'> & {
  id: string
  gardenId: GardenId
  month: CivilMonth
  status: TaskStatus
  /** The last day on which the task may recur. */
  recurringUntil: CivilDate | null
  completedOn: CivilDate | null
  isAutomated: boolean
  createdAt: string
  updatedAt: string
}
