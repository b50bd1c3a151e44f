import type { CivilDate } from '../civil-date.ts'
import type { CareInstructions } from '../plants/care.ts'
import type { PlantingMethod } from '../plants/choices.ts'
import type { AustralianState, Complexity, Effort } from '../profile/choices.ts'
import type { Priority, RecurringFrequency, TaskType } from '../tasks/choices.ts'
import type { TaskReason } from '../tasks/task.ts'

/** The plant whose year of care is to be planned, and what its gardener wants. */
export type CarePlanInput = {
  plant: {
    name: string
    species: string
    plantedDate: CivilDate
    plantingMethod: PlantingMethod
    careInstructions: CareInstructions
  }
  place: { state: AustralianState; postcode: string; city?: string | null }
  effort: Effort
  preferredTaskTypes: TaskType[]
  complexity: Complexity
  /** The gardener's own civil date; every due date lies in the twelve months from it. */
  today: CivilDate
}

export type ProposedTask = {
  title: string
  description: string
  taskType: TaskType
  dueDate: CivilDate
  priority: Priority
  /** Minutes. */
  estimatedTime: number
  isRecurring: boolean
  recurringFrequency: RecurringFrequency
  /** The last day on which the task may recur, because a young plant matures or a crop is pulled out. */
  until?: CivilDate
  productName?: string
  reason: TaskReason
}

export type CarePlan = {
  /** Sorted by due date, at most as many as the effort allows. */
  tasks: ProposedTask[]
  /**
   * A note to the gardener: what the plan is based on, or why it has fewer tasks than the effort asks for.
   */
  note?: string
}
